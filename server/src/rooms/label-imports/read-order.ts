import { createHash } from 'node:crypto';
import { groupThousands, toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { checkForm } from '@waybill/domain/kernel/form.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { isMaskedPhone, writtenPhones } from '@waybill/domain/kernel/written-phones.ts';
import { writtenAmount } from '@waybill/domain/kernel/written-amount.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { findTownship, type Gazetteer } from '@waybill/domain/rooms/label-imports/find-township.ts';
import type { SheetColumns } from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import { joinOrder, paymentSays, weightUnit } from '@waybill/domain/rooms/label-imports/head-parts.ts';
import { readWeight } from '@waybill/domain/rooms/label-imports/read-cell.ts';
import {
  isSheetField,
  joinedWith,
  sheetFields,
  type SheetField,
  type UsualValues,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { isAbroad, isRendered } from '@waybill/domain/rooms/labels/label-choices.ts';
import { labelForm, labelValues, type LabelValues } from '@waybill/domain/rooms/labels/label-form.ts';
import {
  deliveryTypes,
  itemTypes,
  labelServices,
  paymentTypeNames,
  serviceTypeNames,
  type AcceptType,
} from '@waybill/domain/rooms/labels/label-kinds.ts';
import { parseNrc } from '@waybill/domain/rooms/places/nrc.ts';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import {
  deliveryTypeWords,
  itemTypeWords,
  labelServiceWords,
  paymentTypeWords,
  serviceTypeWords,
} from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { countryNamed } from '../places/places.door.ts';
import type { SenderFacts } from '../customers/customers.door.ts';
import type { Marks } from './take-sheet.ts';

/** Data needed to read the rows of a sheet. */
export interface OrderReader extends SheetColumns {
  readonly usual: UsualValues;
  readonly sender: SenderFacts | null;
  readonly branchId: number;
  readonly gazetteer: Gazetteer;
}

/** A stored row: its cells, and the overwritten fields. */
export interface KeptRow {
  readonly cells: readonly string[];
  readonly marks: Marks;
  readonly fixed: Readonly<Partial<Record<SheetField, string>>>;
}

export type RowProblems = Record<string, Problem[]>;
export type OrderTexts = Partial<Record<SheetField, string>>;

/**
 * Returns the current texts of a row's fields. Columns of one field are joined, each text once; a weight has the unit of its heading.
 */
export function textsOf(
  { heads, columns }: SheetColumns,
  { cells, fixed }: Pick<KeptRow, 'cells' | 'fixed'>,
): OrderTexts {
  const texts: OrderTexts = {};
  for (const at of joinOrder(heads)) {
    const field = columns[at] ?? null;
    if (field === null) continue;
    const text = field === 'weight' ? inUnit(cells[at] ?? '', heads[at] ?? '') : (cells[at] ?? '');
    const former = texts[field] ?? '';
    texts[field] =
      former === '' || text === '' || former === text ? former || text : former + (joinedWith[field] ?? ' ') + text;
  }
  return { ...texts, ...fixed };
}

/** Adds the unit of the heading to a weight without one. */
export function inUnit(weight: string, head: string): string {
  const unit = weightUnit(head);
  return unit === null || isKilo(unit) || !/^[\d.,၀-၉]+$/.test(weight.trim()) ? weight : `${weight.trim()} ${unit}`;
}
const isKilo = (unit: string) => /^k|ကီလို|公斤|千克/i.test(unit);

/** Returns a content hash of an order, equal in any sheet: its text without case, spaces and punctuation. */
export function orderHash(texts: OrderTexts): string {
  const filled = Object.entries(texts)
    .map(
      ([field, text]) =>
        [
          field,
          text
            .normalize('NFC')
            .toLowerCase()
            .replace(/[\s.,-]+/g, ''),
        ] as const,
    )
    .filter(([, text]) => text !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha1').update(JSON.stringify(filled)).digest('base64');
}

const footer =
  /^(?:grand )?(?:total|sum)\b|^(?:prepared|approved|checked|received|signed) by\b|^signature|စုစုပေါင်း|^(?:合计|总计|制表|审核)/i;

/** Returns whether a line has no receiver: a total, a signature, a remark, but no order. */
export function saysNobody(texts: OrderTexts): boolean {
  const { destination_name: name = '', destination_phone: phone = '' } = texts;
  const isFooter = footer.test(name.trim()) && !/\d/.test(toLatinDigits(phone));
  return (['destination_name', 'destination_phone', 'destination_township', 'destination_address'] as const).every(
    (field) =>
      (texts[field] ?? '').trim() === '' ||
      (isFooter && (field === 'destination_name' || field === 'destination_phone')),
  );
}

/**
 * Reads a row into the label form, or returns all problems of its fields. The rules are those of the counter (`labelForm`); only sheets have choices in words
 * of three languages, several phones in a cell, units after numbers and names of places.
 */
export function readOrderRow(
  reader: OrderReader,
  row: KeptRow,
):
  | { readonly values: LabelValues; readonly problems: null }
  | { readonly values: null; readonly problems: RowProblems } {
  const texts = textsOf(reader, row);
  const problems: RowProblems = {};
  for (const [at, field] of reader.columns.entries()) {
    const mark = row.marks[at];
    if (field !== null && mark !== undefined && row.fixed[field] === undefined) problems[field] = [{ code: mark }];
  }
  const input = inputOf(reader, texts, problems);
  if (row.fixed.cod_amount === undefined) settlePayment(input, texts, reader.usual, problems);
  const order = filled(input);
  const checked = checkForm(labelForm, { ...ofSender(reader, isAbroad(order)), ...order });
  if (!checked.ok) for (const [field, found] of Object.entries(checked.fields)) problems[onSheet(field)] ??= found;
  if (checked.ok && Object.keys(problems).length === 0) return { values: labelValues(checked.values), problems: null };
  return { values: null, problems };
}

/** Drops empty values: an empty cell of a merchant's sheet does not replace known data of the merchant. */
function filled(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(
      ([, value]) =>
        value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** Fields of the label without a column, by the column in which they are corrected. */
const mendedIn: Readonly<Record<string, SheetField>> = {
  cod_zero: 'cod_amount',
  destination_town: 'destination_township',
  deliver_branch_id: 'destination_township',
  source_town: 'source_township',
};

/** Returns the sheet's column of a label problem; without a column it belongs to the row. */
export function onSheet(field: string): string {
  const column = mendedIn[field] ?? field;
  return isSheetField(column) ? column : 'row';
}

function inputOf({ usual, gazetteer }: OrderReader, texts: OrderTexts, problems: RowProblems): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [field, typed = ''] of Object.entries(texts)) {
    if (!isSheetField(field)) continue;
    const text = typed.trim();
    switch (sheetFields[field]) {
      case 'phones':
        input[field] = writtenPhones(text);
        if (isMaskedPhone(text)) problems[field] = [{ code: 'phone_masked', values: { value: text } }];
        break;
      case 'kyat':
        input[field] = kyat(field, text, problems);
        break;
      case 'weight':
        input[field] = readWeight(text);
        break;
      case 'choice':
        input[field] = choice(field, text, problems);
        break;
      case 'country':
        input[field] = country(field, text, problems);
        break;
      case 'choices':
        input[field] = text
          .split(/[,/;၊，、\n+]/)
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map((part) => choice(field, part, problems))
          .filter((service) => service !== null);
        break;
      case 'place':
      case 'hint':
        break;
      default:
        input[field] = withoutMarkup(text);
    }
  }
  for (const field of ['payment_type', 'service_type', 'item_type'] as const)
    input[field] = input[field] || usual[field];
  if (!input.weight) input.weight = usual.weight;
  if (usual.cod_zero) {
    input.cod_zero = true;
    if (!input.cod_amount) input.cod_amount = 0;
  }
  if (isAbroad(input)) abroad(input, texts);
  else
    place(input, problems, gazetteer, 'destination', {
      township: texts.destination_township ?? '',
      region: texts.destination_region ?? '',
      address: withoutMarkup(texts.destination_address ?? ''),
    });
  if ((texts.source_township ?? '').trim() !== '')
    place(input, problems, gazetteer, 'source', { township: texts.source_township ?? '', region: '', address: '' });
  return input;
}

/** Moves the town columns into the address: places in other countries are not known here. */
function abroad(input: Record<string, unknown>, texts: OrderTexts): void {
  const { destination_address, destination_township, destination_region } = texts;
  input.destination_address = [destination_address, destination_township, destination_region]
    .map((part = '') => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** A paid order collects nothing, which is confirmed once for the sheet; a text that says neither paid nor open is asked about. */
function settlePayment(
  input: Record<string, unknown>,
  { payment_status: status = '' }: OrderTexts,
  { cod_zero, paid_zero }: UsualValues,
  problems: RowProblems,
): void {
  const says = paymentSays(status);
  if (says === 'paid') {
    input.cod_amount = 0;
    if (paid_zero) input.cod_zero = true;
    if (cod_zero || paid_zero) delete problems.cod_amount;
    else problems.cod_amount = [{ code: 'cod_paid', values: { value: status } }];
  } else if (says === 'unclear' && input.cod_amount)
    problems.cod_amount = [{ code: 'payment_unclear', values: { value: status } }];
}

/** Reads an amount; one that is only likely is asked about, and one that has several readings is refused. */
function kyat(field: SheetField, text: string, problems: RowProblems): number | string {
  const read = writtenAmount(text);
  if (read === null) return '';
  if (read.amount === null) {
    if (read.problem === 'amount_unclear') problems[field] = [{ code: read.problem, values: { value: text } }];
    return text;
  }
  if (!read.sure)
    problems[field] = [{ code: 'amount_meant', values: { value: text, meant: groupThousands(read.amount) } }];
  return read.amount;
}

/** Programs of shops export an address with the tags of its page. */
const withoutMarkup = (text: string) =>
  /<\/?[a-z][^<>]*>/i.test(text)
    ? text
        .replace(/(?:\s*<\/?(?:br|p|div)[^<>]*>\s*)+/gi, ', ')
        .replace(/<\/?[a-z][^<>]*>/gi, '')
        .replace(/^[\s,]+|[\s,]+$/g, '')
    : text;

/** Finds a country by its name in any of the three languages, or by its code. */
function country(field: SheetField, text: string, problems: RowProblems): string | null {
  if (text === '') return null;
  const code = countryNamed(text);
  if (code === null) problems[field] = [{ code: 'cell_unknown', values: { value: text } }];
  return code;
}

function place(
  input: Record<string, unknown>,
  problems: RowProblems,
  gazetteer: Gazetteer,
  side: 'source' | 'destination',
  spelled: { township: string; region: string; address: string },
): void {
  const found = findTownship(gazetteer, {
    township: spelled.township.trim(),
    region: spelled.region.trim(),
    address: spelled.address.trim(),
  });
  if (found.problem) problems[`${side}_township`] ??= [found.problem];
  else if (found.place) input[`${side}_${found.place.type === townType ? 'town' : 'township'}`] = found.place.id;
}

const townType: PlaceType = 'town';

/** Returns known data of the sender: the merchant's own name, phones and address. */
function ofSender({ sender, branchId }: OrderReader, abroad: boolean): Record<string, unknown> {
  if (!sender) return { source_branch_id: branchId };
  const { default_address: home } = sender;
  return {
    source_branch_id: branchId,
    merchant_id: sender.id,
    accept_type: codAccept,
    source_name: sender.business_name ?? sender.customer_name,
    source_phone: sender.phones.slice(0, 2),
    source_nrc: sender.nrc === null || parseNrc(sender.nrc) === null ? null : sender.nrc,
    source_no: home?.home_no ?? null,
    source_street: home?.street ?? null,
    source_postcode: home?.postcode ?? null,
    // Insurance requires a value of the goods, which a sheet seldom has: it is chosen, not inherited.
    services: sender.addon_service.filter((service) => service !== 'insurance' && isRendered(service, { abroad })),
  };
}

const codAccept: AcceptType = 'cod';

type Choices = ReadonlyMap<string, string>;

/** Returns the accepted texts of a choice: its API name, and its word in each language. */
function choicesOf<T extends string>(
  names: readonly T[],
  words: Readonly<Record<T, Word>>,
  more: Readonly<Partial<Record<NoInfer<T>, readonly string[]>>> = Object.create(null),
): Choices {
  return new Map(
    names.flatMap((name) =>
      [name, words[name].en, words[name].mm, words[name].zh, ...(more[name] ?? [])].map(
        (word) => [searchKey(word), name] as const,
      ),
    ),
  );
}

const choices: Partial<Record<SheetField, Choices>> = {
  item_type: choicesOf(itemTypes, itemTypeWords, {
    letter: ['document', 'documents', 'စာရွက်စာတမ်း', '文件'],
    parcel: ['package', 'box', 'ပါဆယ်ထုပ်', '包'],
  }),
  service_type: choicesOf(serviceTypeNames, serviceTypeWords, {
    express: ['normal', 'standard', 'ပုံမှန်', '普通'],
    register: ['registered mail'],
  }),
  payment_type: choicesOf(paymentTypeNames, paymentTypeWords, {
    sender_pay: [
      'sender',
      'sender pay',
      'paid',
      'prepaid',
      'shop',
      'merchant',
      'ပို့သူ',
      'ပေးပို့သူ',
      'ဆိုင်',
      '寄件人',
      '寄方付',
    ],
    receiver_pay: ['receiver', 'receiver pay', 'customer', 'collect', 'လက်ခံသူ', 'ဝယ်သူ', '收件人', '收方付'],
    from_cod: ['cod', 'deduct', 'from cod', 'နုတ်ယူ', '扣除'],
    credit: ['monthly', 'account', 'အကြွေး', '月结'],
  }),
  delivery_type: choicesOf(deliveryTypes, deliveryTypeWords, {
    home: ['home', 'door', 'အိမ်', '上门'],
    branch: ['branch', 'office', 'ရုံးခွဲ', '自提'],
  }),
  services: choicesOf(labelServices, labelServiceWords),
};

function choice(field: SheetField, text: string, problems: RowProblems): string | null {
  if (text === '') return null;
  const found = choices[field]?.get(searchKey(text));
  if (found === undefined) problems[field] = [{ code: 'cell_unknown', values: { value: text } }];
  return found ?? null;
}
