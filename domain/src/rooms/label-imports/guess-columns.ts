import { writtenAmount } from '../../kernel/written-amount.ts';
import { labelBounds } from '../labels/label-form.ts';
import {
  amountStrength,
  headWords,
  isNumberHead,
  isPaymentHead,
  personHead,
  townshipOrder,
  type ColumnParty,
  type PersonHead,
  type PersonThing,
} from './head-parts.ts';
import { ColumnsDraft, isDoubt, type ColumnDoubt, type ColumnReason } from './columns-draft.ts';
import { fieldNamed, headKey, likeliest } from './known-heads.ts';
import type { SheetField } from './sheet-fields.ts';

/** Field of each column; null for an unused one. No field occurs twice. */
export type Columns = readonly (SheetField | null)[];

/** Columns of a sheet: their headings and fields. */
export interface SheetColumns {
  readonly heads: readonly string[];
  readonly columns: Columns;
}

/** Fields of the merchant's earlier sheets by heading. */
export type RememberedHeads = ReadonlyMap<string, SheetField | null>;

/** Returns whether this word is a known column heading. */
const isKnownHead = (head: string) => fieldNamed(head) !== undefined;

/** The meaning of all columns, how each got it, and those whose meaning a person must confirm before labels are made. */
export interface Understood {
  readonly columns: Columns;
  readonly reasons: readonly (ColumnReason | ColumnDoubt | null)[];
  readonly doubtful: readonly number[];
}

const understood = ({ columns, reasons }: Pick<ColumnsDraft, 'columns' | 'reasons'>): Understood => ({
  columns,
  reasons,
  doubtful: reasons.flatMap((reason, at) => (isDoubt(reason) ? [at] : [])),
});

/**
 * Returns the field of each column by its heading: from the merchant's last sheet, else from the headings as a whole (`understandColumns`).
 *
 * @example guessColumns(['No', 'ဖုန်းနံပါတ်', '收件人'], new Map()) // [null, 'destination_phone', 'destination_name']
 */
export function guessColumns(heads: readonly string[], remembered: RememberedHeads): Columns {
  return understandColumns(heads, remembered).columns;
}

/**
 * Understands the columns of a sheet together: of several people the receiver wins, first and last name join, an amount that says COD beats a total, and
 * a column without any value hides no other. `cells` are those of each column, if there are some. Columns that are hidden in the sheet are used only
 * where no other column has their field, and asked about.
 */
export function understandColumns(
  heads: readonly string[],
  remembered: RememberedHeads,
  cells?: readonly (readonly string[])[],
  hidden: readonly number[] = [],
): Understood {
  if (hidden.length > 0) return withHidden(heads, remembered, cells, hidden);
  const draft = new ColumnsDraft(heads, cells);
  draft.step = 'remembered';
  heads.forEach((head, at) => {
    const field = headKey(head) === '' ? undefined : remembered.get(headKey(head));
    if (field !== undefined) draft.settle(at, field);
  });
  draft.step = 'named';
  takePeople(draft);
  takeAmount(draft);
  takePayment(draft);
  heads.forEach((head, at) => draft.take(at, fieldNamed(head)));
  draft.step = 'likely';
  heads.forEach((head, at) => draft.take(at, likeliest(spaced(head))));
  draft.step = 'named';
  heads.forEach((head, at) => draft.takeEmpty(at, fieldNamed(head) ?? null));
  return understood(draft);
}

/** Understands the visible columns first; hidden ones fill what is left, and a hidden amount is always asked about. */
function withHidden(
  heads: readonly string[],
  remembered: RememberedHeads,
  cells: readonly (readonly string[])[] | undefined,
  hidden: readonly number[],
): Understood {
  const isHidden = (at: number) => hidden.includes(at);
  const shown = understandColumns(
    heads.map((head, at) => (isHidden(at) ? '' : head)),
    remembered,
    cells?.map((texts, at) => (isHidden(at) ? [] : texts)),
  );
  const all = understandColumns(heads, remembered, cells);
  const reasons = [...shown.reasons];
  const columns = [...shown.columns];
  for (const at of hidden) {
    const field = all.columns[at] ?? null;
    const isOpen = field !== null && !columns.includes(field);
    const isAnswered = remembered.has(headKey(heads[at] ?? ''));
    if (isOpen) [columns[at], reasons[at]] = [field, all.reasons[at] ?? null];
    const filled = cells === undefined || (cells[at] ?? []).some((text) => text.trim() !== '');
    const hasAmount = filled && (amountStrength(heads[at] ?? '') ?? 0) > 0;
    if (filled && !isAnswered && (hasAmount || (isOpen && field !== 'reference_id'))) reasons[at] = 'hidden_column';
    if (hasAmount && !isAnswered)
      for (const [other, own] of columns.entries())
        if (own === 'cod_amount' && !isDoubt(reasons[other] ?? null)) reasons[other] = 'several_amounts';
  }
  return understood({ columns, reasons });
}

/** Parts the words of a programmer's heading. @example spaced('ItemWeight') === 'Item Weight' */
const spaced = (head: string) => head.replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, ' ').replaceAll('_', ' ');

type PersonColumn = PersonHead & { readonly at: number };
const partyOrder: readonly ColumnParty[] = ['receiver', 'nobody', 'buyer', 'billing'];
const fieldOfThing = {
  name: 'destination_name',
  phone: 'destination_phone',
  address: 'destination_address',
  line: 'destination_address',
  street: 'destination_street',
  region: 'destination_region',
  country: 'destination_country',
} as const;

/** Gives the columns about people to the receiver; the buyer's or the bill's are used only where the receiver has none, and are asked about. */
function takePeople(draft: ColumnsDraft): void {
  const all = draft.heads.flatMap((head, at): PersonColumn[] => {
    const person = draft.isOpen(at) ? (personHead(head) ?? namedPerson(head)) : null;
    return person && draft.isFilled(at) ? [{ ...person, at }] : [];
  });
  const people = all.filter(
    ({ party, thing, at }) => party !== 'sender' && !(thing === 'name' && draft.isNobody(at) && draft.hasOtherName(at)),
  );
  const numbers = all.find(
    ({ at, thing }) => thing === 'name' && draft.isNobody(at) && draft.texts(at).every((text) => text.startsWith('#')),
  );
  if (numbers && !draft.isTaken('reference_id')) draft.settle(numbers.at, 'reference_id');
  if (people.length === 0) return;
  const parties = partyOrder.filter((party) => people.some((one) => one.party === party));
  const of = (party: ColumnParty, ...things: PersonThing[]) =>
    people.filter((one) => one.party === party && things.includes(one.thing) && draft.isOpen(one.at));
  const first = (...things: PersonThing[]) => parties.find((party) => of(party, ...things).length > 0);
  const main = first('name', 'first', 'address', 'line') ?? parties[0] ?? 'nobody';
  const isNear = (party: ColumnParty | undefined) =>
    party !== undefined && (party === main || party === 'nobody' || main === 'nobody');
  const hasOwnName = of(main, 'name', 'first').length > 0;
  const give = (columns: readonly PersonColumn[], field: SheetField, joins: boolean) => {
    for (const { at, party } of joins ? columns : columns.slice(0, 1)) {
      draft.settle(at, field);
      if (hasOwnName && !isNear(party)) draft.doubt(at, 'other_party');
    }
  };
  const namer = first('name', 'first');
  if (namer !== undefined && !draft.isTaken('destination_name')) {
    const whole = of(namer, 'name');
    give(whole.length > 0 ? whole : of(namer, 'first', 'last'), 'destination_name', whole.length === 0);
  }
  const phoner = first('phone');
  if (phoner !== undefined && !draft.isTaken('destination_phone'))
    give(of(phoner, 'phone'), 'destination_phone', draft.cells !== undefined);
  const placed = parties.filter(isNear);
  for (const party of placed) {
    if (!draft.isTaken('destination_address')) {
      const lines = of(party, 'line');
      give(lines.length > 0 ? lines : of(party, 'address'), 'destination_address', lines.length > 0);
      // Shops export the street a second time beside the lines of the address.
      if (lines.length > 0) for (const { at } of of(party, 'street', 'address')) draft.settle(at, null);
    }
    for (const thing of ['street', 'region', 'country'] as const)
      if (!draft.isTaken(fieldOfThing[thing])) give(of(party, thing), fieldOfThing[thing], false);
    takeTown(draft, of(party, 'township'), of(party, 'city'));
  }
  for (const { at } of people.filter(({ thing }) => thing === 'note')) if (draft.isOpen(at)) draft.settle(at, 'remark');
  for (const { at, party, thing } of people)
    if (draft.isOpen(at) && (!isNear(party) || (party === main && thing !== 'postcode'))) draft.settle(at, null);
}

/** Takes the nearest place as the township; a city beside it tells townships of one name apart. */
function takeTown(draft: ColumnsDraft, townships: readonly PersonColumn[], cities: readonly PersonColumn[]): void {
  if (draft.isTaken('destination_township')) return;
  const rank = ({ at }: PersonColumn) =>
    townshipOrder.findIndex((word) => headWords(draft.heads[at] ?? '').includes(word));
  const [nearest] = [...townships.toSorted((one, other) => rank(one) - rank(other)), ...cities];
  if (nearest === undefined) return;
  draft.settle(nearest.at, 'destination_township');
  const [city] = cities;
  if (city && city !== nearest && !draft.isTaken('destination_region')) draft.settle(city.at, 'destination_region');
}

/** Headings in Myanmar and Chinese, and whole English ones, that name a person's data. */
function namedPerson(head: string): PersonHead | null {
  const field = fieldNamed(head);
  const thing = field && thingOfField[field];
  if (!thing) return null;
  return { party: /ဝယ်သူ|ဖောက်သည်|客户|\u4E70家|customer|buyer/i.test(head) ? 'buyer' : 'nobody', thing };
}
const thingOfField: Readonly<Partial<Record<SheetField, PersonThing>>> = {
  destination_name: 'name',
  destination_phone: 'phone',
  destination_address: 'address',
  remark: 'note',
};

/** Takes the amount that is surest to be collected; of several equally sure ones none, and all are asked about. */
function takeAmount(draft: ColumnsDraft): void {
  if (draft.isTaken('cod_amount')) return;
  const amounts = draft.heads.flatMap((head, at) => {
    const strength = draft.isOpen(at) && draft.isFilled(at) ? amountStrength(head) : null;
    return strength === null ? [] : [{ at, strength }];
  });
  const most = Math.max(0, ...amounts.map(({ strength }) => strength));
  const top = amounts.filter(({ strength }) => strength === most && strength > 0);
  const [only, ...others] = top;
  if (!only) return;
  for (const { at, strength } of amounts)
    if (
      (strength === 0 && fieldNamed(draft.heads[at] ?? '') === undefined) ||
      (most === saysCollected && strength > 0 && strength < most)
    )
      draft.settle(at, null);
  if (others.length > 0) {
    const exact = top.filter(({ at }) => fieldNamed(draft.heads[at] ?? '') === 'cod_amount');
    if (most === saysCollected && exact.length === 1 && exact[0]) draft.settle(exact[0].at, 'cod_amount');
    for (const { at } of top)
      if (draft.isOpen(at) || draft.columns[at] === 'cod_amount') draft.doubt(at, 'several_amounts');
    for (const { at } of top) if (draft.isOpen(at)) draft.settle(at, null);
    return;
  }
  draft.settle(only.at, 'cod_amount');
  if (most < saysCollected && amounts.length > 1) draft.doubt(only.at, 'total_amount');
}
const saysCollected = 3;

/** Takes the columns that say how or whether an order was paid, by their headings or by what is in them. */
function takePayment(draft: ColumnsDraft): void {
  draft.heads.forEach((head, at) => {
    if (!draft.isOpen(at) || !draft.isFilled(at)) return;
    const texts = draft.texts(at);
    const isStatus =
      /^(?:status|order status)$/i.test(head.trim()) && texts.some((text) => /^(?:un)?paid$/i.test(text));
    const isMethod = fieldNamed(head) === 'payment_type' && texts.some((text) => methods.test(text));
    if (isPaymentHead(head) || isStatus || isMethod) draft.settle(at, 'payment_status');
  });
}
const methods = /card|paypal|online|kbz|kpay|wave|bank|transfer|cash on delivery|货到付款|支付\u5B9D|\u5FAE信/i;

const amountLeast = 500;

/** Returns the amount that a text may be; null when it is not one, such as counts, phone numbers and codes. */
function amountIn(text: string): number | null {
  const amount = writtenAmount(text)?.amount ?? null;
  return amount !== null && amount >= amountLeast && amount <= labelBounds.amountMax ? amount : null;
}

/** Returns whether most of these cells hold amounts of money and not a running number. @example holdsAmounts(['45,000 ကျပ်', '12000', '']) */
export function holdsAmounts(cells: readonly string[]): boolean {
  const texts = cells.filter((text) => text.trim() !== '');
  const amounts = texts.map(amountIn).filter((amount) => amount !== null);
  const running =
    amounts.length > 2 && amounts.every((amount, at) => at === 0 || amount === (amounts[at - 1] ?? 0) + 1);
  return amounts.length > 0 && amounts.length * 2 >= texts.length && !running;
}

/**
 * Returns the columns that a user must name before labels are made: they hold amounts, but neither the heading nor an earlier answer says which. `cells`
 * are those of each column.
 */
export function columnsToAnswer(
  heads: readonly string[],
  columns: Columns,
  remembered: RememberedHeads,
  cells: readonly (readonly string[])[],
): number[] {
  return heads.flatMap((head, at) => {
    const key = headKey(head);
    const other = columns.includes('cod_amount') ? amountStrength(head) !== null : amountStrength(head) === 0;
    const open =
      (columns[at] ?? null) === null &&
      !other &&
      !isNumberHead(head) &&
      fieldNamed(head) !== null &&
      !(key !== '' && remembered.get(key) === null);
    return open && holdsAmounts(cells[at] ?? []) ? [at] : [];
  });
}

/** Number of first rows searched for the headings, because titles, dates and merged cells may come first. */
const headRowsLookedAt = 20;

/**
 * Returns the index of the heading row: the row with the most known headings, or the first with several cells when no row has two.
 *
 * @example findHead([['အော်ဒါစာရင်း'], ['Name', 'Phone'], ['Ma Mya', '0979…']]) === 1
 */
export function findHead(rows: readonly (readonly string[])[]): number {
  const known = rows
    .slice(0, headRowsLookedAt)
    .map((cells) => cells.filter((cell) => cell !== '' && isKnownHead(cell)).length);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  return Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1),
  );
}
