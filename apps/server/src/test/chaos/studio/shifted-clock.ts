import { readFileSync } from 'node:fs';

// A process with this reads a wrong clock. A file tells the milliseconds.
// Timers go on as they would: they do not follow a machine's clock either.

const LOOK_EVERY_MS = 20;
const file = process.env.CHAOS_CLOCK ?? '';
const TrueDate = Date;
const trueNow = Date.now;
let wrongBy = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

function now(): number {
  if (performance.now() - lookedAt > LOOK_EVERY_MS) {
    wrongBy = Number(readFileSync(file, 'utf8'));
    lookedAt = performance.now();
  }
  return trueNow() + wrongBy;
}

TrueDate.now = now;
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
});
