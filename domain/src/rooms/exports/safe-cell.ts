/**
 * A sign at the beginning that makes a spreadsheet run a cell as a formula, also in full width and behind spaces; or a control sign behind which a
 * formula could follow.
 */
const formulaSign = /^(?:[\s\u200B-\u200F\u2060]*[=+\-@＝＋－＠]|[\t\r\n])/;
/** A plain number is never run as a formula, so it gets no apostrophe, which would make it unreadable to programs. */
const strictlyNumeric = /^[+-]?[0-9]+(?:\.[0-9]+)?$/;
/** A spreadsheet in a language that separates cells by semicolons begins a new cell there, in the middle of ours. */
const hiddenFormula = /([;\t])(?=[\s\u200B-\u200F\u2060"]*[=+\-@＝＋－＠])/g;
/** Cells that have to be quoted by RFC 4180, and those that a spreadsheet might otherwise split. */
const quoted = /[",;\t\r\n]|^\s|\s$/;
/** A quick test first, because nearly no cell needs more: a first sign that is neither letter nor digit, a sign of CSV, a space at the end. */
const needsCare = /^[^A-Za-z0-9\u1000-\u109F\u4E00-\u9FFF]|[",;\t\r\n\0]|\s$/;

/**
 * A text as a spreadsheet may open it: one that it would run as a formula gets a leading apostrophe. Numbers stay as they are, and so do phones.
 *
 * @example defused('=1+1') === "'=1+1"
 * @example defused('-45000') === '-45000'
 * Source: decisions 8.
 */
export function defused(text: string): string {
  return formulaSign.test(text) && !strictlyNumeric.test(text) ? `'${text}` : text;
}

/**
 * One cell of a CSV file: a number with Latin digits and no grouping, a text defused and, where RFC 4180 asks for it, in quotes.
 *
 * @example csvCell('Shwe, "the" shop') === '"Shwe, ""the"" shop"'
 * @example csvCell('a;=1+1') === '"a;\'=1+1"'
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (!needsCare.test(value)) return value;
  const text = defused(value.replaceAll('\0', '')).replace(hiddenFormula, "$1'");
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes the lines of one CSV file, each with its line end (RFC 4180), batch by batch. Neighbouring rows are often alike: a cell with the same text
 * as the one above it is not examined again.
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

/** The byte order mark tells a spreadsheet that the file is UTF-8; without it Excel misreads Myanmar text. */
export const utf8Mark = '\uFEFF';

/** The longest text a spreadsheet cell takes. Source: ECMA-376. */
export const longestCell = 32_767;

/** What no XML document may hold: control signs, halves of surrogate pairs, and the two that are no characters. */
const notXml = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * A text inside a worksheet: what XML cannot hold left out, its signs escaped, and what a spreadsheet would itself take for an escape written out.
 * It needs no apostrophe, because a text cell of a workbook is never run.
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
 * The letters of a column, the first being 0.
 *
 * @example columnLetters(0) === 'A'
 * @example columnLetters(27) === 'AB'
 */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
