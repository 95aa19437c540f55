import { defaultBranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { checkForm, type Form, type FormValues } from '@waybill/domain/kernel/form.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { agentType, defaultUserType } from '@waybill/domain/kernel/user-types.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { writtenAmount } from '@waybill/domain/kernel/written-amount.ts';
import { isMaskedPhone, writtenPhones } from '@waybill/domain/kernel/written-phones.ts';
import { newCustomerForm, type NewCustomerValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import { defaultCustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { findTownship, type Gazetteer } from '@waybill/domain/rooms/label-imports/find-township.ts';
import { acceptTypes, paymentTypeNames, type PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { labelBounds, labelForm, labelValues, type LabelValues } from '@waybill/domain/rooms/labels/label-form.ts';
import {
  moveInParcels,
  type MoveInField,
  type MoveInKind,
  type MoveInParcel,
} from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { isTownType, type PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { editStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import type { BranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { codPlanNames } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { codPlanWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { moveInParcelWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import type { TakenRow } from '../label-imports/taking-sheets.door.ts';
import type { StaffValues } from '../staff/staff-records.door.ts';

/** A sheet as its rows are read: which field each of its columns is. */
export interface SheetToRead {
  readonly id: number;
  readonly kind: MoveInKind;
  readonly file_name: string;
  readonly columns: readonly (MoveInField | null)[];
}

export type RowToRead = Pick<TakenRow, 'row' | 'cells' | 'marks' | 'aside'> & {
  readonly sheet_id: number;
  readonly position: number;
};

export interface NamedBranch {
  readonly id: number;
  readonly type: BranchType;
}

/** Names that cells are looked up in, by `searchKey`; several records under one name are ambiguous. */
export interface KnownNames {
  readonly branches: ReadonlyMap<string, readonly NamedBranch[]>;
  readonly roles: ReadonlyMap<string, string>;
  readonly gazetteer: Gazetteer;
}

export type MoveInProblems = Record<string, Problem[]>;

/** The former code of a record, and the texts by which other sheets name it. */
export interface ReadCustomer {
  readonly code: string | null;
  readonly form: NewCustomerValues;
  /** Whole kyat. */
  readonly opening_cod: number;
}

export interface ReadBalance {
  readonly branch_id: number;
  /** Whose cash it is, as typed; null is the branch's till. */
  readonly courier: string | null;
  /** Whole kyat. */
  readonly amount: number;
  readonly note: string | null;
}

export interface RoadParcel {
  readonly code: string;
  readonly customer: string;
  readonly courier: string | null;
  readonly status: MoveInParcel;
  readonly origin_id: number;
  readonly destination_id: number;
  /** Whole kyat. */
  readonly shipping: number;
  readonly label: LabelValues;
}

interface Values {
  readonly customers: ReadCustomer;
  readonly staff: StaffValues;
  readonly balances: ReadBalance;
  readonly parcels: RoadParcel;
}

export interface ReadRow<Kind extends MoveInKind = MoveInKind> {
  readonly sheet: SheetToRead;
  readonly row: RowToRead;
  /** By field; `row` for the row as a whole. Checks across rows add to it. */
  readonly problems: MoveInProblems;
  /** Null while a cell of it cannot be used. */
  readonly value: Values[Kind] | null;
}

const amountMax = 1_000_000_000_000;

/** Reads the cells of a row under the rules that the same values have on their screens. */
export function readMoveInRow(sheet: SheetToRead, row: RowToRead, known: KnownNames): ReadRow {
  const problems: MoveInProblems = {};
  const value = readers[sheet.kind](cellsOf(sheet, row, known, problems));
  return { sheet, row, problems, value: Object.keys(problems).length === 0 ? value : null };
}

type Cells = ReturnType<typeof cellsOf>;

function cellsOf(sheet: SheetToRead, row: RowToRead, known: KnownNames, problems: MoveInProblems) {
  const wrong = (field: string, problem: Problem): null => {
    problems[field] ??= [problem];
    return null;
  };
  const text = (field: MoveInField): string => {
    const at = sheet.columns.indexOf(field);
    const mark = row.marks[at];
    if (mark) wrong(field, { code: mark });
    return at < 0 || mark ? '' : (row.cells[at] ?? '').trim();
  };
  const needed = (field: MoveInField, typed: string) =>
    typed === ''
      ? wrong(field, { code: 'required' })
      : wrong(field, { code: 'cell_unknown', values: { value: typed } });
  return {
    wrong,
    text,
    phones: (field: MoveInField): string[] => {
      const typed = text(field);
      if (isMaskedPhone(typed)) wrong(field, { code: 'phone_masked', values: { value: typed } });
      return writtenPhones(typed);
    },
    /** An amount that can mean nothing else; an empty cell is 0. */
    kyat: (field: MoveInField, { min = 0, max = amountMax } = {}): number | null => {
      const typed = text(field);
      const read = writtenAmount(typed);
      if (read === null) return min > 0 ? wrong(field, { code: 'required' }) : 0;
      if (read.amount === null) return wrong(field, { code: read.problem, values: { value: typed, min } });
      if (!read.sure || read.isPaid) return wrong(field, { code: 'amount_unclear', values: { value: typed } });
      if (read.amount < min) return wrong(field, { code: 'min', values: { min } });
      return read.amount > max ? wrong(field, { code: 'max', values: { max } }) : read.amount;
    },
    branch: (field: MoveInField): NamedBranch | null => {
      const typed = text(field);
      const found = known.branches.get(searchKey(typed)) ?? [];
      const [first, other] = found;
      if (!first) return needed(field, typed);
      return other ? wrong(field, { code: 'move_in_several', values: { value: typed } }) : first;
    },
    township: (field: MoveInField, { address = '' } = {}) => {
      const typed = text(field);
      if (typed === '' && address === '') return null;
      const found = findTownship(known.gazetteer, { township: typed, region: '', address });
      if (found.problem) wrong(field, found.problem);
      return found.problem ? null : found.place;
    },
    choice: <Value extends string>(
      field: MoveInField,
      names: ReadonlyMap<string, Value>,
      fallback: Value | null,
    ): Value | null => {
      const typed = text(field);
      return typed === '' && fallback !== null ? fallback : (names.get(searchKey(typed)) ?? needed(field, typed));
    },
    role: (field: MoveInField): string | null => {
      const typed = text(field);
      return known.roles.get(searchKey(typed)) ?? needed(field, typed);
    },
    /** Checks a whole form; a problem is shown at the column that the field is read from. */
    form: <F extends Form>(rules: F, body: object, columns: Readonly<Record<string, MoveInField>>) => {
      const checked = checkForm(rules, body);
      if (checked.ok) return checked.values as FormValues<F>;
      for (const [field, [problem]] of Object.entries(checked.fields))
        if (problem) wrong(columns[field] ?? (sheet.columns.includes(field as MoveInField) ? field : 'row'), problem);
      return null;
    },
  };
}

const spellings = <Value extends string>(names: readonly Value[], words: Readonly<Record<Value, Word>>) =>
  new Map<string, Value>(
    names.flatMap((name) =>
      [name, words[name].en, words[name].mm, words[name].zh].map((word): [string, Value] => [searchKey(word), name]),
    ),
  );
const codPlans = spellings(codPlanNames, codPlanWords);
const payments = spellings<PaymentType>(paymentTypeNames, paymentTypeWords);
const statuses = spellings<MoveInParcel>(moveInParcels, moveInParcelWords);

const readers: { readonly [Kind in MoveInKind]: (cells: Cells) => Values[Kind] | null } = {
  customers: readCustomer,
  staff: readStaff,
  balances: readBalance,
  parcels: readParcel,
};

function readCustomer({ text, phones, kyat, branch, township, choice, form }: Cells): ReadCustomer | null {
  const branch_id = branch('branch')?.id;
  const credit_limit = kyat('credit_limit');
  const opening_cod = kyat('opening_cod');
  const body = {
    type: defaultCustomerType,
    customer_name: text('customer_name'),
    business_name: text('business_name'),
    phone: phones('phone'),
    email: text('email'),
    branch_id,
    home_no: text('home_no'),
    street: text('street'),
    place_id: township('township')?.id,
    cod_plan: choice('cod_plan', codPlans, codPlanNames[0] ?? null),
    credit_limit,
    credit_days: text('credit_days'),
    bank: text('bank'),
    bank_holder: text('bank_holder'),
    bank_account: text('bank_account'),
    remark: text('remark'),
  };
  const checked = form(newCustomerForm, body, { branch_id: 'branch', place_id: 'township' });
  return checked && { code: text('code') || null, form: checked, opening_cod: opening_cod ?? 0 };
}

function readStaff({ text, phones, branch, role, form }: Cells): StaffValues | null {
  const at = text('branch') === '' ? null : branch('branch');
  const body = {
    user_name: text('user_name'),
    name: text('name'),
    email: text('email'),
    phone: phones('phone'),
    role: role('role'),
    user_type: (at?.type ?? defaultBranchType) === defaultBranchType ? defaultUserType : agentType,
    branch_id: at?.id,
    locale: 'mm',
  };
  return form(editStaffForm, body, { branch_id: 'branch' });
}

function readBalance({ text, kyat, branch }: Cells): ReadBalance | null {
  const at = branch('branch');
  const amount = kyat('amount', { min: 1 });
  return at && amount !== null
    ? { branch_id: at.id, courier: text('courier') || null, amount, note: text('note').slice(0, 200) || null }
    : null;
}

/** The sender of a parcel is known only once its customer is: these texts only satisfy the rules of the form. */
const senderLater = { merchant_id: 1, source_name: '-', source_phone: ['09790000000'] };
const labelColumns = {
  reference_id: 'code',
  destination_name: 'receiver_name',
  destination_phone: 'receiver_phone',
  destination_township: 'township',
  destination_town: 'township',
  destination_address: 'address',
} as const satisfies Record<string, MoveInField>;

function readParcel({ wrong, text, phones, kyat, branch, township, choice, form }: Cells): RoadParcel | null {
  const origin = branch('origin_branch');
  const destination = branch('destination_branch');
  const status = choice('parcel_status', statuses, null);
  const cod_amount = kyat('cod_amount', { max: labelBounds.amountMax }) ?? 0;
  const shipping = kyat('shipping', { max: labelBounds.amountMax }) ?? 0;
  const place = township('township', { address: text('address') });
  for (const field of ['code', 'customer'] as const) if (text(field) === '') wrong(field, { code: 'required' });
  const body = {
    ...senderLater,
    reference_id: text('code'),
    destination_name: text('receiver_name'),
    destination_phone: phones('receiver_phone'),
    ...(place && isTownType(place.type as PlaceType)
      ? { destination_town: place.id }
      : { destination_township: place?.id }),
    destination_address: text('address'),
    weight: text('weight') || 1,
    remark: text('remark'),
    accept_type: cod_amount > 0 ? acceptTypes[1] : acceptTypes[0],
    payment_type: choice('payment_type', payments, paymentTypeNames[0] ?? null),
    ...(cod_amount > 0 ? { cod_amount } : {}),
  };
  const checked = form(labelForm, body, labelColumns);
  if (!checked || !origin || !destination || status === null) return null;
  return {
    code: text('code'),
    customer: text('customer'),
    courier: text('courier') || null,
    status,
    origin_id: origin.id,
    destination_id: destination.id,
    shipping,
    label: labelValues(checked),
  };
}
