"""Runs a program that ends with the process that started it. A script of its own: `leash.py PARENT COMMAND...`.

Where the parent is killed, nobody is left to end its children. A program that waits for its next line sees that its
input has closed; one that does not read is killed by the system. Only Linux does that.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1

if __name__ == "__main__":
    parent, command = int(sys.argv[1]), sys.argv[2:]
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            sys.exit("The parent has ended.")
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]} cannot be run: {error.strerror}.")
