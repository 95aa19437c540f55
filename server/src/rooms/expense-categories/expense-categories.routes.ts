import { expenseCategoryContract as calls } from '@waybill/contract/rooms/expense-categories/expense-categories.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { changeCategory, createCategory, editCategory, removeCategory } from './change-expense-category.ts';
import { expenseCategorySource, readAllCategories, readCategory } from './expense-categories.queries.ts';
import { expenseCategoryLife } from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';

export const expenseCategoryRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, expenseCategorySource, viewer, query)),
  read(calls.all, async ({ db }) => ({ data: await readAllCategories(db) })),
  readOne(calls.detail, ({ db }, { params }) => readCategory(db, params.id)),
  command(calls.create, (context, { body }) => createCategory(context, body)),
  command(calls.edit, (context, { params, body }) => editCategory(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeCategory(context, params.id)),
  ...expenseCategoryLife.commandNames.map((name) =>
    command(calls[name], (context, { params }) => changeCategory(context, name, params.id)),
  ),
];
