"""Messages to browsers that are not open: encrypted for them (RFC 8291), and signed by this server (RFC 8292).

A browser gives us an address of its push service and keys of its own. Only the browser can read what is sent; the push
service learns who sends, when, and how much.
"""

from __future__ import annotations

import base64
import binascii
import json
import secrets
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import SplitResult, urlsplit

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from silverware.server.refused import Refused

SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""The push services of browsers; with a dot in front, and all hosts under that name. We call no others."""
SIZE: Final = 4096
"""Bytes of a record of the encryption; our messages are one record."""
SECONDS: Final = 10
"""A push service may take."""
VALID: Final = 12 * 3600
"""Seconds for which a signature is good."""
UNCOMPRESSED: Final = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint


def encoded(data: bytes) -> str:
    """Bytes as base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url, with padding or without; Refused where it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise Refused("The keys of this browser cannot be read.") from None


def service_at(endpoint: str, others: Sequence[str]) -> SplitResult:
    """The address of a push service; Refused where it is none we know, so that nobody makes us call anybody else."""
    try:
        address = urlsplit(endpoint)
        origin, host = f"{address.scheme}://{address.netloc}", address.hostname or ""
    except ValueError:
        raise Refused("That is not the address of a push service.") from None
    known = any(host == name or (name[0] == "." and host.endswith(name)) for name in SERVICES)
    if not (origin in others or (known and origin == f"https://{host}")):
        raise Refused("That is not the address of a push service that this server knows.")
    return address


def public_of(key: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; Refused where it is none."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except (ValueError, UnsupportedAlgorithm, InvalidSignature):
        raise Refused("The keys of this browser cannot be read.") from None


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key out of a secret (HKDF)."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(message: bytes, public: bytes, auth: bytes) -> bytes:
    """A message for one browser, by its public key and its secret."""
    ours = ec.generate_private_key(ec.SECP256R1())
    point = ours.public_key().public_bytes(*UNCOMPRESSED)
    shared = ours.exchange(ec.ECDH(), public_of(public))
    material = derived(shared, auth, b"WebPush: info\0" + public + point, 32)
    salt = secrets.token_bytes(16)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + SIZE.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


class Signer:
    """Signs what this server sends, so that a push service knows it (VAPID)."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self._contact = contact
        self.public = encoded(self._key.public_key().public_bytes(*UNCOMPRESSED))
        """What browsers subscribe with."""

    def authorization(self, origin: str, time: int) -> str:
        """The header for a push service, at a time (seconds)."""
        claims = {"aud": origin, "exp": time + VALID, "sub": self._contact}
        parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
        signature = b"".join(number.to_bytes(32, "big") for number in decode_dss_signature(signed))
        return f"vapid t={'.'.join([*parts, encoded(signature)])}, k={self.public}"


def post(address: SplitResult, body: bytes, headers: dict[str, str]) -> int:
    """Send something; the status of the answer, 0 where there was none. Nobody is followed anywhere else."""
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = kind(address.hostname or "", address.port, timeout=SECONDS)
    try:
        connection.request("POST", address._replace(scheme="", netloc="").geturl(), body, headers)
        return connection.getresponse().status
    except (OSError, HTTPException):
        return 0
    finally:
        connection.close()
