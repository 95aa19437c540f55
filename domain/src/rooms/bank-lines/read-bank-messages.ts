import type { AccountHeadings } from './statement-columns.ts';
import type { SheetCells } from './statement-rows.ts';

/** Headings of the rows that a MT940 or OFX file gives. */
export const messageHeadings: AccountHeadings = {
  col_day: 'Date',
  col_out: 'Amount',
  col_in: 'Amount',
  col_reference: 'Reference',
  col_details: 'Details',
};
/** Before an amount whose direction or account is uncertain, so that it is left out and asked. */
const uncertain = '? ';
const head = ['Date', 'Amount', 'Reference', 'Details'] as const;

/** Returns which kind of bank message a text is; null for another text, such as a table. */
export function bankMessageKind(text: string): 'mt940' | 'ofx' | null {
  const begin = text.slice(0, 4_000);
  if (/^\s*(?:OFXHEADER:|<\?OFX\b)/i.test(begin) || /<OFX>/i.test(begin)) return 'ofx';
  return /^(?:\{1:|\s*:20:)|\n:(?:25|60[FM]):/.test(begin) && /(?:^|\n):6(?:0[FM]|1):/.test(text) ? 'mt940' : null;
}

/** Turns digits of a date, yymmdd or yyyymmdd, to dd.mm.yyyy. */
const dayOf = (digits: string): string => {
  const whole = digits.length === 6 ? `20${digits}` : digits;
  return [whole.slice(6, 8), whole.slice(4, 6), whole.slice(0, 4)].join('.');
};
const balanceShape = /^([CD])(\d{6})([A-Z]{3})([\d,]+)$/;
const entryShape = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d[\d,]*)([NFS][A-Z0-9]{3})([^\n]*)/;

/**
 * Returns the entries of SWIFT MT940 messages as rows of a table, with the balances. The entry date is the booking day; its year is that of the value
 * date, or the one beside it at the turn of the year.
 */
export function readMt940(text: string): SheetCells[] {
  const rows: SheetCells[] = [];
  const add = (row: number, ...cells: string[]) => rows.push({ row, cells });
  let isHeaded = false;
  const accounts = new Set<string>();
  for (const { row, tag, value } of tagsOf(text)) {
    if (tag === '25') {
      accounts.add(value.trim());
      add(row, 'Account No', value.trim());
    } else if (accounts.size > 1 && /^6[02]/.test(tag)) continue;
    else if (/^60[FM]$/.test(tag) || /^62[FM]$/.test(tag)) {
      const [, sign, date = '', currency = '', amount = ''] = balanceShape.exec(value.trim()) ?? [];
      const name = tag.startsWith('60') ? 'Opening balance' : 'Closing balance';
      if (!isHeaded) add(row, 'Currency', currency);
      if (!isHeaded) add(row, ...head);
      isHeaded = true;
      add(row, dayOf(date), '', '', name, `${sign === 'D' ? '-' : ''}${pointed(amount)}`);
    } else if (tag === '61') {
      const entry = entryShape.exec(value);
      const [, valued = '', booked = '', mark = '', amount = '', , rest = ''] = entry ?? [];
      const [own = '', bank = ''] = rest.split('//');
      const more = value.split('\n').slice(1).join(' ').trim();
      const sign = accounts.size > 1 ? uncertain : mark === 'C' || mark === 'RD' ? '+' : '-';
      const reference = own.trim() === 'NONREF' || own.trim() === '' ? bank.trim() : own.trim();
      if (entry) add(row, bookingDay(valued, booked), sign + pointed(amount), reference, more);
      else add(row, value.slice(0, 6), value, '', '');
    } else if (tag === '86') {
      const last = rows.at(-1);
      if (last && /^[+-]/.test(last.cells[1] ?? ''))
        rows[rows.length - 1] = {
          ...last,
          cells: [...last.cells.slice(0, 3), [last.cells[3], detailsOf(value)].join(' ').trim()],
        };
    }
  }
  return isHeaded ? rows : [{ row: 1, cells: head }, ...rows];
}

/** Turns an amount to two decimals after a point. */
function pointed(amount: string): string {
  const [kyat = '', part = ''] = amount.split(',');
  return `${kyat}.${part.slice(0, 2).padEnd(2, '0')}${part.slice(2).replace(/0+$/, '')}`;
}

function bookingDay(valued: string, booked: string): string {
  if (booked === '') return dayOf(valued);
  const [year, month] = [Number(valued.slice(0, 2)), Number(valued.slice(2, 4))];
  const turn = Number(booked.slice(0, 2)) - month;
  const bookedYear = turn > 6 ? year - 1 : turn < -6 ? year + 1 : year;
  return dayOf(`${String(bookedYear).padStart(2, '0')}${booked}`);
}

/** Returns the text of field 86 without the codes of its parts (`?20`, `/REMI/`). */
const detailsOf = (value: string): string =>
  value
    .replace(/\n/g, ' ')
    .replace(/^\d{3}(?=\?)/, '')
    .replace(/\?\d\d/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

interface MessageField {
  readonly row: number;
  readonly tag: string;
  readonly value: string;
}

/** Returns the fields of the messages; lines without a tag belong to the field above. */
function tagsOf(text: string): MessageField[] {
  const fields: { row: number; tag: string; value: string }[] = [];
  let isOpen = false;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, tag, value = ''] = /^(?:\{.*\})?:(\d\d[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ row: at + 1, tag, value });
    else if (isOpen && last && !/^-\}?\s*$|^\{/.test(line)) last.value += `\n${line}`;
    isOpen = tag !== undefined || (isOpen && !/^-\}?\s*$|^\{/.test(line));
  }
  return fields;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Returns the transactions of an OFX file, SGML or XML, as rows of a table, with the ledger balance as the closing one. */
export function readOfx(text: string): SheetCells[] {
  const rows: SheetCells[] = [];
  const titles: SheetCells[] = [];
  let entry: Map<string, string> | null = null;
  let isInBalance = false;
  let isOther = false;
  let row = 1;
  let from = 0;
  for (const match of text.matchAll(/<(\/?)([A-Z0-9.]+)>([^<]*)/gi)) {
    for (; from < match.index; from += 1) if (text[from] === '\n') row += 1;
    const [, slash, name = '', raw = ''] = match;
    const [tag, value] = [name.toUpperCase(), decoded(raw)];
    if (tag === 'STMTTRN') {
      if (entry) rows.push(rowOf(row, entry, isOther));
      entry = slash === '' ? new Map() : null;
    } else if (slash !== '') {
      if (tag === 'LEDGERBAL') isInBalance = false;
      if (tag === 'BANKTRANLIST' && entry) {
        rows.push(rowOf(row, entry, isOther));
        entry = null;
      }
    } else if (entry) {
      if (!entry.has(tag)) entry.set(tag, value);
    } else if (tag === 'ACCTID') {
      isOther = titles.some(({ cells: [name, number] }) => name === 'Account No' && number !== value);
      titles.push({ row, cells: ['Account No', value] });
    } else if (tag === 'CURDEF') titles.push({ row, cells: ['Currency', value] });
    else if (tag === 'LEDGERBAL') isInBalance = !isOther;
    else if (tag === 'BALAMT' && isInBalance) rows.push({ row, cells: ['', '', '', 'Closing balance', value] });
  }
  if (entry) rows.push(rowOf(row, entry, isOther));
  return [...titles, { row: titles.at(-1)?.row ?? 1, cells: head }, ...rows];
}

function rowOf(row: number, entry: ReadonlyMap<string, string>, isOther: boolean): SheetCells {
  const of = (tag: string) => entry.get(tag) ?? '';
  const amount = of('TRNAMT').replace(/,(?=\d{1,2}$)/, '.');
  const isOut = amount.startsWith('-');
  // A type that contradicts the sign leaves the direction uncertain.
  const isUncertain = of('TRNTYPE').toUpperCase() === (isOut ? 'CREDIT' : 'DEBIT');
  const signed =
    amount === '' ? '' : isUncertain || isOther ? uncertain + amount : isOut ? amount : `+${amount.replace(/^\+/, '')}`;
  const details = [...new Set([of('NAME'), of('MEMO')])].filter((text) => text !== '').join(' ');
  return {
    row,
    cells: [dayOf(of('DTPOSTED').slice(0, 8)), signed, of('CHECKNUM') || of('REFNUM') || of('FITID'), details],
  };
}

const decoded = (raw: string): string =>
  raw
    .trim()
    .replace(/&(?:#(\d{1,6})|([a-z]{2,4}));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (entities[(name ?? '').toLowerCase()] ?? whole)
        : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    );
