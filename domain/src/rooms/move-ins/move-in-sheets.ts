import { fileEncodings } from '../../kernel/file-types.ts';
import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { searchKey } from '../../kernel/text.ts';
import { sheetBounds } from '../label-imports/sheet-fields.ts';

/** Kinds of sheets, in the order in which their rows are written: later ones name records of earlier ones. */
export const moveInKinds = ['customers', 'staff', 'balances', 'parcels'] as const;
export type MoveInKind = (typeof moveInKinds)[number];

/** Columns of each kind of sheet, in the order of its template. */
export const moveInFields = {
  customers: [
    'code',
    'customer_name',
    'business_name',
    'phone',
    'email',
    'branch',
    'home_no',
    'street',
    'township',
    'cod_plan',
    'credit_limit',
    'credit_days',
    'bank',
    'bank_holder',
    'bank_account',
    'opening_cod',
    'remark',
  ],
  staff: ['user_name', 'name', 'phone', 'email', 'role', 'branch'],
  balances: ['branch', 'courier', 'amount', 'note'],
  parcels: [
    'code',
    'customer',
    'receiver_name',
    'receiver_phone',
    'township',
    'address',
    'origin_branch',
    'destination_branch',
    'parcel_status',
    'courier',
    'cod_amount',
    'shipping',
    'payment_type',
    'weight',
    'remark',
  ],
} as const satisfies Readonly<Record<MoveInKind, readonly string[]>>;
export type MoveInField = (typeof moveInFields)[MoveInKind][number];

/** Columns without which a sheet cannot be checked. */
export const moveInRequired: Readonly<Record<MoveInKind, readonly MoveInField[]>> = {
  customers: ['customer_name', 'phone', 'branch'],
  staff: ['user_name', 'name', 'role'],
  balances: ['branch', 'amount'],
  parcels: [
    'code',
    'customer',
    'receiver_name',
    'receiver_phone',
    'township',
    'origin_branch',
    'destination_branch',
    'parcel_status',
  ],
};

export function isMoveInField(kind: MoveInKind, name: unknown): name is MoveInField {
  return (moveInFields[kind] as readonly unknown[]).includes(name);
}

/** Where a parcel can be when it is brought in: on its way, on its way back, or delivered with its COD not yet paid out. */
export const moveInParcels = [
  'at_origin',
  'on_the_way',
  'at_destination',
  'with_courier',
  'failed',
  'returning',
  'back_at_origin',
  'delivered_courier',
  'delivered_branch',
  'delivered_ready',
] as const;
export type MoveInParcel = (typeof moveInParcels)[number];

/** Returns whether the parcel is delivered: then its COD is owed to the merchant from the opening day on. */
export function isDeliveredParcel(status: MoveInParcel): boolean {
  return delivered.includes(status);
}

/** Returns whether head office or the bank has the cash of the parcel already: it is part of an opening balance there. */
export function isCashCounted(status: MoveInParcel): boolean {
  return status === 'delivered_ready';
}
const delivered: readonly MoveInParcel[] = ['delivered_courier', 'delivered_branch', 'delivered_ready'];

/** A new move-in: the day on which its money enters the books, and its name. */
export const moveInForm = form({
  name: rule.text({ required: true, max: 100 }),
  opening_day: rule.date({ required: true }),
});

/** A sheet of a move-in, with the answers to the questions of its file. */
export const moveInSheetForm = form({
  kind: rule.select({ options: moveInKinds, required: true }),
  file: rule.file({ maxBytes: sheetBounds.fileBytes, types: ['.xlsx', '.ods', '.csv'], required: true }),
  sheets: rule.text({ max: 2_000, multiline: true }),
  encoding: rule.select({ options: fileEncodings }),
});

export const moveInReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });

/**
 * Returns the field of each heading: by the mapping of an earlier sheet with that heading, else by a known name of a field; null for another column. Of
 * two columns for one field the first counts.
 *
 * @example guessMoveInColumns(['Shop', 'Phone'], { phone: ['phone', 'ဖုန်း'] }, new Map([['shop', 'business_name']])) // ['business_name', 'phone']
 */
export function guessMoveInColumns(
  heads: readonly string[],
  names: Partial<Record<MoveInField, readonly string[]>>,
  remembered: ReadonlyMap<string, MoveInField>,
): (MoveInField | null)[] {
  const known = new Map(
    Object.entries(names).flatMap(([field, spellings]) =>
      [field, ...spellings].map((name) => [searchKey(name), field as MoveInField] as const),
    ),
  );
  const taken = new Set<MoveInField>();
  return heads.map((head) => {
    const key = searchKey(head);
    const field = remembered.get(key) ?? known.get(key) ?? null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** A sum of the report: rows of a kind at a branch, and their money in whole kyat. */
export interface MoveInTotal {
  readonly what: MoveInSum;
  /** Null for a person without a branch. */
  readonly branch_id: number | null;
  readonly count: number;
  readonly amount: number;
}

/** Sums of the report; those of parcels are by their status. */
export const moveInSums = [
  'customers',
  'opening_cod',
  'credit_limit',
  'cod_plan',
  'bank_accounts',
  'staff',
  'till',
  'courier_cash',
  ...moveInParcels,
] as const;
export type MoveInSum = (typeof moveInSums)[number];

/** Adds the rows up by sum and branch, in the order of the report. */
export function sumMoveIn(
  rows: readonly { readonly what: MoveInSum; readonly branch_id: number | null; readonly amount: number }[],
): MoveInTotal[] {
  const sums = new Map<string, { what: MoveInSum; branch_id: number | null; count: number; amount: number }>();
  for (const { what, branch_id, amount } of rows) {
    const key = `${what} ${branch_id ?? ''}`;
    const sum = sums.get(key) ?? { what, branch_id, count: 0, amount: 0 };
    sum.count += 1;
    sum.amount += amount;
    sums.set(key, sum);
  }
  return [...sums.values()].toSorted(
    (a, b) => moveInSums.indexOf(a.what) - moveInSums.indexOf(b.what) || (a.branch_id ?? 0) - (b.branch_id ?? 0),
  );
}
