// One load for both servers: tables of four websockets where whoever is asked makes a random legal move.
//
//     node load.mjs ADAPTER HOST:PORT TABLES WARM-UP SECONDS THINK GAMES
//
// THINK is 0 (flat out) or the seconds between two moves of a table; GAMES is how many games of each table are made
// before the clock starts. Says "measuring" on stderr once it does, and ends with one line of JSON,
// times in seconds and latencies in ms. The latency of a move is from sending it until the mover is told that it was
// accepted; cpu and busy are the load's own, to show that it was not what held things up.

const [adapter, address, ...numbers] = process.argv.slice(2);
const [tables, warmup, seconds, think, games] = numbers.map(Number);
const { openTable } = await import(`./adapters/${adapter}.mjs`);

const OPENING = 8; // tables opened at a time
const STALLED = 5000; // ms beyond its pace after which a table without a move is stuck

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));
const latencies = [];
const failures = {};
const held = [];
let started = false;
let measuring = false;

function fail(why) {
  failures[why] = (failures[why] ?? 0) + 1;
}

/** What a table tells the load; moves before the start are held, moves before they are due wait. */
function listener() {
  const table = { last: 0, turn, failed: fail };
  let due = 0; // when the next move of this table is

  function turn(send) {
    if (!started) held.push(() => first(send));
    else if (think) pace(send, think * 1000);
    else play(send);
  }

  /** Tables begin at different moments of the first interval. */
  function first(send) {
    due ||= performance.now() + Math.random() * think * 1000;
    pace(send, 0);
  }

  function pace(send, after) {
    const now = performance.now();
    due = Math.max(due + after, now);
    setTimeout(play, due - now, send);
  }

  function play(send) {
    const sent = performance.now();
    send(() => {
      table.last = performance.now();
      if (measuring) latencies.push(table.last - sent);
    });
  }

  return table;
}

const listeners = Array.from({ length: tables }, listener);
const queue = listeners.entries();
await Promise.all(
  Array.from({ length: OPENING }, async () => {
    for (const [number, table] of queue) await openTable(address, `${process.pid}-${number}`, games, table);
  }),
);

started = true;
held.forEach((play) => play());
await sleep(warmup);

console.error("measuring");
measuring = true;
const [begun, cpu, loop] = [performance.now(), process.cpuUsage(), performance.eventLoopUtilization()];
await sleep(seconds);
measuring = false;
const ended = performance.now();
const { user, system } = process.cpuUsage(cpu);
const { utilization } = performance.eventLoopUtilization(loop);

for (const { last } of listeners) if (ended - last > think * 1000 + STALLED) fail("stalled");
const sorted = Float64Array.from(latencies).sort();
const quantile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
const time = (ended - begun) / 1000;
console.log(
  JSON.stringify({
    moves: sorted.length,
    seconds: time,
    rate: sorted.length / time,
    p50: quantile(0.5),
    p99: quantile(0.99),
    max: quantile(1),
    cpu: (user + system) / 1e6,
    busy: utilization,
    errors: Object.values(failures).reduce((sum, count) => sum + count, 0),
    why: failures,
  }),
);
process.exit();
