import { setImmediate } from 'node:timers/promises';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { needsNoBranch, worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { typeProblem } from '@waybill/domain/kernel/user-types.ts';

import {
  isDeliveredParcel,
  sumMoveIn,
  type MoveInKind,
  type MoveInSum,
  type MoveInTotal,
} from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { bringsCourier, roadOf } from '@waybill/domain/rooms/move-ins/parcel-road.ts';
import { decideEdit } from '@waybill/domain/rooms/staff/decide-staff.ts';
import { defaultCodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { loginKeysOf, typedLoginKeys } from '../staff/staff-records.door.ts';
import {
  readAtWork,
  readKnownCustomers,
  readKnownNames,
  readKnownStaff,
  readOpenedTills,
  readRoleLevels,
  readTakenReferences,
  type KnownCustomer,
  type KnownStaff,
} from './move-in-facts.queries.ts';
import { readMoveInRow, type ReadRow, type RowToRead, type SheetToRead } from './read-move-in.ts';

/** A customer or a person that a row names: one of this move-in by its row, or one that was there before. */
export type NamedInSheet<Known, Kind extends MoveInKind> =
  | { readonly known: Known; readonly row: null }
  | { readonly known: null; readonly row: ReadRow<Kind> };
export type NamedCustomer = NamedInSheet<KnownCustomer, 'customers'>;
export type NamedCourier = NamedInSheet<KnownStaff, 'staff'>;

/** All rows of a move-in, read and checked together. */
export interface CheckedMoveIn {
  readonly rows: { readonly [Kind in MoveInKind]: readonly ReadRow<Kind>[] };
  readonly customerOf: ReadonlyMap<ReadRow, NamedCustomer>;
  readonly courierOf: ReadonlyMap<ReadRow, NamedCourier>;
  readonly totals: readonly MoveInTotal[];
}

/** Rows that are read before other requests have their turn. */
const rowsAtOnce = 400;

/**
 * Reads and checks the rows of all sheets together: each by the rules of its form, then what they name in each other and in the database. `viewer` is
 * whose rights count for the roles of new staff.
 */
export async function checkMoveIn(
  { pool, db, viewer }: { readonly pool: Database; readonly db: Database; readonly viewer: SessionViewer },
  sheets: readonly SheetToRead[],
  toRead: readonly RowToRead[],
): Promise<CheckedMoveIn> {
  const known = await readKnownNames(pool, db);
  const sheetOf = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  const read: ReadRow[] = [];
  for (const [at, row] of toRead.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate();
    const sheet = sheetOf.get(row.sheet_id);
    if (sheet && row.aside === null) read.push(readMoveInRow(sheet, row, known));
  }
  const ofKind = <Kind extends MoveInKind>(kind: Kind) =>
    read.filter(({ sheet }) => sheet.kind === kind) as ReadRow<Kind>[];
  const rows = {
    customers: ofKind('customers'),
    staff: ofKind('staff'),
    balances: ofKind('balances'),
    parcels: ofKind('parcels'),
  };
  const customerOf = await checkCustomers(db, rows);
  const courierOf = await checkStaff(db, viewer, rows);
  await checkBalances(db, rows.balances, courierOf);
  await checkParcels(db, rows.parcels, customerOf);
  return { rows, customerOf, courierOf, totals: sumMoveIn(sumsOf(rows)) };
}

type Rows = CheckedMoveIn['rows'];

const wrong = ({ problems }: ReadRow, field: string, problem: Problem): void => {
  problems[field] ??= [problem];
};

/** Marks the later of two rows with the same key, and answers the first row of each. */
function firstOf<Kind extends MoveInKind>(
  rows: readonly ReadRow<Kind>[],
  field: string,
  keysOf: (value: NonNullable<ReadRow<Kind>['value']>) => readonly (readonly [key: string, shown: string])[],
): Map<string, ReadRow<Kind>> {
  const first = new Map<string, ReadRow<Kind>>();
  for (const row of rows)
    for (const [key, value] of row.value === null ? [] : keysOf(row.value)) {
      const other = first.get(key);
      if (other === undefined) first.set(key, row);
      else if (other !== row)
        wrong(row, field, {
          code: 'move_in_twice',
          values: { value, row: other.row.row, file: other.sheet.file_name },
        });
    }
  return first;
}

/** Finds the customers that parcels name: by code, by phone, or by a name that only one has. */
async function checkCustomers(db: Database, { customers, parcels }: Rows): Promise<Map<ReadRow, NamedCustomer>> {
  const byCode = firstOf(customers, 'code', ({ code }) => (code === null ? [] : [[searchKey(code), code]]));
  const byPhone = firstOf(customers, 'phone', ({ form }) => form.phone.map((phone) => [phoneKey(phone), phone]));
  const byName = new Map<string, ReadRow<'customers'>[]>();
  for (const row of customers)
    for (const name of new Set([row.value?.form.business_name, row.value?.form.customer_name]))
      if (name) byName.set(searchKey(name), [...(byName.get(searchKey(name)) ?? []), row]);
  const named = [...new Set(parcels.flatMap(({ value }) => (value ? [value.customer] : [])))];
  const before = await readKnownCustomers(
    db,
    [...byPhone.keys(), ...named.map(phoneKey)],
    [...byCode.keys(), ...named.map((text) => searchKey(text))],
  );
  for (const row of customers)
    for (const [field, texts, keys, found] of [
      ['phone', row.value?.form.phone ?? [], phoneKey, before.byPhone],
      ['code', row.value?.code ? [row.value.code] : [], (text: string) => searchKey(text), before.byCode],
    ] as const)
      for (const value of texts) {
        const other = found.get(keys(value));
        if (other) wrong(row, field, { code: 'move_in_known', values: { value, known: other.name } });
      }
  const found = new Map<ReadRow, NamedCustomer>();
  for (const row of parcels) {
    if (row.value === null) continue;
    const { customer: value } = row.value;
    const [key, phone] = [searchKey(value), phoneKey(value)];
    const [own, other] = byCode.has(key)
      ? [byCode.get(key)]
      : byPhone.has(phone)
        ? [byPhone.get(phone)]
        : (byName.get(key) ?? []);
    const earlier = before.byCode.get(key) ?? before.byPhone.get(phone);
    if (other) wrong(row, 'customer', { code: 'move_in_several', values: { value } });
    else if (own) found.set(row, { known: null, row: own });
    else if (earlier) found.set(row, { known: earlier, row: null });
    else wrong(row, 'customer', { code: 'move_in_unknown', values: { value } });
  }
  return found;
}

/** Checks new accounts as their own form does, and finds the couriers that balances and parcels name by their user name. */
async function checkStaff(
  db: Database,
  viewer: SessionViewer,
  { staff, balances, parcels }: Rows,
): Promise<Map<ReadRow, NamedCourier>> {
  const byLogin = new Map<string, ReadRow<'staff'>>();
  for (const field of ['user_name', 'email', 'phone'] as const)
    for (const [key, row] of firstOf(staff, field, (value) =>
      loginKeysOf(value).flatMap(({ key, kind }) =>
        kind === field ? [[key, String(value[kind] ?? '')] as const] : [],
      ),
    ))
      byLogin.set(key, row);
  const naming = [...balances, ...parcels].filter(({ value }) => value?.courier);
  const typed = naming.flatMap(({ value }) => typedLoginKeys(value?.courier ?? ''));
  const before = await readKnownStaff(db, [...new Set([...byLogin.keys(), ...typed])]);
  const levels = await readRoleLevels(db);
  for (const row of staff) {
    const { value } = row;
    if (!value) continue;
    const level = levels.get(value.role) ?? 0;
    const ranked = decideEdit(viewer, null, level);
    if (ranked) wrong(row, 'role', { code: ranked.code });
    const misfit = typeProblem(value.user_type, { level, all_branches: value.all_branches });
    if (misfit) wrong(row, 'role', { code: misfit });
    if (value.branch_id === null && !needsNoBranch(level)) wrong(row, 'branch', { code: 'select' });
    for (const { key, kind } of loginKeysOf(value)) {
      const other = before.get(key);
      if (other)
        wrong(row, kind, { code: 'move_in_known', values: { value: String(value[kind] ?? ''), known: other.name } });
    }
  }
  const found = new Map<ReadRow, NamedCourier>();
  for (const row of naming) {
    const value = row.value?.courier ?? '';
    const keys = typedLoginKeys(value);
    const own = keys.map((key) => byLogin.get(key)).find((one) => one !== undefined);
    const earlier = keys.map((key) => before.get(key)).find((one) => one !== undefined);
    const courier: NamedCourier | null = own
      ? { known: null, row: own }
      : earlier?.active
        ? { known: earlier, row: null }
        : null;
    if (!courier) wrong(row, 'courier', { code: 'move_in_unknown', values: { value } });
    else if (!deliversFor(courier, branchOf(row), levels))
      wrong(row, 'courier', { code: 'move_in_not_courier', values: { value } });
    else found.set(row, courier);
  }
  return found;
}

function branchOf({ value }: ReadRow): number | null {
  if (!value || !('courier' in value)) return null;
  return 'branch_id' in value ? value.branch_id : roadOf(value.status, value).courier_branch_id;
}

function deliversFor(
  { known, row }: NamedCourier,
  branch: number | null,
  levels: ReadonlyMap<string, number>,
): boolean {
  const at = known ? [known.branch_id, ...known.branches] : [row.value?.branch_id ?? null];
  const level = known ? known.level : (levels.get(row.value?.role ?? '') ?? 0);
  return worksOnTheStreet(level) && at.includes(branch);
}

/** An opening amount is only for a till or a courier without money in the books, and is named once. */
async function checkBalances(
  db: Database,
  balances: readonly ReadRow<'balances'>[],
  courierOf: ReadonlyMap<ReadRow, NamedCourier>,
): Promise<void> {
  if (balances.length === 0) return;
  const tills = new Set([...(await readAtWork(db, 'cash:branch', 'branch_id')), ...(await readOpenedTills(db))]);
  const couriers = await readAtWork(db, 'cash:courier', 'staff_id');
  firstOf(balances, 'branch', ({ branch_id, courier }) => (courier === null ? [[String(branch_id), '']] : []));
  firstOf(balances, 'courier', ({ courier }) => (courier === null ? [] : [[searchKey(courier), courier]]));
  for (const row of balances) {
    if (!row.value) continue;
    const { courier, branch_id } = row.value;
    const isAtWork = courier === null ? tills.has(branch_id) : couriers.has(courierOf.get(row)?.known?.id ?? 0);
    const field = courier === null ? 'branch' : 'courier';
    const at = row.sheet.columns.indexOf(field);
    if (isAtWork) wrong(row, field, { code: 'move_in_at_work', values: { value: row.row.cells[at] ?? '' } });
  }
}

/** Checks where parcels are, and that money of before comes only to merchants whose account is still empty. */
async function checkParcels(
  db: Database,
  parcels: readonly ReadRow<'parcels'>[],
  customerOf: ReadonlyMap<ReadRow, NamedCustomer>,
): Promise<void> {
  if (parcels.length === 0) return;
  const merchants = [...new Set([...customerOf.values()].flatMap(({ known }) => known?.id ?? []))];
  const taken = await readTakenReferences(db, merchants);
  const paid = merchants.length === 0 ? new Set() : await readAtWork(db, 'payable:merchant', 'customer_id');
  firstOf(parcels, 'code', ({ code }) => [[searchKey(code), code]]);
  for (const row of parcels) {
    const { value } = row;
    if (!value) continue;
    const customer = customerOf.get(row)?.known;
    if (customer && taken.has(`${customer.id}:${value.code}`))
      wrong(row, 'code', { code: 'move_in_known', values: { value: value.code, known: customer.name } });
    if (bringsCourier(value.status) && value.courier === null) wrong(row, 'courier', { code: 'required' });
    if (!bringsCourier(value.status) && value.courier !== null) wrong(row, 'courier', { code: 'without_choice' });
    if (roadOf(value.status, value).path === null) wrong(row, 'parcel_status', { code: 'move_in_one_branch' });
    if (!isDeliveredParcel(value.status)) continue;
    if (value.label.cod_amount === 0) wrong(row, 'cod_amount', { code: 'move_in_no_money' });
    if (customer && paid.has(customer.id))
      wrong(row, 'customer', { code: 'move_in_at_work', values: { value: customer.name } });
  }
}

function sumsOf({ customers, staff, balances, parcels }: Rows) {
  const sums: { what: MoveInSum; branch_id: number | null; amount: number }[] = [];
  for (const { value } of customers) {
    if (!value) continue;
    const { branch_id, credit_limit, cod_plan, bank_account } = value.form;
    const add = (what: MoveInSum, amount = 0) => sums.push({ what, branch_id, amount });
    add('customers');
    if (value.opening_cod > 0) add('opening_cod', value.opening_cod);
    // The signer sees how many terms and accounts count as confirmed with the signature.
    if (credit_limit) add('credit_limit', credit_limit);
    if (cod_plan !== null && cod_plan !== defaultCodPlan) add('cod_plan');
    if (bank_account !== null) add('bank_accounts');
  }
  for (const { value } of staff) if (value) sums.push({ what: 'staff', branch_id: value.branch_id, amount: 0 });
  for (const { value } of balances)
    if (value)
      sums.push({
        what: value.courier === null ? 'till' : 'courier_cash',
        branch_id: value.branch_id,
        amount: value.amount,
      });
  for (const { value } of parcels)
    if (value)
      sums.push({
        what: value.status,
        branch_id: roadOf(value.status, value).branch_id,
        amount: value.label.cod_amount,
      });
  return sums;
}
