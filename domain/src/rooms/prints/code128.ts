/** Widths of bars and spaces of each symbol by value (ISO/IEC 15417), in modules, starting with a bar: eleven modules each, thirteen for the stop symbol. */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 ' +
  '321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 ' +
  '231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 ' +
  '114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const [toC, toB, startB, startC, stop] = [99, 100, 104, 105, 106];

/** White margin on each side, in modules; scanners need it to find the code. */
export const quietModules = 10;

type Set = 'B' | 'C';

/**
 * Returns the symbols of a text with start, check and stop: two digits share a symbol where that shortens the code. Printable ASCII only; throws
 * otherwise, because such a tracking code is a bug.
 *
 * @example code128Symbols('EX473124829XM').length === 14
 * Source: decisions 6.
 */
export function code128Symbols(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError(`not printable ASCII: ${text}`);
  const data = shortest(text);
  const check = data.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103;
  return [...data, check, stop];
}

interface Way {
  readonly symbols: readonly number[];
  readonly set: Set | null;
}

/** Returns the minimum number of symbols up to each position, for both code sets. */
function shortest(text: string): readonly number[] {
  const ways: Partial<Record<Set, Way>>[] = [{ B: { symbols: [], set: null }, C: { symbols: [], set: null } }];
  const offer = (at: number, set: Set, symbols: readonly number[]) => {
    const reached = (ways[at] ??= {});
    if (!reached[set] || symbols.length < reached[set].symbols.length) reached[set] = { symbols, set };
  };
  for (let at = 0; at < text.length; at++) {
    for (const way of Object.values(ways[at] ?? {})) {
      offer(at + 1, 'B', [...way.symbols, ...entering('B', way.set), text.charCodeAt(at) - 32]);
      if (/^\d\d/.test(text.slice(at, at + 2)))
        offer(at + 2, 'C', [...way.symbols, ...entering('C', way.set), Number(text.slice(at, at + 2))]);
    }
  }
  const ends = Object.values(ways[text.length] ?? {}).sort((one, other) => one.symbols.length - other.symbols.length);
  return ends[0]?.symbols ?? [];
}

function entering(next: Set, now: Set | null): readonly number[] {
  if (next === now) return [];
  if (now === null) return [next === 'B' ? startB : startC];
  return [next === 'B' ? toB : toC];
}

/** A black bar: its distance from the left edge and its width, in modules. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

/**
 * Returns the bars of a text without margins, and the total width, in modules.
 *
 * @example code128('EX473124829XM').modules === 156
 */
export function code128(text: string): { readonly bars: readonly Bar[]; readonly modules: number } {
  const bars: Bar[] = [];
  let at = 0;
  for (const symbol of code128Symbols(text)) {
    [...(patterns[symbol] ?? '')].forEach((digit, index) => {
      const width = Number(digit);
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    });
  }
  return { bars, modules: at };
}
