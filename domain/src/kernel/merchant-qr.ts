import { accept, acceptEmpty, isEmpty, jsonTypes, reject, type Rule, type RuleResult } from './rule-kit.ts';
import type { Problem } from './refusal.ts';

/** A field of a payment QR: its ID of two digits and its value. */
interface QrField {
  readonly id: string;
  readonly value: string;
}

const ids = {
  format: '00',
  initiation: '01',
  category: '52',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60',
  additional: '62',
  crc: '63',
  /** Within the additional data. */
  reference: '05',
  /** Within a merchant account template. */
  scheme: '00',
} as const;

/** Minted for one payment; any other text may be used for many. */
const oncePayable = '12';
/** ISO 4217 number of the kyat. */
const kyat = '104';
/** A tip or fee that the wallet would add to our exact amount. */
const tips: readonly string[] = ['55', '56', '57'];
const textMax = 512;
const valueMax = 99;
const referenceMax = 25;

/** Returns the CRC-16/CCITT-FALSE of the UTF-8 bytes as four capitals. @example crcOf('123456789') === '29B1' */
export function crcOf(text: string): string {
  let crc = 0xffff;
  for (const [byte] of encodeURIComponent(text).matchAll(/%[\dA-F]{2}|./g)) {
    const value = byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : (byte.codePointAt(0) ?? 0);
    crc ^= value << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Returns the fields of a text or template; the ID at which its lengths do not add up; or the ID that occurs twice. */
function fieldsOf(text: string): readonly QrField[] | Problem {
  const characters = [...text];
  const fields: QrField[] = [];
  let at = 0;
  while (at < characters.length) {
    const [, id, length] = /^(\d\d)(\d\d)$/.exec(characters.slice(at, at + 4).join('')) ?? [];
    const value = characters.slice(at + 4, at + 4 + Number(length));
    if (id === undefined || value.length === 0 || value.length !== Number(length))
      return { code: 'qr_length', values: { tag: id ?? fields.at(-1)?.id ?? ids.format } };
    if (fields.some((field) => field.id === id)) return { code: 'qr_twice', values: { tag: id } };
    fields.push({ id, value: value.join('') });
    at += 4 + value.length;
  }
  return fields;
}

const isProblem = (read: readonly QrField[] | Problem): read is Problem => 'code' in read;
const valueOf = (fields: readonly QrField[], id: string) => fields.find((field) => field.id === id)?.value ?? '';
const written = (fields: readonly QrField[]) =>
  fields.map(({ id, value }) => `${id}${String([...value].length).padStart(2, '0')}${value}`).join('');

const isAccount = ({ id }: QrField) => id >= '02' && id <= '51';
/** Accounts of card schemes (02 to 25) have a plain value; all others are templates that begin with the name of their scheme. */
function isValidAccount({ id, value }: QrField): boolean {
  if (id < '26') return true;
  const inner = fieldsOf(value);
  return !isProblem(inner) && inner[0]?.id === ids.scheme;
}

/** The check of each field, in the order in which a wrong text is explained. */
const checks: readonly (readonly [code: Problem['code'], isRight: (fields: readonly QrField[]) => boolean])[] = [
  ['qr_format', (fields) => fields[0]?.id === ids.format && fields[0].value === '01'],
  ['qr_initiation', (fields) => ['', '11', oncePayable].includes(valueOf(fields, ids.initiation))],
  ['qr_account', (fields) => fields.some(isAccount) && fields.filter(isAccount).every(isValidAccount)],
  ['qr_category', (fields) => /^\d{4}$/.test(valueOf(fields, ids.category))],
  ['qr_currency', (fields) => /^\d{3}$/.test(valueOf(fields, ids.currency))],
  [
    'qr_amount',
    (fields) => /^(?:\d+(?:\.\d*)?)?$/.test(valueOf(fields, ids.amount)) && valueOf(fields, ids.amount).length <= 13,
  ],
  ['qr_country', (fields) => /^[A-Z]{2}$/.test(valueOf(fields, ids.country))],
  ['qr_name', (fields) => /^.{1,25}$/u.test(valueOf(fields, ids.name))],
  ['qr_city', (fields) => /^.{1,15}$/u.test(valueOf(fields, ids.city))],
  ['qr_additional', (fields) => !isProblem(fieldsOf(valueOf(fields, ids.additional)))],
];

/**
 * Returns the fields of a merchant-presented payment QR, in their order, or the problem of the first wrong one.
 *
 * @example readMerchantQr('hello') // { code: 'qr_length', values: { tag: '00' } }
 * Source: EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1 (W-02).
 */
export function readMerchantQr(text: string): readonly QrField[] | Problem {
  if (text.length > textMax) return { code: 'max_length', values: { max: textMax } };
  const fields = fieldsOf(text);
  if (isProblem(fields)) return fields;
  const last = fields.at(-1);
  if (last?.id !== ids.crc || crcOf(text.slice(0, -last.value.length)) !== last.value.toUpperCase())
    return { code: 'qr_crc' };
  const wrong = checks.find(([, isRight]) => !isRight(fields));
  return wrong ? { code: wrong[0] } : fields;
}

/** Returns the problem of a text that must be the operator's own QR in kyat, used for many payments; null when it is one. */
export function staticQrProblem(text: string): Problem | null {
  const fields = readMerchantQr(text);
  if (isProblem(fields)) return fields;
  if (valueOf(fields, ids.initiation) === oncePayable) return { code: 'qr_initiation' };
  if (valueOf(fields, ids.currency) !== kyat) return { code: 'qr_currency' };
  const longest = additionalWith(fields, '0'.repeat(referenceMax));
  return longest.length > valueMax ? { code: 'qr_additional' } : null;
}

function additionalWith(fields: readonly QrField[], reference: string): string {
  const inner = fieldsOf(valueOf(fields, ids.additional)) as readonly QrField[];
  return written(
    [...inner.filter(({ id }) => id !== ids.reference), { id: ids.reference, value: reference }].toSorted(byId),
  );
}
const byId = (one: QrField, other: QrField) => Number(one.id) - Number(other.id);

/**
 * Returns the QR text for one payment to the account of a static one: the same fields with amount and reference, and a new checksum. Throws a RangeError
 * for a text that `staticQrProblem` refuses, an amount that is not positive whole kyat, or a reference that the field cannot hold.
 *
 * @example payableQr(ownText, { amount: 45_000, reference: 'EX473124829XM' })
 * Source: decisions 18.
 */
export function payableQr(text: string, { amount, reference }: { amount: number; reference: string }): string {
  const problem = staticQrProblem(text);
  if (problem) throw new RangeError(`not an own payment QR: ${problem.code}`);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount to pay: ${amount}`);
  if (!/^[ -~]{1,25}$/.test(reference)) throw new RangeError(`not a reference of a payment: ${reference}`);
  const own = readMerchantQr(text) as readonly QrField[];
  const set: readonly QrField[] = [
    { id: ids.initiation, value: oncePayable },
    { id: ids.currency, value: kyat },
    { id: ids.amount, value: String(amount) },
    { id: ids.additional, value: additionalWith(own, reference) },
  ];
  const replaced = [...tips, ids.crc, ...set.map(({ id }) => id)];
  const fields = [...own.filter(({ id }) => !replaced.includes(id)), ...set].toSorted(byId);
  const signed = `${written(fields)}${ids.crc}04`;
  return signed + crcOf(signed);
}

/** Accepts the text of the operator's own static payment QR. @example merchantQrRule().check('') // { ok: true, value: null } */
export function merchantQrRule<const R extends boolean = false>({
  required = false as R,
}: { readonly required?: R } = {}): Rule<RuleResult<string, R>> {
  return {
    kind: 'text',
    required,
    max: textMax,
    slashes: true,
    json: { type: jsonTypes(required, 'string'), maxLength: textMax },
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, 'required');
      if (typeof input !== 'string') return reject('text');
      const text = input.trim();
      const problem = staticQrProblem(text);
      return problem ? { ok: false, problem } : accept(text as RuleResult<string, R>);
    },
  };
}
