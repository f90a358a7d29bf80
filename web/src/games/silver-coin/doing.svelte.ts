// What can be done on the board now, and what has been begun there and is not a move yet.

import { alike, choiceOf } from "../../lib/meant";
import { characterOf, titleOf, type Character } from "./characters";
import { exchangeOf, isToPick, made, offers, placesOf, purposeOf, toggled } from "./choosing";
import type { Card, SilverCoinMove, SilverCoinView } from "../../messages/silver-coin";
import { acting, chosen, deedsOf, looking, touched, type Deed, type Offer, type Thing } from "./things";
import type { Drawn, Ribbon, Use } from "./use";
import { words } from "./words";

/** What the table shows its board. */
interface Shown {
  view: SilverCoinView;
  names: string[];
  menu: Offer[];
  pointing: Offer | null;
}

/** What the board tells the table. */
interface Tells {
  play: (move: Offer | SilverCoinMove) => void;
  wonder: (move: SilverCoinMove | null) => void;
}

export class Doing {
  /** The tags of the cards that were chosen on the board, and not yet in a move. */
  picked = $state.raw<number[]>([]);
  /** Whether the next card that is pressed gets the token. */
  laying = $state(false);
  /** The tags of the cards that were just touched. */
  lit = $state.raw<number[]>([]);
  /** Moves that follow by themselves, each when the view has changed and the card before it is among the chosen ones. */
  #queue = $state.raw<{ move: SilverCoinMove; after: number }[]>([]);
  #sentFrom: SilverCoinView | null = null;
  readonly #shown: () => Shown;
  readonly #tell: Tells;

  constructor(shown: () => Shown, tell: Tells) {
    this.#shown = shown;
    this.#tell = tell;
  }

  readonly view = $derived.by(() => this.#shown().view);
  readonly names = $derived.by(() => this.#shown().names);
  readonly menu = $derived.by(() => this.#shown().menu);
  readonly village = $derived(this.view.villages[this.view.seat] ?? []);
  readonly deeds = $derived(deedsOf(this.menu, this.view));
  readonly purpose = $derived(purposeOf(this.menu, this.laying));
  readonly chosen = $derived([...chosen(this.view), ...this.picked]);
  readonly looking = $derived(looking(this.view));
  readonly #acting = $derived(acting(this.view));
  readonly #touched = $derived.by(() => {
    const form = this.#shown().pointing?.form;
    return form ? touched(form, this.view) : [];
  });

  /** Whether two of the cards for an exchange are known not to match. */
  readonly clashes = $derived.by(() => {
    const places = placesOf(this.chosen, this.village);
    return this.picked.some((tag) => {
      const brings = this.deeds.get(tag)?.find(({ form }) => form.type === "exchange")?.choice.brings;
      return brings?.type === "trade" && brings.clashes.some((place) => places.includes(place));
    });
  });

  called(seat: number): string {
    return this.names[seat] ?? "";
  }

  characterAt(number: number | null): Character | null {
    return number === null ? null : characterOf(this.view.options, number);
  }

  /** Make a move, and those that follow it. */
  make(move: Offer | SilverCoinMove, then: { move: SilverCoinMove; after: number }[] = []): void {
    this.#queue = then;
    this.#sentFrom = this.view;
    this.putBack();
    this.#tell.play(move);
  }

  /** What was begun goes on, when the move before it has been made. */
  goOn(): void {
    const [first, ...rest] = this.#queue;
    if (!first || !this.menu.length || this.#sentFrom === this.view) return;
    const listed = this.listed(first.move);
    const goesOn = listed && this.chosen.includes(first.after);
    this.#queue = goesOn ? rest : [];
    this.#sentFrom = this.view;
    if (goesOn) this.#tell.play(listed);
  }

  /** Forget what was begun. */
  putBack(): void {
    this.picked = [];
    this.laying = false;
  }

  /** Choose a card, or put it back; some moves are made by that. */
  choose(tag: number): void {
    if (!this.purpose) return;
    this.#tell.wonder(null);
    const next = toggled(this.picked, tag, this.purpose);
    const move = made(this.purpose, placesOf(next, this.village));
    if (move) this.make(move);
    else this.picked = next;
  }

  /** Exchange for the chosen cards: they are named one by one. */
  exchange(): void {
    const [first, ...others] = exchangeOf(placesOf(this.picked, this.village));
    const tags = this.village.filter(({ tag }) => this.picked.includes(tag)).map(({ tag }) => tag);
    if (first)
      this.make(
        first,
        others.map((move, index) => ({ move, after: tags[index]! })),
      );
  }

  /** What can be done with a thing; `meant` is the move that pressing it would be. */
  useOf(thing: Thing, says: string, meant: SilverCoinMove | null): Use {
    const deeds = this.deeds.get(thing) ?? [];
    const none: Use = {
      label: says,
      act: null,
      wonder: null,
      promise: this.promised(thing),
      pointed: this.#touched.includes(thing),
      ribbons: this.laying ? [] : this.#ribbons(deeds),
    };
    if (typeof thing === "number" && isToPick(deeds, this.purpose)) {
      const pressed = this.picked.includes(thing);
      const label = pressed ? words.unpick(says) : words.pick(says);
      return { ...none, label, act: () => this.choose(thing), pressed };
    }
    if (this.laying) return none;
    const deed = deeds.find(({ way, form }) => way === "press" || alike(form, meant));
    if (deed) return { ...none, label: words.act(deed.choice.says, says), act: () => this.make(deed.choice) };
    const mayAsk = meant && this.view.seat >= 0 && !this.view.outcome;
    return { ...none, wonder: mayAsk ? () => this.#tell.wonder(meant) : null };
  }

  /** What a move with a thing would bring, in a few words. */
  promised(thing: Thing): string | undefined {
    return this.deeds.get(thing)?.find(({ choice }) => choice.promise)?.choice.promise;
  }

  #ribbons(deeds: readonly Deed[]): Ribbon[] {
    return deeds
      .filter(({ way }) => way === "ribbon")
      .map(({ choice, form }) => ({
        says: words.about([choice.says, choice.promise ?? ""]),
        short: words.short[form.type] ?? choice.says,
        act: () => this.make(choice),
      }));
  }

  /** A card as it lies somewhere. */
  drawnOf(card: Card, where: string, meant: SilverCoinMove | null): Drawn {
    const { view } = this;
    const isLookedAt = this.looking.includes(card.tag);
    const isHeld = view.hand.includes(card);
    const shows = card.number !== null && (isLookedAt || isHeld);
    return {
      card,
      character: this.characterAt(card.number),
      face: card.up ? "up" : shows ? "looked" : "down",
      seen: !card.up && view.seat >= 0 && card.seen.includes(view.seat),
      watched: isLookedAt && !shows && !isHeld,
      token: card.tag === view.token_on,
      chosen: this.chosen.includes(card.tag),
      acting: this.#acting.includes(card.tag),
      use: this.useOf(card.tag, words.about([where, this.#titled(card), this.lies(card)]), meant),
      lit: this.lit.includes(card.tag),
    };
  }

  #titled({ number }: Card): string {
    const character = this.characterAt(number);
    return character === null || number === null ? words.unknown : words.known(titleOf(character), number);
  }

  /** How a card lies, and who knows it. */
  lies(card: Card): string {
    const { view } = this;
    const seen = card.seen.filter((seat) => seat >= 0 && seat !== view.seat).map((seat) => this.called(seat));
    return words.about([
      card.up ? words.faceup : words.facedown,
      card.rotated ? words.rotated : "",
      card.tag === view.token_on ? words.hasTheToken : card.protected ? words.protected : "",
      this.chosen.includes(card.tag) ? words.chosen : "",
      this.looking.includes(card.tag) ? words.lookedAt : "",
      !card.up && card.seen.includes(view.seat) ? words.seenByYou : "",
      !card.up && seen.length ? words.seenBy(seen) : "",
      card.up && card.used ? words.used : "",
      card.up && card.awaits.length ? words.awaits(card.awaits.map((seat) => this.called(seat))) : "",
    ]);
  }

  /** The first move of a type in the menu. */
  offers(type: SilverCoinMove["type"]): Offer | undefined {
    return offers(this.menu, type);
  }

  /** A move as the menu lists it. */
  listed(move: SilverCoinMove): Offer | undefined {
    return choiceOf(this.menu, move);
  }
}
