import { sql } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { accountLife, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { openingBalanceLife } from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import type { CodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { roleWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import type { Database } from '../../kernel/services.ts';
import { customerName } from '../../kernel/sql/names.ts';
import { keptGazetteer } from '../label-imports/taking-sheets.door.ts';
import type { KnownNames, NamedBranch } from './read-move-in.ts';

/** Groups records by the search keys of their names, without repeating one. */
function byName<Row>(rows: readonly Row[], namesOf: (row: Row) => readonly (string | null)[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows)
    for (const key of new Set(namesOf(row).flatMap((name) => (name ? [searchKey(name)] : []))))
      found.set(key, [...(found.get(key) ?? []), row]);
  return found;
}

/** Reads the branches, roles and places that rows may name. */
export async function readKnownNames(pool: Database, db: Database): Promise<KnownNames> {
  const branches = await db
    .selectFrom('branch')
    .select(['id', 'type', 'code', 'name_en', 'name_mm', 'name_zh'])
    .where('status', '=', branchLife.initial)
    .execute();
  const roles = await db.selectFrom('role').select(['slug', 'name_en', 'name_mm', 'name_zh']).execute();
  return {
    branches: byName(branches, (row) => [row.code, row.name_en, row.name_mm, row.name_zh]) as ReadonlyMap<
      string,
      readonly NamedBranch[]
    >,
    roles: new Map(
      [...byName(roles, ({ slug, ...names }) => [slug, ...Object.values(names), ...shippedNames(slug)])].map(
        ([key, [role]]) => [key, role?.slug ?? ''],
      ),
    ),
    gazetteer: await keptGazetteer(pool, db),
  };
}

const shippedNames = (slug: string): string[] =>
  Object.values(Object.entries(roleWords).find(([own]) => own === slug)?.[1] ?? {});

export interface KnownCustomer {
  readonly id: number;
  readonly name: string;
  readonly phones: readonly string[];
  readonly branch_id: number;
  readonly cod_plan: CodPlan;
  readonly return_fee: number | null;
}

/** Reads the customers with one of these phones (as `phoneKey` writes them), or brought in earlier under one of these codes. */
export async function readKnownCustomers(
  db: Database,
  phones: readonly string[],
  codes: readonly string[],
): Promise<{
  readonly byPhone: ReadonlyMap<string, KnownCustomer>;
  readonly byCode: ReadonlyMap<string, KnownCustomer>;
}> {
  const columns = sql`c.id, ${customerName('c')} as name, c.phones, c.branch_id, c.cod_plan, c.return_fee`;
  const { rows: called } = await sql<KnownCustomer & { key: string }>`
    select p.phone as key, ${columns} from customer_phone p join customer c on c.id = p.customer_id
    where p.phone = any(${[...phones]}::text[]) order by c.id desc`.execute(db);
  const { rows: coded } = await sql<KnownCustomer & { key: string }>`
    select r.code as key, ${columns}
    from move_in_row r join move_in_sheet s on s.id = r.sheet_id and s.kind = 'customers' join customer c on c.id = r.record_id
    where r.code = any(${[...codes]}::text[]) order by c.id desc`.execute(db);
  return {
    byPhone: new Map(called.map(({ key, ...customer }) => [key, customer])),
    byCode: new Map(coded.map(({ key, ...customer }) => [key, customer])),
  };
}

export interface KnownStaff {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly active: boolean;
  readonly branch_id: number | null;
  readonly branches: readonly number[];
}

/** Reads the accounts with one of these login keys. */
export async function readKnownStaff(db: Database, keys: readonly string[]): Promise<ReadonlyMap<string, KnownStaff>> {
  const { rows } = await sql<Omit<KnownStaff, 'active'> & { key: string; status: AccountState }>`
    select g.key, st.id, st.name, st.branch_id, st.status, r.level,
      array(select x.branch_id from staff_branch x where x.staff_id = st.id) as branches
    from staff_login g join staff st on st.id = g.staff_id join role r on r.slug = st.role_slug
    where g.key = any(${[...keys]}::text[])`.execute(db);
  return new Map(rows.map(({ key, status, ...staff }) => [key, { ...staff, active: status === accountLife.initial }]));
}

export async function readRoleLevels(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('role').select(['slug', 'level']).execute();
  return new Map(rows.map(({ slug, level }) => [slug, level]));
}

/**
 * Reads the owners whose account of this kind has a posting, which an opening amount must not meet: it may be the same money, or money for a friend. A till
 * that waits for its opening balance counts too.
 */
export async function readAtWork(db: Database, kind: AccountKind, owner: 'staff_id' | 'branch_id' | 'customer_id') {
  const { rows } = await sql<{ id: number }>`
    select distinct a.${sql.ref(owner)} as id from account a
    where a.kind = ${kind} and exists (select from posting p where p.account_id = a.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function readOpenedTills(db: Database): Promise<Set<number>> {
  const rows = await db
    .selectFrom('opening_balance')
    .select('branch_id')
    .where('status', '<>', openingBalanceLife.at.void)
    .where('branch_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ branch_id }) => branch_id ?? []));
}

/** Returns the references of these merchants that labels have, as `merchant:reference`. */
export async function readTakenReferences(db: Database, merchants: readonly number[]): Promise<Set<string>> {
  if (merchants.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select merchant_id || ':' || reference_id as key from label
    where merchant_id = any(${[...merchants]}::bigint[]) and reference_id is not null`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Returns whether money can enter the books on this day: not in the future, and no branch has closed it or a later one. */
export async function isOpenDay(db: Database, day: string, now: Date): Promise<boolean> {
  if (day > businessDate(now) || day < addDays(businessDate(now), -yearDays)) return false;
  const { rows } = await sql`select from business_day where business_date >= ${day}::date limit 1`.execute(db);
  return rows.length === 0;
}
/** Older work is archived, and reports do not look further back. */
const yearDays = 366;
