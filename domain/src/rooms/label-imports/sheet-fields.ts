import { fileEncodings, type FileEncoding } from '../../kernel/file-types.ts';
import { rule } from '../../kernel/rules.ts';
import { form } from '../../kernel/form.ts';
import { labelBounds } from '../labels/label-form.ts';
import { itemTypes, paymentTypeNames, serviceTypeNames } from '../labels/label-kinds.ts';

export type SheetFieldKind =
  | 'text'
  | 'phones'
  | 'kyat'
  | 'weight'
  | 'number'
  | 'place'
  | 'country'
  | 'choice'
  | 'choices'
  | 'hint';

/** Fields that a column of an order sheet can be: label fields under their names, in the usual order. */
export const sheetFields = {
  reference_id: 'text',
  destination_name: 'text',
  destination_phone: 'phones',
  contact_phone_list: 'phones',
  destination_township: 'place',
  /** Not a label field: distinguishes townships of the same name. */
  destination_region: 'hint',
  destination_country: 'country',
  destination_postcode: 'text',
  destination_address: 'text',
  destination_no: 'text',
  destination_street: 'text',
  cod_amount: 'kyat',
  /** Not a label field: a paid order collects nothing. */
  payment_status: 'hint',
  weight: 'weight',
  pieces: 'number',
  item_name: 'text',
  include_products: 'text',
  item_type: 'choice',
  service_type: 'choice',
  payment_type: 'choice',
  delivery_type: 'choice',
  services: 'choices',
  declared_value: 'kyat',
  remark: 'text',
  source_name: 'text',
  source_phone: 'phones',
  source_township: 'place',
  source_address: 'text',
} as const satisfies Record<string, SheetFieldKind>;

export type SheetField = keyof typeof sheetFields;
export const sheetFieldNames = Object.keys(sheetFields) as SheetField[];

/** Fields that several columns may fill together, and what joins their texts: first and last name, two lines of an address. */
export const joinedWith: Readonly<Partial<Record<SheetField, string>>> = {
  destination_name: ' ',
  destination_phone: ' / ',
  destination_address: ', ',
  payment_status: ' / ',
  remark: '; ',
};

export function isSheetField(name: unknown): name is SheetField {
  return typeof name === 'string' && Object.hasOwn(sheetFields, name);
}

const senderFields: ReadonlySet<SheetField> = new Set([
  'source_name',
  'source_phone',
  'source_township',
  'source_address',
]);

/** Returns whether the field names the sender, whom a merchant's people never choose: it is their shop. */
export const isSenderField = (field: SheetField | null): boolean => field !== null && senderFields.has(field);

/** Order fields that a pasted text can have; everything else becomes the remark. */
export const orderTextFields = [
  'reference_id',
  'destination_name',
  'destination_phone',
  'contact_phone_list',
  'destination_township',
  'destination_address',
  'cod_amount',
  'weight',
  'pieces',
  'item_name',
  'remark',
] as const satisfies readonly SheetField[];
export type OrderTextField = (typeof orderTextFields)[number];

/** Maximum size of pasted text; larger input must be a sheet. */
export const orderTextBounds = { characters: 40_000, lines: 3_000, orders: 300 } as const;

/** Returns the required columns; a merchant's sheet need not name the sender. */
export function neededFields(hasMerchant: boolean): readonly SheetField[] {
  const receiver: SheetField[] = ['destination_name', 'destination_phone'];
  return hasMerchant ? receiver : [...receiver, 'source_name', 'source_phone'];
}

/** Default values for empty fields; stored with the sheet and remembered for the merchant. */
export const usualForm = form({
  payment_type: rule.select({ options: paymentTypeNames, required: true }),
  service_type: rule.select({ options: serviceTypeNames, required: true }),
  item_type: rule.select({ options: itemTypes, required: true }),
  weight: rule.weight({ min: labelBounds.weightMin, max: labelBounds.weightMax, required: false }),
  cod_zero: rule.toggle(),
  paid_zero: rule.toggle(),
});

export interface UsualValues {
  readonly payment_type: (typeof paymentTypeNames)[number];
  readonly service_type: (typeof serviceTypeNames)[number];
  readonly item_type: (typeof itemTypes)[number];
  /** In kg; null when every row must have its own. */
  readonly weight: number | null;
  /** Confirmed for this sheet only: rows with empty or zero COD collect nothing. */
  readonly cod_zero: boolean;
  /** Rows that the sheet says are paid collect nothing; remembered, because the sheet says it. */
  readonly paid_zero: boolean;
}

export const firstUsual: UsualValues = {
  payment_type: 'sender_pay',
  service_type: 'express',
  item_type: 'parcel',
  weight: null,
  cod_zero: false,
  paid_zero: false,
};

/** Limits: non-empty rows without headings; columns; bytes of the unpacked sheet. */
export const sheetBounds = {
  rows: 20_000,
  columns: 60,
  bytes: 96 * 1024 * 1024,
  fileBytes: 8 * 1024 * 1024,
  cell: 2_000,
} as const;

export const sheetUploadForm = form({
  file: rule.file({ maxBytes: sheetBounds.fileBytes, types: ['.xlsx', '.ods', '.csv'], required: true }),
  customer_id: rule.idRef(),
  guessed: rule.text({ max: 60_000, multiline: true }),
  sheets: rule.text({ max: 2_000, multiline: true }),
  encoding: rule.select({ options: fileEncodings }),
});

/** Question about a file that only a person can answer: which of its sheets have the orders, or in which encoding it reads right. */
export interface FileQuestion {
  readonly sheets?: readonly { readonly name: string; readonly rows: number; readonly proposed: boolean }[];
  readonly readings?: readonly { readonly encoding: FileEncoding; readonly lines: readonly string[] }[];
}

/** Where the rows of an order sheet come from, and what of its file is not among them. */
export interface SheetOrigin {
  /** With the numbers of their rows: those of a further sheet go on from the one before. */
  readonly sheets: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly passed: readonly { readonly name: string; readonly rows: number; readonly hidden: boolean }[];
  readonly encoding: FileEncoding | null;
  readonly hiddenColumns: readonly number[];
}

/** Why a row is left out until somebody takes it in: hidden or struck out in the sheet, or the names of the columns once more. */
export type AsideReason = 'row_hidden' | 'row_struck' | 'row_head';

/**
 * Serialises the guessed fields for an upload, one order a line: the order's number, then its fields.
 *
 * @example guessedLines([[], ['cod_amount']]) === '2 cod_amount'
 */
export const guessedLines = (orders: readonly (readonly SheetField[])[]): string =>
  orders.flatMap((fields, at) => (fields.length === 0 ? [] : [[at + 1, ...fields].join(' ')])).join('\n');

/** Parses the output of `guessedLines` by order number; ignores unknown fields. */
export function readGuessedLines(lines: string | null): ReadonlyMap<number, readonly SheetField[]> {
  return new Map(
    (lines ?? '').split('\n').map((line) => {
      const [number, ...fields] = line.trim().split(' ');
      return [Number(number), fields.filter(isSheetField)];
    }),
  );
}
