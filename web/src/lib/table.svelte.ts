// One table: a websocket that comes back by itself, and everything it has told us.

import type { AnyAct, Done, Item, Own, NotDone, Present, Scene, Sheet, Update } from "../messages";
import { words } from "../words";
import { Refused } from "./api";
import { Pacer, STAYS } from "./pacing";

/** What one of our chairs knows. */
export interface Chair {
  seat: string;
  scene: Scene | null;
  news: Item[];
  own: Own | null;
}

/** Who looks at a table: hears what is new, and says how long it is looked at. */
export interface Onlooker {
  /** Something new is shown. */
  heard: (update: Update) => void;
  /** For how many milliseconds before the next. */
  lasts: (update: Update) => number;
  /** Whether it ends a round: what comes of it is shown when somebody goes on. */
  ends: (update: Update) => boolean;
  /** Whether the second can be shown together with the first. */
  joins?: (one: Update, next: Update) => boolean;
}

const NOBODY: Onlooker = { heard: () => {}, lasts: () => 0, ends: () => false };

/** An update on its way to the page; `fresh` if it tells what happens now. */
interface Coming {
  update: Update;
  fresh: boolean;
}

interface Waiting {
  done: () => void;
  refused: (error: Refused) => void;
}

/** Whoever says so over the websocket hears it back. */
const BEAT = JSON.stringify({ type: "beat" });
/** Milliseconds of silence after which we say so, and those the answer may take: a dead line is noticed within 10 s. */
const QUIET = 3500;
const ANSWER = 4000;
/** And how long a connection may take to open (ms). */
const OPENING = 10_000;

/** Milliseconds before we try to come back. */
const AGAIN = [300, 1000, 2000, 4000];

/** What takes moves back; the end of a round that they made is not looked at any longer. */
const isUndo = ({ news }: Update): boolean => news.some(({ type }) => type === "undone");

/** Whether nothing has changed: what somebody has chosen stays chosen. */
const isSame = (now: Scene, before: Scene | null): boolean =>
  now.prompt === before?.prompt && JSON.stringify(now) === JSON.stringify(before);

/** What people say waits for nothing. */
const isTalk = ({ news, table, game }: Update): boolean =>
  !table && !game && news.length > 0 && news.every(({ type }) => type === "said" || type === "reacted");

export class LiveTable {
  sheet = $state<Sheet | null>(null);
  chairs = $state<Chair[]>([]);
  number = $state(0);
  /** How many updates have come that are not shown yet. */
  behind = $state(0);
  online = $state(false);
  /** Who watches; null as long as nobody has. */
  present = $state.raw<Present | null>(null);
  /** How far this device's clock is ahead of the server's, as far as we can tell (ms). */
  ahead = $state(0);
  /** Why there is nothing to show. */
  gone = $state<string | null>(null);

  /** The last update that has come, shown or not. */
  private received = 0;
  private pacer = new Pacer<Coming>(
    (coming) => this.show(coming),
    (waiting) => (this.behind = waiting),
    (last, next) => this.joined(last, next),
  );
  /** The update that has ended a round, while its end is looked at: the table is shown as it was before. */
  ending = $state.raw<Update | null>(null);
  /** Whether the next update is shown when somebody asks for it. */
  waits = $state(false);
  private socket: WebSocket | null = null;
  private closed = false;
  private attempts = 0;
  private refs = 0;
  private waiting = new Map<string, Waiting>();
  /** The chairs that have been told everything since the connection was opened; what they hear now is new. */
  private greeted = new Set<string>();
  private fastest = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When we last heard anything, and when we last asked whether anybody is there (ms). */
  private heardAt = 0;
  private askedAt = 0;
  private beats = setInterval(() => this.beat(), 1000);

  constructor(
    readonly id: string,
    private onlooker: Onlooker = NOBODY,
  ) {
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.greeted.clear();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // a table that forgets tells everything as it reads now
    const forgets = this.sheet?.forgets && this.sheet.status === "playing";
    const since = this.chairs.length && !forgets ? this.received : 0;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?since=${since}`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      this.online = true;
      this.attempts = 0;
      this.heardAt = Date.now();
    };
    socket.onmessage = ({ data }) => {
      this.heardAt = Date.now();
      if (socket === this.socket) this.hear(JSON.parse(data as string));
    };
    socket.onclose = () => this.lost(socket);
  }

  /** A connection can die without a word: so we ask from time to time, and come anew where nobody answers. */
  private beat(): void {
    const socket = this.socket;
    if (!socket) return;
    const now = Date.now();
    if (!this.online || this.askedAt > this.heardAt) {
      if (this.online ? now - this.askedAt < ANSWER : now - this.heardAt < OPENING) return;
      this.lost(socket);
      socket.close();
    } else if (now - this.heardAt > QUIET) {
      this.askedAt = now;
      socket.send(BEAT);
    }
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.online = false;
    this.socket = null;
    this.giveUp();
    if (this.closed) return;
    if (this.attempts > 1) void this.reason();
    this.timer = setTimeout(() => this.connect(), AGAIN[Math.min(this.attempts, AGAIN.length - 1)]);
    this.attempts += 1;
  }

  private giveUp(): void {
    for (const { refused } of this.waiting.values()) refused(new Refused(words.table.lost));
    this.waiting.clear();
  }

  /** A refused handshake says nothing; the same question over HTTP does. */
  private async reason(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.id}`).catch(() => null);
    if (answer && answer.status >= 400 && answer.status < 500) {
      this.gone = (await answer.json().catch(() => ({}))).sentence ?? null;
      this.close();
    }
  }

  private hear(message: Update | Done | NotDone | Present | { type: "beat" }): void {
    if (message.type === "beat") return;
    if (message.type === "present") {
      this.present = message;
      return;
    }
    if (message.type === "done") this.settle(message.ref, null);
    else if (message.type === "refused")
      this.settle(message.ref, new Refused(message.sentence, message.rule, 0, message.unless));
    else this.updated(message);
  }

  private settle(ref: string, error: Refused | null): void {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    if (error) waiting?.refused(error);
    else waiting?.done();
  }

  private updated(update: Update): void {
    const fresh = this.greeted.has(update.seat);
    this.greeted.add(update.seat);
    this.received = Math.max(this.received, update.number);
    if (fresh) {
      this.fastest = Math.min(this.fastest, ...update.news.map(({ at }) => Date.now() - at));
      if (Number.isFinite(this.fastest)) this.ahead = this.fastest;
    }
    for (const { ref } of update.news) if (ref) this.settle(ref, null);
    if (isTalk(update)) this.take(update, true);
    else this.pacer.add({ update, fresh });
    if (fresh && isUndo(update)) this.catchUp();
  }

  /** Two updates as one, which tells the news of both and leaves the table as the second does. */
  private joined(last: Coming, next: Coming): Coming | null {
    const [one, other] = [last.update, next.update];
    if (!last.fresh || !next.fresh || !this.onlooker.joins?.(one, other)) return null;
    const again = [...(one.again ?? []), ...(other.again ?? [])];
    return {
      fresh: true,
      update: { ...one, ...other, news: [...one.news, ...other.news], ...(again.length && { again }) },
    };
  }

  /** Let an update be seen, and say for how long. */
  private show({ update, fresh }: Coming): number {
    if (fresh && this.onlooker.ends(update)) {
      this.ending = update;
      this.onlooker.heard(update);
      return STAYS;
    }
    this.number = Math.max(this.number, update.number);
    this.take(update, fresh);
    const lasts = fresh ? this.onlooker.lasts(update) : 0;
    this.waits = lasts === STAYS;
    return lasts;
  }

  private take(update: Update, fresh: boolean): void {
    this.keep(update);
    if (fresh) this.onlooker.heard(update);
  }

  /** What waits is shown at once, up to the end of a round. */
  skip(): void {
    this.pacer.skip();
  }

  /** What waits is shown at once, ends of rounds too. */
  private catchUp(): void {
    this.skip();
    while (this.ending || this.waits) {
      if (this.ending) this.goOn();
      else this.next();
      this.skip();
    }
  }

  /** Show the next update, where that is waited for. */
  next(): void {
    this.waits = false;
    this.pacer.release();
  }

  /** The end of a round has been seen: the table goes on. */
  goOn(): void {
    const ended = this.ending;
    this.ending = null;
    if (ended) {
      this.number = Math.max(this.number, ended.number);
      this.keep(ended);
    }
    this.pacer.release();
  }

  private keep(update: Update): void {
    if (update.table) this.sheet = update.table;
    this.leaveOthers(update.seat);
    const chair = this.chair(update.seat);
    this.add(chair, update);
    if (!update.game) this.readied(chair, update);
    else if (!isSame(update.game, chair.scene)) chair.scene = update.game;
    if (update.own) chair.own = update.own;
  }

  /** What is new; and what was told before as it reads now: we keep nothing that the table has forgotten. */
  private add(chair: Chair, { news, again }: Update): void {
    const before = (item: Item): number => chair.news.findLastIndex(({ number }) => number <= item.number);
    const isAt = (place: number, { number }: Item): boolean => chair.news[place]?.number === number;
    for (const item of again ?? []) if (isAt(before(item), item)) chair.news[before(item)] = item;
    for (const item of news) {
      const place = before(item);
      if (isAt(place, item)) chair.news[place] = item;
      else chair.news.splice(place + 1, 0, item);
    }
  }

  /** A seat that somebody else has now is not ours any more. */
  private leaveOthers(seat: string): void {
    const person = (name: string) => this.sheet?.seats?.find((sitting) => sitting.seat === name)?.person;
    const we = person(seat);
    if (we && this.chairs.some((chair) => chair.seat !== "spectator" && person(chair.seat) !== we))
      this.chairs = this.chairs.filter((chair) => person(chair.seat) === we);
  }

  /** One of our chairs. Whoever sits down watches no longer, whoever rises does; what was heard until then stays. */
  private chair(name: string): Chair {
    const watching = name === "spectator";
    const others = this.chairs.filter(({ seat }) => (seat === "spectator") === watching);
    const news = this.chairs.find(({ seat }) => (seat === "spectator") !== watching)?.news ?? [];
    if (others.length < this.chairs.length) this.chairs = others;
    if (!others.some(({ seat }) => seat === name))
      this.chairs.push({ seat: name, scene: null, news: [...news], own: null });
    return this.chairs.find(({ seat }) => seat === name)!;
  }

  /** Who has looked enough is told without the game. */
  private readied(chair: Chair, { news }: Update): void {
    const ready = news.filter(({ type }) => type === "readied").map(({ seat }) => seat);
    if (!chair.scene || !ready.length) return;
    const { menu, waiting } = chair.scene;
    chair.scene = {
      ...chair.scene,
      menu: ready.includes(chair.seat) ? [] : menu,
      waiting: waiting.filter((seat) => !ready.includes(seat)),
    };
  }

  act(act: AnyAct): Promise<void> {
    if (this.waits) this.next();
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(words.table.noConnection));
    const ref = `${(this.refs += 1)}`;
    return new Promise<void>((done, refused) => {
      this.waiting.set(ref, { done, refused });
      socket.send(JSON.stringify({ ...act, ref }));
    }).then(() => this.kept(act));
  }

  /** Why a move cannot be made; null where it can. */
  async why(move: unknown, from: { seat?: string }): Promise<Refused | null> {
    try {
      await this.act({ type: "why", ...from, move: move as object });
      return null;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }

  /** What is private to a seat makes no news; it is so once it is done. */
  private kept(act: AnyAct): void {
    const chair = this.chairs.find(({ seat }) => !("seat" in act) || !act.seat || seat === act.seat);
    if (!chair?.own) return;
    if (act.type === "orders") chair.own = { ...chair.own, orders: act.orders ?? [], forced: act.forced ?? false };
    if (act.type === "sketches") chair.own = { ...chair.own, sketches: act.sketches ?? [] };
    if (act.type === "mute") {
      const others = chair.own.muted.filter((seat) => seat !== act.whom);
      chair.own = { ...chair.own, muted: act.muted === false ? others : [...others, act.whom] };
    }
  }

  /** Come in again, as whoever one is now. */
  reopen(): Promise<void> {
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.giveUp();
    this.connect();
    return new Promise((settled) => {
      for (const event of ["open", "close"]) this.socket!.addEventListener(event, () => settled(), { once: true });
    });
  }

  close(): void {
    this.closed = true;
    this.pacer.stop();
    clearTimeout(this.timer);
    clearInterval(this.beats);
    this.socket?.close();
  }
}
