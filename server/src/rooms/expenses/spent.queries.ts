import { sql, type RawBuilder } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { waitingExpenses } from '@waybill/domain/rooms/expenses/expense-states.ts';
import type { BudgetLine, ExpenseMonth } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

/** Returns the first day of a month and of the next one. @example boundsOf('2026-12') // ['2026-12-01', '2027-01-01'] */
export function boundsOf(month: string): readonly [from: string, to: string] {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const next = at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
  return [`${month}-01`, `${next}-01`];
}

/**
 * Sums a month's spending by branch and category from the postings of its days, so that a voided expense is deducted in the month of the voiding; and expenses
 * recorded in it that wait. Reads only expenses of the month, whatever the size of the ledger. `where` filters branches by `branch_id`.
 */
function spentIn(month: string, where: (column: string) => RawBuilder<boolean>): RawBuilder<unknown> {
  const [from, to] = boundsOf(month);
  return sql`
    select a.branch_id, a.name::bigint as category_id, sum(p.amount)::bigint as used, 0::bigint as waiting
    from journal j
    join posting p on p.journal_id = j.id
    join account a on a.id = p.account_id and a.kind = 'branch_expense'
    where j.expense_id is not null and j.business_date >= ${from}::date and j.business_date < ${to}::date and ${where('a.branch_id')}
    group by 1, 2
    union all
    select e.branch_id, e.category_id, 0, sum(e.amount)::bigint
    from expense e
    where e.business_date >= ${from}::date and e.business_date < ${to}::date
      and e.status = any(${[...waitingExpenses]}::text[]) and ${where('e.branch_id')}
    group by 1, 2`;
}

/**
 * Reads the budgets that apply to an expense of this category: the category's, and that of its group, which covers everything in it. `but` is the expense in
 * question, which does not count as waiting.
 */
export async function readBudgets(
  db: Database,
  of: { readonly branch_id: number; readonly category_id: number; readonly month: string; readonly but: number | null },
): Promise<BudgetLine[]> {
  const [from] = boundsOf(of.month);
  const { rows } = await sql<BudgetLine>`
    with mine as (select id, parent_id from expense_category where id = ${of.category_id}),
      spent as (${spentIn(of.month, (column) => sql<boolean>`${sql.ref(column)} = ${of.branch_id}`)}),
      own as (select coalesce(sum(amount), 0)::bigint as amount from expense
        where id = ${of.but}::bigint and status = any(${[...waitingExpenses]}::text[])
          and to_char(business_date, 'YYYY-MM') = ${of.month} and category_id = ${of.category_id})
    select ${namedJson('c')} as category, b.amount as budget,
      coalesce((select sum(s.used) from spent s join expense_category k on k.id = s.category_id where c.id in (k.id, k.parent_id)), 0)::bigint as used,
      (coalesce((select sum(s.waiting) from spent s join expense_category k on k.id = s.category_id where c.id in (k.id, k.parent_id)), 0)
        - own.amount)::bigint as waiting
    from mine
    cross join own
    join expense_category c on c.id in (mine.id, mine.parent_id)
    join expense_budget b on b.category_id = c.id and b.branch_id = ${of.branch_id} and b.month = ${from}::date
    order by c.parent_id is null, c.id`.execute(db);
  return rows;
}

/** Reads a month of the covered branches, or one of them: spending by category beside its budget. */
export async function readMonth(
  db: Database,
  viewer: SessionViewer,
  { month, branch_id, mayBudget }: { month: string; branch_id: number | null; mayBudget: boolean },
): Promise<ExpenseMonth> {
  const [from] = boundsOf(month);
  const where = (column: string) =>
    branch_id === null
      ? covered(viewer, column)
      : sql<boolean>`(${covered(viewer, column)} and ${sql.ref(column)} = ${branch_id})`;
  const { rows } = await sql<ExpenseMonth['lines'][number]>`
    with known as (${spentIn(month, where)}
      union all
      select b.branch_id, b.category_id, 0, 0 from expense_budget b where b.month = ${from}::date and ${where('b.branch_id')}),
    spent as (
      select branch_id, category_id, used, waiting from known
      union all
      select distinct k.branch_id, c.parent_id, 0, 0 from known k join expense_category c on c.id = k.category_id where c.parent_id is not null
    )
    select ${namedJson('b')} as branch, ${namedJson('c')} as category, c.parent_id, x.amount as budget,
      sum(s.used)::bigint as used, sum(s.waiting)::bigint as waiting
    from spent s
    join branch b on b.id = s.branch_id
    join expense_category c on c.id = s.category_id
    left join expense_category p on p.id = c.parent_id
    left join expense_budget x on x.branch_id = b.id and x.category_id = c.id and x.month = ${from}::date
    group by b.id, c.id, p.id, x.amount
    order by b.name_en, b.id, coalesce(p.name_en, c.name_en), c.parent_id is not null, c.name_en`.execute(db);
  return { month, lines: rows, may_budget: mayBudget };
}

export const monthOf = (now: Date): string => businessDate(now).slice(0, 7);
