"""The networks that learn: a policy, which will play, and a critic, which sees all cards and stays behind."""

from __future__ import annotations

from itertools import accumulate

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from silverware.experts.layout import Layout
from silverware.lab.train.truth import Truth

OPSET = 17
NEVER = -1e9
"""How much a network likes what is not allowed."""


class Body(nn.Module):
    """Layers over a row of cells: amounts are scaled, and names are looked up."""

    scale: Tensor
    offsets: Tensor

    def __init__(self, layout: Layout, hidden: int, layers: int, truth: Truth | None = None) -> None:
        super().__init__()
        self.amounts = layout.amounts
        self.until = layout.amounts + len(layout.names)
        starts = [0, *accumulate(layout.names.tolist())]
        self.names = starts.pop()
        """How many names there are in all cells."""
        self.register_buffer("scale", torch.from_numpy(layout.scale))
        self.register_buffer("offsets", torch.tensor(starts, dtype=torch.int64))
        self.first = nn.Linear(layout.amounts + layout.told, hidden)
        self.table = nn.Parameter(torch.randn(self.names, hidden) * 0.05)
        self.truth = truth
        if truth is not None and truth.groups:
            groups = torch.tensor(truth.groups) * truth.names
            self.register_buffer("groups", groups)
            self.hidden = nn.Linear(int(groups.max()) + truth.names, hidden, bias=False)
        self.norm = nn.LayerNorm(hidden)
        self.layers = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(layers - 1))

    def forward(self, cells: Tensor, truth: Tensor | None = None) -> Tensor:
        plain = torch.cat([cells[:, : self.amounts] * self.scale, cells[:, self.until :].float()], 1)
        x = self.first(plain)
        if self.names:
            x = x + marked(cells[:, self.amounts : self.until].long() + self.offsets, self.names, x.dtype) @ self.table
        if truth is not None and truth.shape[1]:
            x = x + self.hidden(marked(truth.long() + 1 + self.groups, self.hidden.in_features, x.dtype))
        x = self.norm(x).relu()
        for layer in self.layers:
            x = x + layer(x).relu()
        return x


def marked(which: Tensor, count: int, kind: torch.dtype) -> Tensor:
    """Rows of so many cells, in which 1 is added to those that are named."""
    rows = torch.zeros(len(which), count, device=which.device, dtype=kind)
    return rows.scatter_add_(1, which, torch.ones_like(which, dtype=kind))


class Policy(nn.Module):
    """How much it likes each action, as the logarithm of how likely it takes it."""

    def __init__(self, layout: Layout, hidden: int, layers: int, rank: int) -> None:
        super().__init__()
        actions = len(layout.game.notation.moves)
        self.body = Body(layout, hidden, layers)
        self.low = nn.Linear(hidden, rank, bias=False) if rank else nn.Identity()
        self.head = nn.Linear(rank or hidden, actions)
        nn.init.normal_(self.head.weight, std=0.01)

    def likes(self, cells: Tensor) -> Tensor:
        """Of all actions, allowed or not."""
        likes: Tensor = self.head(self.low(self.body(cells)))
        return likes

    def forward(self, cells: Tensor, masks: Tensor) -> Tensor:
        return self.likes(cells).float().masked_fill(masks == 0, NEVER).log_softmax(-1)


class Critic(nn.Module):
    """The placement to expect for whoever is asked, from -1 to 1, where all cards lie open."""

    def __init__(self, layout: Layout, hidden: int, layers: int, truth: Truth) -> None:
        super().__init__()
        self.body = Body(layout, hidden, layers, truth)
        self.head = nn.Linear(hidden, 1)

    def forward(self, cells: Tensor, truth: Tensor) -> Tensor:
        return torch.tanh(self.head(self.body(cells, truth)).float().squeeze(-1)) * 1.05


def exported(policy: Policy, properties: dict[str, str]) -> bytes:
    """A policy in ONNX, with what is to be known about it. Numbers have 16 bits in the file and 32 at work."""
    body = policy.body
    constants: list[TensorProto] = []
    nodes: list[onnx.NodeProto] = []

    def constant(name: str, value: Tensor | list[int]) -> str:
        if isinstance(value, list):
            constants.append(numpy_helper.from_array(np.array(value, np.int64), name))
            return name
        small = value.detach().cpu().numpy()
        if small.dtype == np.int64:
            constants.append(numpy_helper.from_array(small, name))
            return name
        constants.append(numpy_helper.from_array(small.astype(np.float16), f"{name}.16"))
        return node("Cast", [f"{name}.16"], name, to=TensorProto.FLOAT)

    def node(kind: str, inputs: list[str], result: str, **told: float) -> str:
        nodes.append(helper.make_node(kind, inputs, [result], **told))
        return result

    def part(first: int, stop: int, result: str) -> str:
        bounds = [constant(f"{result}.first", [first]), constant(f"{result}.stop", [stop])]
        return node("Slice", ["cells", *bounds, constant(f"{result}.axis", [1])], result)

    def linear(layer: nn.Linear, x: str, name: str) -> str:
        y = node("MatMul", [x, constant(f"{name}.weight", layer.weight.T.contiguous())], f"{name}.product")
        return y if layer.bias is None else node("Add", [y, constant(f"{name}.bias", layer.bias)], f"{name}.sum")

    width = body.until + body.first.in_features - body.amounts
    amounts = node("Cast", [part(0, body.amounts, "amounts")], "amounts.float", to=TensorProto.FLOAT)
    scaled = node("Mul", [amounts, constant("scale", body.scale)], "scaled")
    told = node("Cast", [part(body.until, width, "told")], "told.float", to=TensorProto.FLOAT)
    x = linear(body.first, node("Concat", [scaled, told], "plain", axis=1), "first")
    if body.names:
        names = node("Add", [part(body.amounts, body.until, "names"), constant("offsets", body.offsets)], "which")
        found = node("Gather", [constant("table", body.table), names], "found", axis=0)
        x = node("Add", [x, node("ReduceSum", [found, constant("over", [1])], "named", keepdims=0)], "both")
    shift = [constant("norm.scale", body.norm.weight), constant("norm.shift", body.norm.bias)]
    x = node("LayerNormalization", [x, *shift], "normal", axis=-1, epsilon=body.norm.eps)
    x = node("Relu", [x], "x0")
    for at, layer in enumerate(body.layers):
        assert isinstance(layer, nn.Linear)
        x = node("Add", [x, node("Relu", [linear(layer, x, f"layer{at}")], f"step{at}")], f"x{at + 1}")
    if isinstance(policy.low, nn.Linear):
        x = linear(policy.low, x, "low")
    answer = linear(policy.head, x, "head")
    given = helper.make_tensor_value_info("cells", TensorProto.INT64, ["rows", width])
    made = helper.make_tensor_value_info(answer, TensorProto.FLOAT, ["rows", policy.head.out_features])
    graph = helper.make_graph(nodes, "policy", [given], [made], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=8)
    helper.set_model_props(model, properties)
    onnx.checker.check_model(model)
    return bytes(model.SerializeToString())
