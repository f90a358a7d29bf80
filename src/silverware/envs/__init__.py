"""Games for programs that learn: observations as tensors, moves as numbered actions, and the interfaces of others.

>>> from silverware.envs import VectorTable
>>> table = VectorTable("quick-silver", seats=4, games=8, seed=1)
>>> for _ in range(100):
...     table.step(table.sample())
>>> table.setting.planes(table.observations)["hand"].shape
(8, 8)
"""

from silverware.envs.setting import Setting
from silverware.envs.table import Arrays, VectorTable

__all__ = ["Arrays", "Setting", "VectorTable"]
