/** Values that a template's patterns name. The first ones differ by payment. */
const lineNames = ['line', 'reference', 'account', 'holder', 'bank', 'phone', 'amount', 'amount2'] as const;
const fileNames = ['run', 'date', 'payer', 'count', 'total', 'total2'] as const;
/** All names, as the editor of a template lists them. */
export const patternNames = [...lineNames, ...fileNames] as const;

/** A text as it is, or a value with its place. */
export type PatternPart =
  | string
  | {
      readonly name: string;
      /** Of a date, such as DDMMYYYY. */
      readonly format: string;
      readonly width: number | null;
      readonly right: boolean;
      readonly fill: string;
    };

const widthMost = 200;
const place = /\{([a-z0-9]+)(?::([^{}]*))?\}/g;
const spec = /^([<>]?)(0?)(\d{1,3})$/;
const dateFormat = /^(?=.*DD)(?=.*MM)(?=.*YY)[DMY\-/. ]{6,12}$/;

/**
 * Reads a pattern: texts and values such as `{account}`, `{amount:>015}` (right, filled with zeros to 15 places), `{holder:40}` and `{date:DDMMYYYY}`.
 * Returns null for an unknown name or place.
 *
 * @example parsePattern('TRF {reference:12}') // ['TRF ', { name: 'reference', format: '', width: 12, right: false, fill: ' ' }]
 */
export function parsePattern(text: string, names: readonly string[] = patternNames): PatternPart[] | null {
  const parts: PatternPart[] = [];
  let at = 0;
  for (const found of text.matchAll(place)) {
    const [whole, name = '', rule = ''] = found;
    if (!names.includes(name)) return null;
    if (found.index > at) parts.push(text.slice(at, found.index));
    at = found.index + whole.length;
    const sized = spec.exec(rule);
    if (name === 'date' ? rule !== '' && !dateFormat.test(rule) : rule !== '' && !sized) return null;
    const width = name === 'date' || !sized ? null : Number(sized[3]);
    if (width !== null && (width < 1 || width > widthMost)) return null;
    parts.push({
      name,
      format: name === 'date' ? rule : '',
      width,
      right: sized?.[1] === '>',
      fill: sized?.[2] === '0' ? '0' : ' ',
    });
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts.some((part) => typeof part === 'string' && /[{}]/.test(part)) ? null : parts;
}

export const patternLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Is this the pattern of a file's name, header or trailer? They know no single payment. */
export const isFilePattern = (text: string): boolean =>
  patternLines(text).every((line) => parsePattern(line, fileNames) !== null);

/**
 * Are these columns, one a line, `Heading = pattern`? An account and an amount are among them, each in a separate column; in a fixed-width file every
 * value has a width.
 */
export function areColumns(text: string, isFixed: boolean): boolean {
  const lines = patternLines(text);
  const parsed = lines.map((line) =>
    line.includes('=') ? parsePattern(line.slice(line.indexOf('=') + 1).trim()) : null,
  );
  if (parsed.length === 0 || parsed.length > 40 || parsed.includes(null)) return false;
  const values = parsed.flatMap((parts) => parts ?? []).filter((part) => typeof part === 'object');
  const has = (...names: string[]) => values.some(({ name }) => names.includes(name));
  if (!has('account') || !has('amount', 'amount2') || !has('reference')) return false;
  return !isFixed || values.every(({ name, width }) => width !== null || name === 'date');
}
