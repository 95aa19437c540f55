import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { involvedPeople, type ExpenseFacts } from '@waybill/domain/rooms/expenses/decide-expense.ts';
import type { ExpenseSettings } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { receiverKeys, vendorKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { expenseLife } from '@waybill/domain/rooms/expenses/expense-states.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOutflowLimits, readOutflowRoom } from '../outflows/outflows.door.ts';
import { isDifferentFromAll, readSettingLimits, type PersonOutflowLimit } from '../staff/second-person.door.ts';
import { readExpenseSettings, type LockedExpense } from './expenses.store.ts';

type Of = Pick<
  LockedExpense,
  | 'status'
  | 'amount'
  | 'branch_id'
  | 'vendor_key'
  | 'vendor_phone'
  | 'receipt_file_id'
  | 'created_by'
  | 'changed_by'
  | 'approved_by'
  | 'paid_by'
>;

/** Returns the keys of an expense's receiver: the vendor, for these people and this till, and anyone with the vendor's phone number. */
export const expenseKeys = (
  of: Pick<Of, 'branch_id' | 'vendor_key' | 'vendor_phone'>,
  people: readonly number[],
): string[] => [...vendorKeys(of.vendor_key, of.branch_id, people), ...receiverKeys({ phones: [of.vendor_phone] })];

/**
 * Sums what was paid on this day without a second person from this till or by these people, to anyone. Recording and paying both count, at any branch, so that
 * letting another person pay does not avoid the limit.
 */
async function readSpentToday(
  db: Database,
  of: { readonly branch_id: number; readonly people: readonly number[] },
  now: Date,
): Promise<number> {
  const people = sql`${[...of.people]}::bigint[]`;
  const { rows } = await sql<{ day: number }>`
    select coalesce(sum(amount), 0)::bigint as day
    from expense
    where business_date >= ${businessDate(now)}::date and paid_at is not null and approved_by is null and status = ${expenseLife.at.paid}
      and (branch_id = ${of.branch_id} or created_by = any(${people}) or changed_by = any(${people}) or paid_by = any(${people}))`.execute(
    db,
  );
  return rows[0]?.day ?? 0;
}

/** Reads the limits for this person. */
export async function readLimits(
  db: Database,
  viewer: SessionViewer,
  now: Date,
): Promise<{ settings: ExpenseSettings; purchase: PersonOutflowLimit; day: PersonOutflowLimit }> {
  const settings = await readExpenseSettings(db);
  const dayLimit = { room: 'expenses', field: 'day_limit', current: settings.day_limit } as const;
  return {
    settings,
    purchase: await readOutflowLimits(db, 'expense', viewer, now),
    day: await readSettingLimits(db, dayLimit, viewer.id, now),
  };
}

/** Returns the actor and the people whose spending the actor's payment counts for. */
export const spendersOf = (
  viewer: SessionViewer,
  { created_by, changed_by }: Pick<Of, 'created_by' | 'changed_by'>,
) => [...new Set([created_by, changed_by, viewer.id])];

/** Reads everything that the rules need about an expense, for this person. */
export async function readExpenseFacts(db: Database, viewer: SessionViewer, of: Of, now: Date): Promise<ExpenseFacts> {
  const { settings, day } = await readLimits(db, viewer, now);
  const people = spendersOf(viewer, of);
  const by_another = await isDifferentFromAll(db, involvedPeople(of), viewer.id, now);
  return {
    status: of.status,
    amount: of.amount,
    branch_id: of.branch_id,
    has_receipt: of.receipt_file_id !== null,
    created_by: of.created_by,
    changed_by: of.changed_by,
    approved_by: of.approved_by,
    paid_by: of.paid_by,
    by_another,
    purchase: await readOutflowRoom(db, viewer, { kind: 'expense', keys: expenseKeys(of, people), people }, now),
    day: { ...day, left_today: await readSpentToday(db, { ...of, people }, now) },
    receipt_above: settings.receipt_above,
  };
}
