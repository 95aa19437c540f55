import { searchKey } from '../../kernel/text.ts';
import { writtenDate } from '../../kernel/written-date.ts';
import type { BankAccountValues } from '../bank-accounts/bank-account-form.ts';
import { signOfWord } from './statement-figures.ts';

/** Headings of an account's statements. */
export type AccountHeadings = Pick<
  BankAccountValues,
  'col_day' | 'col_out' | 'col_in' | 'col_reference' | 'col_details'
>;

export const statementFields = [
  'day',
  'value_day',
  'out',
  'in',
  'amount',
  'sign',
  'balance',
  'reference',
  'details',
  'currency',
] as const;
export type StatementField = (typeof statementFields)[number];

type Places = { readonly [Field in StatementField]?: number | undefined };

/** Columns of a statement by their places, and what they were recognised by. */
export interface StatementTable {
  readonly head: readonly string[];
  readonly headAt: number;
  readonly at: Places;
  readonly by: 'account' | 'heads';
}

type Cells = readonly string[];

/** Words in headings, in the three languages. The first match decides. */
const heads: readonly (readonly [StatementField, RegExp])[] = [
  ['balance', /\bbal(?:ance)?\b|လက်ကျန်|余额|结余|餘額/],
  ['value_day', /\bvalue d(?:ate|t)\b|\beffective\b|起息/],
  ['day', /\bdates?\b|\bdt\b|\bday\b|\btime\b|\bposted\b|ရက်|နေ့|အချိန်|日期|时间|日$/],
  ['currency', /^(?:ccy|cur|curr|currency|ငွေကြေး(?:အမျိုးအစား)?|币种|货币)$/],
  [
    'reference',
    /\bref(?:erence)?s?\b|\bch(?:e)?q(?:ue)?(?:s|no)?\b|\btrx\b|\butr\b|\brrn\b|voucher|\bslip\b|\b(?:id|no|number|code)\b|ရည်ညွှန်း|ပြေစာ|流水|参考|凭证|单号|交易号/,
  ],
  [
    'details',
    /\bdesc(?:ription)?\b|narrat|particular|\bdetails?\b|\bremarks?\b|\bmemo\b|\bnotes?\b|purpose|counterparty|အကြောင်း|အသေးစိတ်|မှတ်ချက်|ဖော်ပြ|摘要|说明|备注|用途|附言|对方/,
  ],
  [
    'sign',
    /^(?:[dc]r? ?\/ ?[dc]r?|[+±] ?\/? ?-?|sign|debit ?(?:\/|or) ?credit|credit ?(?:\/|or) ?debit|in ?\/ ?out|direction|(?:(?:transaction|txn|tran|trans|trx) )?type|အမျိုးအစား|(?:ငွေ)?ဝင် ?\/? ?(?:ငွေ)?ထွက်|(?:ငွေ)?သွင်း ?\/? ?(?:ငွေ)?ထုတ်|借 ?\/? ?贷(?:标志|方向)?|收 ?\/? ?支(?:类型)?|方向|(?:交易)?类型)$/,
  ],
  [
    'out',
    /\bwithdrawals?\b|\bdebits?\b|^dr\b|\bdr$|paid out|money out|cash out|\bpayments?\b|^out$|outflow|\bsent\b|spent|ထုတ်|ထွက်|支出|借方|取款|支取|转出|付款/,
  ],
  [
    'in',
    /\bdeposits?\b|\bcredits?\b|^cr\b|\bcr$|paid in|money in|cash in|\breceipts?\b|^in$|inflow|\breceived\b|သွင်း|ဝင်|收入|贷方|存入|存款|转入|收款/,
  ],
  ['amount', /\bam(?:oun)?t\b|\bvalue\b|\bsum\b|ပမာဏ|ငွေ|金额|发生额/],
];

const kyat = /[([（]\s*(?:mmk|ks|kyats?|ကျပ်|缅元|缅币)\.?\s*[)\]）]|\b(?:in )?(?:mmk|kyats?)\b|ကျပ်$/g;
const foreign = /\b(usd|eur|sgd|thb|cny|jpy|gbp|inr|hkd|aud|myr|krw)\b|[$€£¥฿]/i;

/** Returns a heading in small letters, its words apart, without the name of kyat. */
function headText(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(kyat, ' ')
    .replace(/[._:*#“”"'()[\]（）]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const headKey = (text: string): string => searchKey(headText(text));

/** Returns what a heading names; null for another. @example statementFieldOf('Withdrawal Amt. (MMK)') === 'out' */
export function statementFieldOf(heading: string): StatementField | null {
  const text = headText(heading);
  const found = text === '' ? undefined : heads.find(([, words]) => words.test(text))?.[0];
  const outAndIn = found === 'out' && heads.some(([field, words]) => field === 'in' && words.test(text));
  return outAndIn ? 'amount' : (found ?? null);
}

/** Returns the currency other than kyat that a heading or cell names; null without one. */
export function foreignCurrencyOf(text: string): string | null {
  return foreign.exec(text)?.[0].toUpperCase() ?? null;
}

const headWithin = 60;

/**
 * Finds the columns of a statement: those that the account's headings name, otherwise those whose headings are understood. Null without a date and
 * amounts.
 */
export function findStatementTable(rows: readonly Cells[], headings: AccountHeadings): StatementTable | null {
  const first = rows.slice(0, headWithin);
  const place = (cells: Cells, heading: string | null) =>
    heading === null ? -1 : cells.findIndex((text) => text !== '' && headKey(text) === headKey(heading));
  const needed = [headings.col_day, headings.col_out, headings.col_in];
  const named = first.findIndex((cells) => needed.every((heading) => place(cells, heading) >= 0));
  if (named >= 0) {
    const head = first[named] ?? [];
    const [day = -1, out = -1, into = -1] = needed.map((heading) => place(head, heading));
    const amounts = out === into ? { amount: into } : { out, in: into };
    const { balance, sign, value_day, currency } = fieldsOf(head, rows.slice(named + 1), { day, ...amounts });
    const [reference, details] = [place(head, headings.col_reference), place(head, headings.col_details)];
    // Lines are known again by these texts, so that a column that the account does not name stays out.
    const texts = { ...(reference >= 0 && { reference }), ...(details >= 0 && { details }) };
    return {
      head,
      headAt: named,
      at: { balance, sign, value_day, currency, day, ...amounts, ...texts },
      by: 'account',
    };
  }
  for (const [headAt, head] of first.entries()) {
    if (head.filter((text) => statementFieldOf(text) !== null).length < 3) continue;
    const at = fieldsOf(head, rows.slice(headAt + 1), {});
    if (at.day !== undefined && (at.amount !== undefined || (at.out !== undefined && at.in !== undefined)))
      return { head, headAt, at, by: 'heads' };
  }
  return null;
}

/** Returns the headings by which the same columns are found in the next statement; null where the account's own were found. */
export function headingsOf({ head, at, by }: StatementTable): AccountHeadings | null {
  const heading = (place: number | undefined) => (place === undefined ? null : (head[place] ?? null));
  const [day, out, into] = [at.day, at.out ?? at.amount, at.in ?? at.amount].map(heading);
  if (by === 'account' || !day || !out || !into) return null;
  const texts = { col_reference: heading(at.reference), col_details: heading(at.details) };
  return { col_day: day, col_out: out, col_in: into, ...texts };
}

/** Returns the columns by their headings and, where several or none are named so, by what is in them. `known` ones are not looked for again. */
function fieldsOf(
  head: Cells,
  body: readonly Cells[],
  known: Partial<Record<StatementField, number>>,
): Partial<Record<StatementField, number>> {
  const taken = new Set(Object.values(known));
  const hasAmounts = known.amount !== undefined || known.in !== undefined;
  const at: Partial<Record<StatementField, number>> = {};
  const cellsOf = (column: number) => body.map((cells) => cells[column] ?? '').filter((text) => text !== '');
  const mostly = (column: number, test: (text: string) => boolean) => {
    const texts = cellsOf(column);
    return texts.length > 0 && texts.filter(test).length * 2 >= texts.length;
  };
  const datesIn = (column: number) => cellsOf(column).filter((text) => writtenDate(text) !== null).length;
  const isSign = (text: string) => signOfWord(text) !== null;
  head.forEach((text, column) => {
    if (taken.has(column)) return;
    const field = statementFieldOf(text);
    const byContent = field === 'amount' && mostly(column, isSign) ? 'sign' : field;
    if (byContent === null || (hasAmounts && ['out', 'in', 'amount'].includes(byContent))) return;
    if (byContent === 'sign' && !mostly(column, isSign)) return;
    // A column of times has no dates, and one of two date columns may be empty.
    if (byContent === 'day' && datesIn(column) <= (at.day === undefined ? 0 : datesIn(at.day))) return;
    if (byContent === 'day') at.day = column;
    at[byContent] ??= column;
  });
  const unnamed = head.findIndex((text, column) => {
    if (taken.has(column) || statementFieldOf(text) !== null || !mostly(column, isSign)) return false;
    // A dash alone is an empty cell.
    return cellsOf(column).some((cell) => !/^[-–—−]$/.test(cell));
  });
  if (unnamed >= 0) at.sign ??= unnamed;
  if (known.day === undefined && at.day === undefined && at.value_day !== undefined) at.day = at.value_day;
  return at;
}
