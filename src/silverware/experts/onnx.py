"""Networks in ONNX, read and evaluated with numpy alone.

Only what our networks are made of is understood: `silverware.lab.train` writes nothing else. Where onnxruntime is
installed it says the same, and a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from struct import unpack
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from silverware.core.errors import BadTable

Array = NDArray[Any]
MODEL_GRAPH, MODEL_PROPERTY = 7, 14
GRAPH_NODE, GRAPH_CONSTANT, GRAPH_INPUT, GRAPH_OUTPUT = 1, 5, 11, 12
NODE_INPUT, NODE_OUTPUT, NODE_KIND, NODE_ATTRIBUTE = 1, 2, 4, 5
TENSOR_SHAPE, TENSOR_KIND, TENSOR_NAME, TENSOR_DATA = 1, 2, 8, 9
KINDS: Final = {1: np.float32, 7: np.int64, 10: np.float16}


def fields(data: bytes) -> Iterator[tuple[int, Any]]:
    """The fields of a message: numbers as they are, everything else as bytes."""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        match key & 7:
            case 0:
                value, at = varint(data, at)
                yield key >> 3, value
            case 2:
                size, at = varint(data, at)
                if at + size > len(data):
                    raise ValueError("cut off")
                yield key >> 3, data[at : at + size]
                at += size
            case 1 | 5 as kind:
                size = 8 if kind == 1 else 4
                yield key >> 3, data[at : at + size]
                at += size
            case _:
                raise ValueError("no Protocol Buffers")


def varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of seven bits a byte, and where the next thing begins."""
    number = shift = 0
    while True:
        byte = data[at]
        number |= (byte & 127) << shift
        at += 1
        shift += 7
        if byte < 128:
            return number, at


def all_of(message: bytes, wanted: int) -> list[Any]:
    """The values of a field."""
    return [value for number, value in fields(message) if number == wanted]


def numbers(message: bytes, wanted: int) -> list[int]:
    """The numbers of a field, packed or one by one."""
    found: list[int] = []
    for value in all_of(message, wanted):
        at = 0
        while isinstance(value, bytes) and at < len(value):
            number, at = varint(value, at)
            found.append(number)
        found += [] if isinstance(value, bytes) else [value]
    return [number - (1 << 64) if number >> 63 else number for number in found]


def tensor(message: bytes) -> tuple[str, Array]:
    """A constant, by name."""
    (kind,), (name,), (data,) = (all_of(message, each) for each in (TENSOR_KIND, TENSOR_NAME, TENSOR_DATA))
    return name.decode(), np.frombuffer(data, KINDS[kind]).reshape(numbers(message, TENSOR_SHAPE))


def attributes(node: bytes) -> dict[str, Any]:
    """What a node is told besides its inputs: numbers alone."""
    found: dict[str, Any] = {}
    for message in all_of(node, NODE_ATTRIBUTE):
        (name,) = all_of(message, 1)
        decimal = all_of(message, 2)
        found[name.decode()] = unpack("<f", decimal[0])[0] if decimal else numbers(message, 3)[0]
    return found


def normalized(x: Array, scale: Array, shift: Array, *, epsilon: float, axis: int) -> Array:
    """Each row with a mean of 0 and a deviation of 1, then scaled and shifted."""
    apart = x - x.mean(axis, keepdims=True)
    spread = np.sqrt((apart * apart).mean(axis, keepdims=True) + np.float32(epsilon))
    result: Array = apart / spread * scale + shift
    return result


OPERATIONS: Final[dict[str, Callable[..., Any]]] = {
    "Add": lambda a, b: a + b,
    "Cast": lambda x, to: x.astype(KINDS[to]),
    "Concat": lambda *parts, axis: np.concatenate(parts, axis),
    "Gather": lambda table, at, **_: table[at],
    "LayerNormalization": normalized,
    "MatMul": lambda a, b: a @ b,
    "Mul": lambda a, b: a * b,
    "ReduceSum": lambda x, axes, **_: x.sum(tuple(axes)),
    "Relu": lambda x: np.maximum(x, 0),
    "Slice": lambda x, first, stop, _: x[:, int(first[0]) : int(stop[0])],
}


class Network:
    """A network that was read from a file. What depends on constants alone is worked out once."""

    def __init__(self, data: bytes) -> None:
        try:
            (graph,) = all_of(data, MODEL_GRAPH)
            self.properties = {
                all_of(each, 1)[0].decode(): all_of(each, 2)[0].decode() for each in all_of(data, MODEL_PROPERTY)
            }
            """What the file says about itself."""
            self._constants = dict(tensor(message) for message in all_of(graph, GRAPH_CONSTANT))
            self._nodes: list[tuple[Callable[..., Any], list[str], str, dict[str, Any]]] = []
            (self._input,) = [all_of(each, 1)[0].decode() for each in all_of(graph, GRAPH_INPUT)]
            (self._output,) = [all_of(each, 1)[0].decode() for each in all_of(graph, GRAPH_OUTPUT)]
            for node in all_of(graph, GRAPH_NODE):
                (kind,), (result,) = all_of(node, NODE_KIND), all_of(node, NODE_OUTPUT)
                operation = OPERATIONS[kind.decode()], [name.decode() for name in all_of(node, NODE_INPUT)]
                self._add(*operation, result.decode(), attributes(node))
        except (ValueError, IndexError, KeyError, UnicodeDecodeError) as error:
            raise BadTable("This is not one of our networks in ONNX.") from error

    def _add(self, operation: Callable[..., Any], inputs: list[str], result: str, told: dict[str, Any]) -> None:
        if all(name in self._constants for name in inputs):
            self._constants[result] = operation(*[self._constants[name] for name in inputs], **told)
        else:
            self._nodes.append((operation, inputs, result, told))

    def __call__(self, cells: Array) -> Array:
        """How much it likes each action, for each row of cells."""
        values = {**self._constants, self._input: cells}
        for operation, inputs, result, told in self._nodes:
            values[result] = operation(*[values[name] for name in inputs], **told)
        answer: Array = values[self._output]
        return answer
