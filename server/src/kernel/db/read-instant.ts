import pg from 'pg';

/** pg's own parser, which reads every format of a timestamptz. */
const readAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

const zero = 48;
const isoLength = '2026-11-21 05:30:00'.length;

/**
 * Parses a timestamptz as the database writes it. Rows of a list have several each, and nearly all look like `2026-11-21 05:30:00.123456+00`: those
 * are parsed digit by digit, several times faster than with a regular expression. Fractions of a millisecond are cut off.
 *
 * @example types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant);
 */
export function readInstant(text: string): Date {
  const end = text.length - 3;
  const usual = end >= isoLength && text.endsWith('+00') && text[4] === '-' && text[10] === ' ' && text[0] !== '0';
  if (!usual) return readAny(text);
  const two = (at: number): number => (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
  let ms = 0;
  for (let at = 20, worth = 100; at < 23; at++, worth /= 10) if (at < end) ms += worth * (text.charCodeAt(at) - zero);
  return new Date(Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14), two(17), ms));
}
