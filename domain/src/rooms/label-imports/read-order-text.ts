import { toLatinDigits } from '../../kernel/digits.ts';
import { readNumber } from '../../kernel/number-rules.ts';
import { cleanText } from '../../kernel/text.ts';
import { phonesIn } from '../../kernel/written-phones.ts';
import { labelBounds } from '../labels/label-form.ts';
import { findTownship, namesPlace, partsOf, type Gazetteer, type NamedPlace } from './find-township.ts';
import { guessColumns } from './guess-columns.ts';
import { fieldNamed } from './known-heads.ts';
import type { Piece } from './order-text-pieces.ts';
import { amountsIn, readAmount, arithmeticPattern, saysCollect } from './read-amount.ts';
import { readWeight } from './read-cell.ts';
import { orderTextBounds, orderTextFields, sheetBounds, type OrderTextField } from './sheet-fields.ts';
import { addressWords, splitOrders, type OrderLine } from './split-order-text.ts';

/** Limits: longer lines are read in parts, longer orders only this far; the rest becomes the remark. */
const [lineMax, linesOfOrder] = [1_000, 60];

/** An order in a text, with values as in a sheet. */
export interface ParsedOrder {
  readonly fields: Readonly<Partial<Record<OrderTextField, string>>>;
  /** Fields without a word that announces them; a person should check them. */
  readonly guessed: readonly OrderTextField[];
  /** The township, when the text names exactly one. */
  readonly place: NamedPlace | null;
}

/**
 * Reads the orders of a pasted text: one message, several, a numbered list, or rows copied from a spreadsheet. Keeps all text: what is not understood
 * becomes the remark. A field without an announcing word is guessed; an amount is always stated, or guessed and marked so. Expects Unicode. Null for a
 * text beyond the limits.
 *
 * @example readOrderText('Ma Mya 09791234567\nHlaing, Yangon\nCOD 25000', gazetteer)?.[0]?.fields.cod_amount === '25000'
 */
export function readOrderText(text: string, gazetteer: Gazetteer): ParsedOrder[] | null {
  const typed = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  if (text.length > orderTextBounds.characters || typed.length > orderTextBounds.lines) return null;
  const groups: OrderLine[][] = [];
  let lines: string[] = [];
  let heads: string[] | null = null;
  const flush = () => {
    groups.push(...splitOrders(lines));
    lines = [];
  };
  for (const line of typed) {
    const cells = line.split('\t').map((cell) => cleanText(cell));
    if (cells.filter((cell) => cell !== '').length >= 3) {
      flush();
      if (isHead(cells)) heads = cells;
      else groups.push(splitRow(cells, heads));
      continue;
    }
    const [head = '', ...rest] = cells;
    const whole = rest.length > 0 && fieldNamed(head) ? `${head}: ${rest.join(' ')}` : cells.join(' ').trim();
    for (let at = 0; at === 0 || at < whole.length; at += lineMax) lines.push(whole.slice(at, at + lineMax).trim());
  }
  flush();
  if (groups.length > orderTextBounds.orders) return null;
  const orders = groups.map((group) => readOrder(group, gazetteer));
  return orders.some(({ fields }) => Object.values(fields).some((value) => value.length > sheetBounds.cell))
    ? null
    : orders;
}

/** Returns whether these cells are headings without values. */
function isHead(cells: readonly string[]): boolean {
  return (
    cells.every((cell) => !/\d{3}/.test(toLatinDigits(cell))) &&
    cells.filter((cell) => fieldNamed(cell) !== undefined).length >= 2
  );
}

/** Converts a table row to lines: under a known heading as announced text, else unchanged. */
function splitRow(cells: readonly string[], heads: readonly string[] | null): OrderLine[] {
  const columns = heads ? guessColumns(heads, new Map()) : [];
  const lines = cells.flatMap((cell, at): OrderLine[] => {
    if (cell === '') return [];
    const column = columns[at] ?? null;
    const head = heads?.[at] ?? '';
    const field = orderTextFields.find((one) => one === column) ?? null;
    const whole = head === '' ? cell : `${head}: ${cell}`;
    if (field === null && head === '') return splitOrders([cell]).flat();
    const running = heads !== null && fieldNamed(head) === null && /^[\d၀-၉]+$/.test(cell);
    return running
      ? []
      : [
          {
            text: cell,
            phones: 0,
            bare: false,
            pieces: [{ field, head, text: cell, whole, ofSender: field === null, loose: false }],
          },
        ];
  });
  return lines;
}

type Values = Partial<Record<OrderTextField, string>>;

/** Collects the data of one order. */
class Draft {
  readonly fields: Values = {};
  readonly guessed = new Set<OrderTextField>();
  readonly phones: string[] = [];
  readonly amounts: { amount: number; sure: boolean; whole: string }[] = [];
  readonly rest: string[] = [];
  /** Texts without an announcing word, in order. */
  readonly open: string[] = [];
  /** Towns, announced by a word or, without one, alone in a line. */
  readonly towns: string[] = [];
  townsGuessed = false;

  add(field: OrderTextField, text: string, guessed: boolean, between = ', '): void {
    if (text === '') return;
    const former = this.fields[field];
    this.fields[field] = former === undefined ? text : former + between + text;
    if (guessed) this.guessed.add(field);
  }
  remark(text: string): void {
    if (text !== '') this.rest.push(text);
  }
}

const edges = /^[\s,၊，;|/()·•.\-–—]+|[\s,၊，;|/(·•\-–—]+$/g;
const tidy = (text: string) => text.replace(edges, '');

/** Reads one order from its lines. */
function readOrder(lines: readonly OrderLine[], gazetteer: Gazetteer): ParsedOrder {
  const draft = new Draft();
  let waiting: Piece | null = null;
  for (const [row, { pieces, text }] of lines.entries()) {
    if (row >= linesOfOrder) draft.remark(text);
    for (const piece of row < linesOfOrder ? pieces : []) {
      const announced: Piece =
        waiting && piece.head === '' ? { ...waiting, text: piece.text, whole: piece.text } : piece;
      waiting = piece.text === '' && piece.field !== null ? piece : null;
      if (piece.text !== '') take(draft, announced);
    }
  }
  settleMoney(draft);
  settleOpen(draft, gazetteer);
  const place = settleTown(draft, gazetteer);
  settlePhones(draft);
  if (draft.rest.length > 0) draft.add('remark', draft.rest.join('\n'), false, '\n');
  return {
    fields: draft.fields,
    guessed: orderTextFields.filter((field) => draft.guessed.has(field) && draft.fields[field] !== undefined),
    place,
  };
}

/** Stores a part by its announcing word. */
function take(draft: Draft, piece: Piece): void {
  const { field, head, whole, ofSender, loose } = piece;
  if (ofSender) return draft.remark(whole);
  if (field === null && head !== '') return draft.remark(whole);
  const guessed = head === '' || loose;
  const [text, ...others] = withoutPhones(
    draft,
    piece.text,
    field === 'destination_phone' || field === 'contact_phone_list',
  );
  switch (field) {
    case null:
      for (const part of [text ?? '', ...others]) takeOpen(draft, part);
      return;
    case 'destination_phone':
    case 'contact_phone_list':
      return [text ?? '', ...others].map(tidy).forEach((part) => draft.remark(part));
    case 'cod_amount':
      return takeMoney(draft, piece, [text, ...others].join(' '));
    case 'weight':
      return takeWeight(draft, tidy([text, ...others].join(' ')), whole, guessed);
    case 'pieces': {
      const pieces = readNumber(tidy(text ?? ''));
      // The number of items in a parcel is not the number of parcels.
      const parcels = /piece|pack|parcel|ထုပ်|件/i.test(head);
      return parcels && pieces !== null && Number.isInteger(pieces) && pieces > 0
        ? draft.add('pieces', String(pieces), guessed)
        : draft.remark(whole);
    }
    case 'destination_township':
      draft.towns.push(tidy([text, ...others].join(' ')));
      return;
    case 'destination_name':
      if (draft.fields.destination_name !== undefined) return draft.remark(whole);
      draft.add('destination_name', tidy(text ?? ''), guessed);
      return others.forEach((part) => takeOpen(draft, part));
    default:
      return draft.add(field, tidy([text, ...others].join(' ')), guessed, field === 'remark' ? '\n' : ', ');
  }
}

/** Stores the phones of a text and returns the texts around them. */
function withoutPhones(draft: Draft, text: string, announced: boolean): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of phonesIn(text, announced)) {
    parts.push(text.slice(from, found.from));
    from = found.to;
    if (!draft.phones.includes(found.phone)) draft.phones.push(found.phone);
    if (found.guessed) draft.guessed.add('destination_phone');
  }
  return [...parts, text.slice(from)].filter((part, at) => at === 0 || tidy(part) !== '');
}

function takeMoney(draft: Draft, { head, whole, loose, text: typed }: Piece, text: string): void {
  const exact = readAmount(tidy(text));
  const [found, ...more] = arithmeticPattern.test(toLatinDigits(typed)) ? [] : amountsIn(typed);
  const amount = exact?.amount ?? (more.length === 0 ? found?.amount : undefined);
  if (amount === undefined) return draft.remark(whole);
  const only = exact?.sure === true;
  draft.amounts.push({ amount, sure: only && !loose && saysCollect(head), whole });
  if (!only) draft.remark(whole);
}

const weightText = /^\d+(?:\.\d+)?\s*(?:kgs?|kilos?|kilograms?|ကီလိုဂရမ်|ကီလို|公斤|千克|g|gm|gms|grams?|ဂရမ်|克)\.?$/i;

function takeWeight(draft: Draft, text: string, whole: string, guessed: boolean): void {
  const weight = readNumber(readWeight(toLatinDigits(text)));
  const fits = weight !== null && weight >= labelBounds.weightMin && weight <= labelBounds.weightMax;
  if (!fits || draft.fields.weight !== undefined) return draft.remark(whole);
  draft.add('weight', String(weight), guessed);
}

/** Handles a text without an announcing word: stores its amounts, takes a weight, and leaves the rest until the whole order is known. */
function takeOpen(draft: Draft, text: string): void {
  let from = 0;
  for (const { amount, sure, from: start, to } of amountsIn(text).sort((one, other) => one.from - other.from)) {
    openText(draft, text.slice(from, start));
    draft.amounts.push({ amount, sure, whole: text.slice(start, to).trim() });
    from = to;
  }
  openText(draft, text.slice(from));
}

function openText(draft: Draft, text: string): void {
  const left: string[] = [];
  let from = 0;
  for (const part of [...text.matchAll(/[^,၊，;|]+/g)]) {
    const bare = tidy(part[0]);
    if (!weightText.test(toLatinDigits(bare))) continue;
    left.push(tidy(text.slice(from, part.index)));
    takeWeight(draft, bare, bare, false);
    from = part.index + part[0].length;
  }
  draft.open.push(...[...left, tidy(text.slice(from))].filter((part) => part !== ''));
}

/** Chooses the collected amount: the announced one, else the only one. Of several, none is chosen. */
function settleMoney(draft: Draft): void {
  const sure = draft.amounts.filter((one) => one.sure);
  const candidates = sure.length > 0 ? sure : draft.amounts;
  const amounts = new Set(candidates.map(({ amount }) => amount));
  const [chosen] = amounts.size === 1 ? candidates : [];
  if (chosen) draft.add('cod_amount', String(chosen.amount), !chosen.sure);
  for (const one of draft.amounts) if (one.amount !== chosen?.amount) draft.remark(one.whole);
}

const title =
  /^(?:ma|daw|ko|u|mg|maung|mr|mrs|ms|miss|dr|sai|nang|saw|naw)\.?\s+\p{L}|^(?:မ|ဒေါ်|ကို|ဦး|မောင်|ဒေါက်တာ|စိုင်း|နန်း|စော|နော်)(?=[က-အ])/iu;
const greeting =
  /^(?:hi|hello|hey|dear|order|orders|new order|please|pls|thanks?|thank you|ok|urgent|မင်္ဂလာ|အော်ဒါ|order|ကျေးဇူး|ဟုတ်|မှာ|\u4F60好|您好|谢谢|订单)/iu;
const nameMax = 60;

/** Returns whether this looks like a person's name: short, without digits, and neither a place nor part of an address. */
function nameLike(text: string, gazetteer: Gazetteer): boolean {
  if (
    text === '' ||
    text.length > nameMax ||
    /\d/.test(toLatinDigits(text)) ||
    greeting.test(text) ||
    !/\p{L}/u.test(text)
  )
    return false;
  if (text.split(' ').length > 6 || addressWords.test(text) || otherWords.test(text)) return false;
  return title.test(text) || !namesPlace(gazetteer, text);
}
const otherWords = /\bcod\b|\bpaid\b|\bdeli|ပို့ပေး|ယူမ|ပါ။?$|ချေပြီး|ရှင်းပြီး|[?!]/iu;

/** Finds name and address among texts without an announcing word. */
function settleOpen(draft: Draft, gazetteer: Gazetteer): void {
  draft.townsGuessed = draft.towns.length === 0;
  if (draft.fields.destination_name === undefined) {
    const places = draft.open.findIndex((text) => nameLike(firstPart(text), gazetteer) && title.test(text));
    const at = places >= 0 ? places : draft.open.findIndex((text) => nameLike(firstPart(text), gazetteer));
    const text = draft.open[at];
    if (text !== undefined && (places >= 0 || at <= 1)) {
      const name = firstPart(text);
      draft.add('destination_name', name, true);
      draft.open.splice(at, 1, tidy(text.slice(name.length)));
    }
  }
  for (const text of draft.open) {
    if (text === '') continue;
    if (isTown(text, gazetteer) && draft.townsGuessed) draft.towns.push(text);
    else if (isAddress(text, draft, gazetteer)) draft.add('destination_address', text, true);
    else draft.remark(text);
  }
}

/** Returns whether the text consists only of place names. */
const isTown = (text: string, gazetteer: Gazetteer) => partsOf(text).every((part) => namesPlace(gazetteer, part));

/**
 * Returns whether the text is part of an address: address words or a place. A bare number counts only before an address is known, since it may be a size
 * or a count.
 */
function isAddress(text: string, draft: Draft, gazetteer: Gazetteer): boolean {
  if (otherWords.test(text) || greeting.test(text)) return false;
  if (addressWords.test(text) || placesIn(text, gazetteer).names.length > 0) return true;
  const latin = toLatinDigits(text);
  return draft.fields.destination_address === undefined && /\d/.test(latin) && !quantity.test(latin);
}
const quantity = /[x×]\s*\d|\d\s*(?:pcs?|pieces?|sets?|size|x|ခု|ထည်|လုံး|စုံ|ဘူး|ထုပ်|件|个|\u5957)/iu;

const firstPart = (text: string) => (text.split(/[,၊，;|/]|\s[-–—]\s/)[0] ?? '').trim();

/** Minimum length of a Latin word; shorter ones are too ambiguous. */
const latinLeast = 4;
const placesWithin = 400;

/** Returns the places that a text names: between commas, or as words, which may mean something else. */
function placesIn(whole: string, gazetteer: Gazetteer): { names: string[]; sure: boolean } {
  const text = whole.slice(0, placesWithin);
  const parts = partsOf(text).filter((part) => namesPlace(gazetteer, part));
  if (parts.length > 0) return { names: parts, sure: true };
  const names: string[] = [];
  for (const part of partsOf(text)) {
    const words = part.split(/\s+/);
    for (let at = 0; at < words.length;) {
      const length = [4, 3, 2, 1].find((many) => {
        const name = words.slice(at, at + many).join(' ');
        return at + many <= words.length && long(name) && namesPlace(gazetteer, name);
      });
      if (length) names.push(words.slice(at, at + length).join(' '));
      else names.push(...townIn(words[at] ?? '', gazetteer));
      at += length ?? 1;
    }
  }
  return { names, sure: false };
}
const long = (name: string) =>
  name.length <= 60 &&
  (/^[\p{ASCII}]+$/u.test(name) ? name.length >= latinLeast || /^\d{5}$/.test(name) : name.length >= 2);

/** Finds a town in Myanmar text, which has no spaces between words: the name right before the word for town or township. */
function townIn(word: string, gazetteer: Gazetteer): string[] {
  const names: string[] = [];
  for (const hit of [...word.matchAll(/မြို့(?:နယ်)?/g)].slice(0, 4)) {
    const before = word.slice(Math.max(0, hit.index - townLength), hit.index);
    for (let at = 0; at < before.length - 1; at++)
      if (namesPlace(gazetteer, before.slice(at))) {
        names.push(before.slice(at));
        break;
      }
  }
  return names;
}
const townLength = 24;

/** Finds the township of an order, in its own field or its address. Announced but unknown text stays as typed. */
function settleTown(draft: Draft, gazetteer: Gazetteer): NamedPlace | null {
  const announced = draft.towns.join(', ');
  const address = draft.fields.destination_address ?? '';
  const inTown = placesIn(announced, gazetteer);
  const inAddress = placesIn(address, gazetteer);
  let isNear = false;
  const find = (names: readonly string[]) => {
    const found = findTownship(gazetteer, {
      township: '',
      region: '',
      address: [...new Set(names)].slice(0, mostNames).join(', '),
    });
    isNear = found.problem !== null;
    return found.place;
  };
  const place =
    announced === '' ? find(inAddress.names) : (find(inTown.names) ?? find([...inTown.names, ...inAddress.names]));
  if (announced !== '')
    draft.add('destination_township', announced, place === null || isNear || !inTown.sure || draft.townsGuessed);
  else if (place)
    draft.add(
      'destination_township',
      place.name_en,
      isNear || !inAddress.sure || draft.guessed.has('destination_address'),
    );
  return place;
}
const mostNames = 8;

function settlePhones(draft: Draft): void {
  const [first, second] = [draft.phones.slice(0, phonesOfReceiver), draft.phones.slice(phonesOfReceiver)];
  draft.add('destination_phone', first.join(', '), false);
  draft.add('contact_phone_list', second.slice(0, labelBounds.contactPhones).join(', '), false);
  second.slice(labelBounds.contactPhones).forEach((phone) => draft.remark(phone));
}
const phonesOfReceiver = 2;
