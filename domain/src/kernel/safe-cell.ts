/**
 * Matches a first character that makes a spreadsheet run a cell as a formula, also full-width and after spaces; or a control character that a formula
 * could follow.
 */
const formulaSign = /^(?:[\s\u200B-\u200F\u2060]*[=+\-@＝＋－＠]|[\t\r\n])/;
/** A plain number is never run as a formula, so it gets no apostrophe, which would make it unreadable to programs. */
const strictlyNumeric = /^[+-]?[0-9]+(?:\.[0-9]+)?$/;
/** A spreadsheet in a language with semicolon separators begins a new cell there, in the middle of ours. */
const hiddenFormula = /([;\t])(?=[\s\u200B-\u200F\u2060"]*[=+\-@＝＋－＠])/g;
/** Cells that RFC 4180 requires in quotes, and those that a spreadsheet might otherwise split. */
const quoted = /[",;\t\r\n]|^\s|\s$/;
/**
 * Fast pre-check, because nearly no cell needs more: a first character that is neither letter nor digit, a special character of CSV, or a trailing
 * space.
 */
const needsCare = /^[^A-Za-z0-9\u1000-\u109F\u4E00-\u9FFF]|[",;\t\r\n\0]|\s$/;

/**
 * Returns text that is safe in a spreadsheet: a text that would run as a formula gets a leading apostrophe. Numbers and phones stay unchanged.
 *
 * @example defused('=1+1') === "'=1+1"
 * @example defused('-45000') === '-45000'
 * Source: decisions 8.
 */
export function escapeFormula(text: string): string {
  return formulaSign.test(text) && !strictlyNumeric.test(text) ? `'${text}` : text;
}

/**
 * Returns whether a text of digits is no number but a phone or code: a spreadsheet would drop its leading zero, or its last digits. It is written as `="…"`,
 * which spreadsheet programs show unchanged.
 */
export const isCode = (text: string): boolean => /^(?:0\d+|\d{12,})$/.test(text);

/**
 * Returns a CSV cell: a number with Latin digits and no grouping; a text made safe against formulas and quoted where RFC 4180 requires it.
 *
 * @example csvCell('Shwe, "the" shop') === '"Shwe, ""the"" shop"'
 * @example csvCell('a;=1+1') === '"a;\'=1+1"'
 * @example csvCell('09791230001') === '"=""09791230001"""'
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (isCode(value)) return `"=""${value}"""`;
  if (!needsCare.test(value)) return value;
  const text = escapeFormula(value.replaceAll('\0', '')).replace(hiddenFormula, "$1'");
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes the lines of a CSV file batch by batch, each with its line end (RFC 4180). Caches the previous row's cells, because neighbouring rows are often
 * alike.
 *
 * @example const write = csvLines(); write([['a', 1], ['a', 2]]) === 'a,1\r\na,2\r\n'
 */
export function csvLines(): (rows: readonly (readonly (string | number)[])[]) => string {
  const above: (string | number)[] = [];
  const cells: string[] = [];
  return (rows) => {
    let lines = '';
    for (const row of rows) {
      for (let at = 0; at < row.length; at++) {
        const value = row[at] as string | number;
        if (value !== above[at]) {
          above[at] = value;
          cells[at] = csvCell(value);
        }
        lines += at === 0 ? cells[at] : `,${cells[at]}`;
      }
      lines += '\r\n';
    }
    return lines;
  };
}

/** The byte order mark identifies UTF-8; without it Excel misreads Myanmar text. */
export const utf8Mark = '\uFEFF';

/** Maximum length of a spreadsheet cell. Source: ECMA-376. */
export const longestCell = 32_767;

/** Characters that XML does not allow: controls, halves of surrogate pairs, and two noncharacters. */
const notXml = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * Returns text for a worksheet: characters that XML does not allow removed, special ones escaped, and text that looks like a spreadsheet escape escaped
 * too. Needs no apostrophe, because a text cell of a workbook never runs.
 *
 * @example sheetText('a < b & _x0041_') === 'a &lt; b &amp; _x005F_x0041_'
 */
export function sheetText(text: string): string {
  const short = text.length > longestCell ? text.slice(0, longestCell) : text;
  return short
    .replace(notXml, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => escapes[sign] as string);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/**
 * Returns the letters of a column, starting at 0.
 *
 * @example columnLetters(0) === 'A'
 * @example columnLetters(27) === 'AB'
 */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
