import { sql } from 'kysely';
import { readNumber } from '@waybill/domain/kernel/number-rules.ts';
import { decideExpense, expenseActions } from '@waybill/domain/rooms/expenses/decide-expense.ts';
import { vendorKey } from '@waybill/domain/rooms/expenses/expense-figures.ts';
import { expenseLife, waitingExpenses } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { needsSecondPerson } from '@waybill/domain/rooms/staff/second-person.ts';
import { expenseList } from '@waybill/contract/rooms/expenses/expenses.columns.ts';
import type { ExpenseDetail, ExpenseOutlook, ExpenseRow } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { byNumber, datesOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { LockedExpense } from './expenses.store.ts';
import { readExpenseFacts, readLimits } from './facts.queries.ts';
import { monthOf, readBudgets } from './spent.queries.ts';

const id = sql`e.id`;
const amountBound = (compare: '>=' | '<=') => (value: string) => {
  const amount = readNumber(value);
  return amount === null || !Number.isInteger(amount)
    ? sql<boolean>`false`
    : sql<boolean>`e.amount ${sql.raw(compare)} ${amount}::bigint`;
};

/** Expenses of branches (N-28). A group of categories matches everything in it. */
export const expenseSource = listSource<ExpenseRow>({
  definition: expenseList,
  id,
  from: sql`expense e join branch b on b.id = e.branch_id join expense_category c on c.id = e.category_id`,
  columns: sql`e.id, e.number, e.business_date, ${namedJson('b')} as branch, ${namedJson('c')} as category, e.vendor, e.vendor_phone, e.amount, e.note, e.status,
    e.receipt_file_id is not null as has_receipt, ${personName('e.created_by')} as created_by, e.created_at, ${personName('e.approved_by')} as approved_by,
    e.approved_at, ${personName('e.paid_by')} as paid_by, e.paid_at, e.end_reason`,
  scope: (viewer) => covered(viewer, 'e.branch_id'),
  sort: { id, business_date: sql`e.business_date`, amount: sql`e.amount` },
  search: (term) => contains('e.search_key', term),
  filters: {
    status: sameText('e.status'),
    category_id: (value) => byNumber(value, (number) => sql<boolean>`${number} in (c.id, c.parent_id)`),
    branch_id: sameNumber('e.branch_id'),
    ...datesOf('e.business_date'),
    vendor: (value) => contains('e.vendor_key', vendorKey(value)),
    amount_from: amountBound('>='),
    amount_to: amountBound('<='),
    has_receipt: (value) => sql<boolean>`(e.receipt_file_id is not null) = ${value === 'yes'}`,
  },
});

/** Sums of the rows: paid from the tills, and waiting. */
export const expenseSums = {
  paid: sql`case when e.status = ${expenseLife.at.paid} then e.amount else 0 end`,
  waiting: sql`case when e.status = any(${[...waitingExpenses]}::text[]) then e.amount else 0 end`,
};

type RawDetail = ExpenseRow &
  Pick<ExpenseDetail, 'category_id' | 'receipt' | 'changed_by' | 'ended_by' | 'version'> & {
    ended_at: string | null;
    of: LockedExpense;
  };

/** Reads one expense with its possible actions; `null` when it is not visible to the viewer. */
export async function readExpense(
  db: Database,
  viewer: SessionViewer,
  expenseId: number,
  now: Date,
): Promise<ExpenseDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${expenseSource.columns}, e.category_id, ${personName('e.changed_by')} as changed_by, ${personName('e.ended_by')} as ended_by, e.ended_at, e.version,
      (select json_build_object('file_id', f.id, 'name', f.name) from stored_file f where f.id = e.receipt_file_id) as receipt, row_to_json(e) as of
    from ${expenseSource.from} where e.id = ${expenseId} and ${expenseSource.scope(viewer)}`,
  );
  if (!rows[0]) return null;
  const { of, ended_at, ...raw } = rows[0];
  const facts = await readExpenseFacts(db, viewer, of, now);
  const { purchase, day, amount, approved_by } = facts;
  return {
    ...raw,
    ended_at,
    approval_limit: purchase.limit,
    day_limit: day.limit,
    receipt_above: facts.receipt_above,
    vendor_today: purchase.left_today,
    day_today: day.left_today,
    needs_second: [purchase, day].some((one) => needsSecondPerson({ approved_by, leaves: amount, ...one })),
    budgets: await readBudgets(db, {
      branch_id: of.branch_id,
      category_id: of.category_id,
      month: raw.business_date.slice(0, 7),
      but: expenseId,
    }),
    may_edit: !isRefusal(decideExpense(viewer, facts, 'edit')),
    actions: expenseActions(viewer, facts),
  };
}

/** Reads the limits and budgets that apply to a new expense of the current branch. */
export async function readOutlook(
  db: Database,
  viewer: SessionViewer,
  categoryId: number | null,
  now: Date,
): Promise<ExpenseOutlook> {
  const { settings, purchase, day } = await readLimits(db, viewer, now);
  const branch_id = viewer.branchId;
  return {
    approval_limit: purchase.limit,
    day_limit: day.limit,
    receipt_above: settings.receipt_above,
    budgets:
      categoryId === null || branch_id === null
        ? []
        : await readBudgets(db, { branch_id, category_id: categoryId, month: monthOf(now), but: null }),
  };
}
