import { searchKey } from '../../kernel/text.ts';
import { writtenAmount } from '../../kernel/written-amount.ts';
import { readCode, readPostCode } from '../labels/tracking-code.ts';

type RemittanceColumn = 'code' | 'amount' | 'other';

/** Words in column headings, in the three languages. The first match decides, so that a parcel's charge is not taken for its amount. */
const heads: readonly (readonly [RemittanceColumn, RegExp])[] = [
  [
    'other',
    /charge|\bfees?\b|commission|date|\bon\b|\btime\b|phone|name|balance|declared|insured|weight|money order|order no|ကြေး|ရက်|ဖုန်း|အမည်|手续费|服务费|日期|电话|姓名|重量/i,
  ],
  ['amount', /amount|\bcod\b|value|paid|remit|money|kyat|mmk|\bks\b|total|ငွေ|ပမာဏ|ကျပ်|တန်ဖိုး|金额|款|实付|缅元/i],
  ['code', /code|track|barcode|number|\bno\b|article|item|mail|ကုဒ်|အမှတ်|ဘားကုဒ်|单号|號|编号|条码|邮件/i],
];
const columnOf = (text: string) => heads.find(([, words]) => words.test(spaced(text)))?.[0];
const spaced = (text: string) => text.replaceAll('_', ' ');
/** Headings that say that the amount was collected for the parcel. */
const saysCod = /\bcod\b|collect|代收|货款|ကောက်ခံ/i;

/** Columns of a remittance; `choices` are the headings of several amounts of which a person must choose. */
export type RemittanceColumns =
  | { readonly code: number; readonly amount: number }
  | { readonly choices: readonly string[] };

/**
 * Returns the columns of code and amount; null without them. The code column is the one that contains codes, whatever its heading. An amount column
 * contains amounts; the COD wins over others. `wanted` is the heading that a person has chosen.
 *
 * @example remittanceColumns(['Sr', 'Tracking No', 'COD amount'], rows) // { code: 1, amount: 2 }
 */
export function remittanceColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  wanted: string | null = null,
): RemittanceColumns | null {
  const codesIn = (at: number) => rows.slice(0, 50).filter((cells) => readPostCode(cells[at] ?? '')?.usual).length;
  const best = head.reduce((most, _, at) => (codesIn(at) > codesIn(most) ? at : most), 0);
  const named = head.map((text) => columnOf(text));
  const code = codesIn(best) > 0 ? best : named.indexOf('code');
  if (code < 0) return null;
  const chosen = wanted === null ? -1 : head.findIndex((text) => searchKey(text) === searchKey(wanted));
  if (chosen >= 0 && chosen !== code) return { code, amount: chosen };
  const amounts = head.flatMap((_, at) =>
    named[at] === 'amount' && at !== code && holdsAmounts(rows, at) ? [at] : [],
  );
  const collected = amounts.filter((at) => saysCod.test(spaced(head[at] ?? '')));
  const [amount, ...others] = collected.length > 0 ? collected : amounts;
  if (amount === undefined) return null;
  return others.length === 0 ? { code, amount } : { choices: [amount, ...others].map((at) => head[at] ?? '') };
}

/** Returns whether most cells of a column are amounts; a column without cells may be one. */
function holdsAmounts(rows: readonly (readonly string[])[], at: number): boolean {
  const texts = rows.map((cells) => cells[at] ?? '').filter((text) => text !== '');
  return texts.filter((text) => readRemittedAmount(text) !== null).length * 2 >= texts.length;
}

/** Returns the index of the heading row: the one whose cells name the most columns. */
export function remittanceHeadAt(rows: readonly (readonly string[])[]): number {
  const named = rows.slice(0, 20).map((cells) => new Set(cells.flatMap((text) => columnOf(text) ?? [])).size);
  return Math.max(0, named.indexOf(Math.max(0, ...named)));
}

/** Returns whether it is the total below the lines, which belongs to no parcel. */
export function isSumLine(code: string): boolean {
  return code === '' || /total|\bsum\b|စုစုပေါင်း|合计|总/i.test(code);
}

/**
 * Parses an amount in whole kyat: with separators, Myanmar digits, the currency's name. Null when it is not one, negative or not whole.
 *
 * @example readRemittedAmount('၁,၂၅၀,၀၀၀ ကျပ်') === 1_250_000
 */
export function readRemittedAmount(text: string): number | null {
  const read = writtenAmount(text);
  // A remittance is compared with what is owed, so a thousands point (12.000) needs no question.
  return read === null || read.amount === null || read.isPaid || (!read.sure && /\p{L}/u.test(text))
    ? null
    : read.amount;
}

/** Returns their code as we store it, or ours where they print it; null when it is neither. */
export function readRemittedCode(text: string): string | null {
  const own = readCode(text);
  return own?.kind === 'label' ? own.code : (readPostCode(text)?.code ?? null);
}

/**
 * Parses lines typed by hand: the code, then the amount.
 *
 * @example typedLines('RG473124829MM 45,000') // [['RG473124829MM', '45,000']]
 */
export function typedLines(text: string): [code: string, amount: string][] {
  return text.split('\n').flatMap((line): [string, string][] => {
    const [code = '', ...rest] = line.trim().split(/[\s;]+/);
    return code === '' ? [] : [[code, rest.join('')]];
  });
}
