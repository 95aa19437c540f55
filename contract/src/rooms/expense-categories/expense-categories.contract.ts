import { z } from 'zod';
import { expenseCategoryForm } from '@waybill/domain/rooms/expense-categories/expense-category-form.ts';
import { expenseCategoryLife } from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { expenseCategoryList } from './expense-categories.columns.ts';

export type ExpenseCategoryTopic = 'expense_category';

const access = { permission: 'expense.settings' } as const;

const row = rowOf(expenseCategoryList, {
  id: z.number().int(),
  name: named,
  parent: named,
  status: z.enum(expenseCategoryLife.stateNames),
  used: z.number().int().describe('expenses recorded under it'),
  created_at: instant,
});
export type ExpenseCategoryRow = z.infer<typeof row>;

const detail = named.extend({
  parent_id: z.number().int().nullable(),
  status: row.shape.status,
  used: z.number().int(),
  has_children: z.boolean(),
  version,
  may_remove: z.boolean().describe('nothing was ever recorded under it, and it has no categories of its own'),
});
export type ExpenseCategoryDetail = z.infer<typeof detail>;

/** A category as selects offer it; shown below its group as "group › category". */
const option = named.extend({ parent_id: z.number().int().nullable(), open: z.boolean() });
export type ExpenseCategoryOption = z.infer<typeof option>;

const change = <const Command extends keyof typeof expenseCategoryLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `expense_categories.${command}`,
    method: 'POST',
    path: `/api/expense-category/{id}/${command}`,
    summary,
    access: { permission: expenseCategoryLife.commands[command].permission },
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found', 'state_not_allowed'],
  });

export const expenseCategoryContract = {
  list: endpoint({
    id: 'expense_categories.list',
    method: 'GET',
    path: '/api/expense-category',
    summary: 'The categories of expenses',
    access,
    scope: 'operator',
    query: listQuery(expenseCategoryList),
    output: many(row),
  }),
  all: endpoint({
    id: 'expense_categories.all',
    method: 'GET',
    path: '/api/expense-category/all',
    withFrame: true,
    summary: 'Every category in the order of the tree, for selects; clients cache it',
    access: { global: true },
    scope: 'operator',
    output: z.object({ data: z.array(option) }),
  }),
  detail: endpoint({
    id: 'expense_categories.detail',
    method: 'GET',
    path: '/api/expense-category/{id}',
    summary: 'One category',
    access,
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'expense_categories.create',
    method: 'POST',
    path: '/api/expense-category',
    summary: 'A new category, or a new group',
    access,
    scope: 'operator',
    status: 201,
    body: bodyOf(expenseCategoryForm),
    output: one(detail),
    refusals: ['duplicate', 'group_not_allowed'],
  }),
  edit: endpoint({
    id: 'expense_categories.edit',
    method: 'PUT',
    path: '/api/expense-category/{id}',
    summary: 'Change the names of a category or its group',
    access,
    scope: 'operator',
    params: idParam,
    body: bodyOf(expenseCategoryForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile', 'duplicate', 'group_not_allowed'],
  }),
  remove: endpoint({
    id: 'expense_categories.remove',
    method: 'DELETE',
    path: '/api/expense-category/{id}',
    summary: 'Delete a category that nothing was recorded under',
    access,
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found', 'category_in_use'],
  }),
  close: change('close', 'Close a category: nothing new is recorded under it'),
  open: change('open', 'Open a category again'),
};
