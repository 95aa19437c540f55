import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { ExpenseFacts } from '@waybill/domain/rooms/expenses/decide-expense.ts';
import type { ExpenseSettings } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { expenseAt } from '@waybill/domain/rooms/expenses/expense-states.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { areAllOthers, readOutflowLimits, type OutflowLimits } from '../staff/staff.door.ts';
import { readExpenseSettings, type LockedExpense } from './expenses.store.ts';

type Of = Pick<
  LockedExpense,
  'status' | 'amount' | 'branch_id' | 'vendor_key' | 'receipt_file_id' | 'created_by' | 'changed_by' | 'approved_by'
>;

/**
 * What left on this day without a second person out of this till or by these people: to this vendor, and to whomever. Recording and paying both count, at
 * whatever branch: who records at one and lets another pay is still the same.
 */
async function readLeftToday(
  db: Database,
  of: { readonly branch_id: number; readonly vendor_key: string; readonly people: readonly number[] },
  now: Date,
): Promise<{ vendor: number; day: number }> {
  const people = sql`${[...of.people]}::bigint[]`;
  const { rows } = await sql<{ vendor: number; day: number }>`
    select coalesce(sum(amount) filter (where vendor_key = ${of.vendor_key}), 0)::bigint as vendor, coalesce(sum(amount), 0)::bigint as day
    from expense
    where business_date = ${businessDate(now)}::date and paid_at is not null and approved_by is null and status = ${expenseAt.paid}
      and (branch_id = ${of.branch_id} or created_by = any(${people}) or changed_by = any(${people}) or paid_by = any(${people}))`.execute(
    db,
  );
  return rows[0] ?? { vendor: 0, day: 0 };
}

/** The limits as they hold for this person. */
export async function readLimits(
  db: Database,
  viewer: SessionViewer,
  now: Date,
): Promise<{ settings: ExpenseSettings; purchase: OutflowLimits; day: OutflowLimits }> {
  const settings = await readExpenseSettings(db);
  const limitOf = (field: 'approval_limit' | 'day_limit') =>
    readOutflowLimits(db, { room: 'expenses', field, current: settings[field] }, viewer.id, now);
  return { settings, purchase: await limitOf('approval_limit'), day: await limitOf('day_limit') };
}

/** The people behind an expense whom the actor would pay for, and the actor. */
export const spendersOf = (
  viewer: SessionViewer,
  { created_by, changed_by }: Pick<Of, 'created_by' | 'changed_by'>,
) => [...new Set([created_by, changed_by, viewer.id])];

/** Everything that the rules ask of an expense, as it is now for this person. */
export async function readExpenseFacts(db: Database, viewer: SessionViewer, of: Of, now: Date): Promise<ExpenseFacts> {
  const { settings, purchase, day } = await readLimits(db, viewer, now);
  const left = await readLeftToday(db, { ...of, people: spendersOf(viewer, of) }, now);
  const by_another = await areAllOthers(db, [of.created_by, of.changed_by], viewer.id, now);
  return {
    status: of.status,
    amount: of.amount,
    branch_id: of.branch_id,
    has_receipt: of.receipt_file_id !== null,
    created_by: of.created_by,
    changed_by: of.changed_by,
    approved_by: of.approved_by,
    by_another,
    purchase: { ...purchase, left_today: left.vendor },
    day: { ...day, left_today: left.day },
    receipt_above: settings.receipt_above,
  };
}
