import { sql } from 'kysely';
import { expenseCategoryLife } from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import { expenseCategoryList } from '@waybill/contract/rooms/expense-categories/expense-categories.columns.ts';
import type {
  ExpenseCategoryDetail,
  ExpenseCategoryOption,
  ExpenseCategoryRow,
} from '@waybill/contract/rooms/expense-categories/expense-categories.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';

const used = sql<number>`(select count(*)::int from expense e where e.category_id = c.id)`;
const hasChildren = sql<boolean>`exists (select from expense_category k where k.parent_id = c.id)`;

/** The categories in tree order; a group comes before its categories. */
export const expenseCategorySource = listSource<ExpenseCategoryRow>({
  definition: expenseCategoryList,
  id: sql`c.id`,
  from: sql`expense_category c left join expense_category p on p.id = coalesce(c.parent_id, c.id)`,
  columns: sql`c.id, ${namedJson('c')} as name, ${namedJson('p')} as parent, c.status, ${used} as used, c.created_at`,
  scope: () => sql<boolean>`true`,
  sort: { parent: sql`(p.name_en, c.parent_id is not null, c.name_en)`, created_at: sql`c.created_at` },
  search: (term) => contains('c.search_key', term),
  filters: { status: sameText('c.status') },
});

/** Returns every category for selects, including closed ones, because records refer to them (E-09). One in a group is named "group › category". */
export async function readAllCategories(db: Database): Promise<ExpenseCategoryOption[]> {
  const open = sql`c.status = ${expenseCategoryLife.initial} and coalesce(p.status, c.status) = ${expenseCategoryLife.initial}`;
  const { rows } = await sql<ExpenseCategoryOption>`
    select c.id, c.parent_id, coalesce(p.name_en || ' › ', '') || c.name_en as name_en,
      coalesce(p.name_mm || ' › ', '') || c.name_mm as name_mm,
      coalesce(coalesce(nullif(p.name_zh, ''), p.name_en) || ' › ', '') || coalesce(nullif(c.name_zh, ''), c.name_en) as name_zh,
      (${open}) as open
    from expense_category c
    left join expense_category p on p.id = c.parent_id
    order by coalesce(p.name_en, c.name_en), c.parent_id is not null, c.name_en`.execute(db);
  return rows;
}

/** Reads one category; `null` when it does not exist. */
export async function readCategory(db: Database, id: number): Promise<ExpenseCategoryDetail | null> {
  const { rows } = await sql<Omit<ExpenseCategoryDetail, 'may_remove'> & { budgeted: boolean }>`
    select c.id, c.name_en, c.name_mm, c.name_zh, c.parent_id, c.status, c.version, ${used} as used, ${hasChildren} as has_children,
      exists (select from expense_budget b where b.category_id = c.id) as budgeted
    from expense_category c where c.id = ${id}`.execute(db);
  if (!rows[0]) return null;
  const { budgeted, ...row } = rows[0];
  return { ...row, may_remove: row.used === 0 && !row.has_children && !budgeted };
}
