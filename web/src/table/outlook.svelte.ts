// A table from where one sits: which of one's chairs is looked from, and what it is asked.

import { uiOf } from "../games";
import type { AnyView, Choice } from "../games/contract";
import { namesOf } from "../lib/seats";
import type { LiveTable } from "../lib/table.svelte";

export class Outlook {
  /** Who has the device, where several people share it. */
  holder = $state<string | null>(null);

  constructor(readonly table: LiveTable) {}

  readonly sheet = $derived.by(() => this.table.sheet);
  readonly ui = $derived.by(() => (this.sheet ? uiOf(this.sheet.game) : undefined));
  readonly names = $derived(this.sheet ? namesOf(this.sheet.seats) : []);
  readonly playing = $derived(this.sheet?.status === "playing");
  readonly over = $derived(this.sheet?.status === "over");

  /** The seats we have; with several of them the device goes from hand to hand. */
  readonly mine = $derived.by(() => this.table.chairs.map(({ seat }) => seat).filter((seat) => seat !== "spectator"));
  readonly hotSeat = $derived(this.mine.length > 1);
  private readonly next = $derived.by(() => this.table.chairs.find(({ scene }) => scene?.menu.length)?.seat ?? null);
  readonly chair = $derived.by(() => {
    const seated = this.hotSeat ? (this.holder ?? this.next) : this.mine[0];
    return this.table.chairs.find(({ seat }) => seat === seated) ?? this.table.chairs[0] ?? null;
  });
  readonly scene = $derived(this.chair?.scene ?? null);
  readonly view = $derived((this.scene?.view ?? null) as AnyView | null);
  readonly menu = $derived.by(() => (this.table.ending ? [] : (this.scene?.menu ?? [])) as Choice[]);
  readonly myTurn = $derived(this.menu.length > 0 && this.playing);
  /** Whose turn has come while somebody else has the device. */
  readonly handOver = $derived.by(() => {
    const wanted = this.next ?? (this.holder === null ? (this.mine[0] ?? null) : null);
    return this.hotSeat && this.playing && wanted !== this.holder ? wanted : null;
  });

  /** The seat we act from; whoever has several says which. */
  readonly from = $derived(this.chair && this.chair.seat !== "spectator" ? { seat: this.chair.seat } : {});
  /** Whether nobody else plays here. */
  readonly alone = $derived(
    this.sheet?.seats.every(({ seat, person }) => !person || this.mine.includes(seat)) ?? false,
  );
}
