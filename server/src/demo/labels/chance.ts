/** Deterministic randomness: numbers from 0 up to 1 from a seed (mulberry32). */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns one number for a few, so that the fate of a parcel depends only on the parcel. */
export function chanceAt(...numbers: readonly number[]): number {
  return chanceOf(numbers.reduce((seed, number) => Math.imul(seed ^ number, 0x9e3779b1) + 0x7f4a7c15, 20_261_121))();
}

export function pick<T>(chance: Chance, from: readonly T[]): T {
  return from[Math.floor(chance() * from.length)] as T;
}

/** Picks one by its share; the shares need no particular sum. */
export function pickByShare<T>(chance: Chance, from: readonly (readonly [T, number])[]): T {
  const total = from.reduce((sum, [, share]) => sum + share, 0);
  let left = chance() * total;
  for (const [value, share] of from) {
    left -= share;
    if (left < 0) return value;
  }
  return (from.at(-1) as readonly [T, number])[0];
}

/** Returns a whole number from `least` to `most`, both included. */
export function between(chance: Chance, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1));
}
