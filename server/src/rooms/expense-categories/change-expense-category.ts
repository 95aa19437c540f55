import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  expenseCategoryForm,
  mayBelongToGroup,
  type ExpenseCategoryValues,
} from '@waybill/domain/rooms/expense-categories/expense-category-form.ts';
import {
  expenseCategoryLife,
  type ExpenseCategoryCommand,
} from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import type { ExpenseCategoryDetail } from '@waybill/contract/rooms/expense-categories/expense-categories.contract.ts';
import {
  changeState,
  createRecord,
  editRecord,
  topicRecord,
  removeRecord,
  type Changed,
} from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readCategory } from './expense-categories.queries.ts';
import {
  deleteCategory,
  insertCategory,
  isCategoryNameTaken,
  lockCategory,
  lockGroup,
  setCategoryStatus,
  updateCategory,
  type LockedCategory,
} from './expense-categories.store.ts';

/** Describes expense categories to commands; they belong to the whole operator. */
const expenseCategoryRecord = topicRecord<'expense_categories', LockedCategory, ExpenseCategoryDetail>({
  room: 'expense_categories',
  topic: 'expense_category',
  lock: ({ tx }, id) => lockCategory(tx, id),
  auditSubject: ({ name_en }) => ({ name: name_en, branchId: null }),
  read: ({ tx }, id) => readCategory(tx, id),
});

const valuesOf = (category: LockedCategory) => formValuesOf(expenseCategoryForm, category);

/** Creates a category or a group. Refused: `duplicate` for a name that the group has, `group_not_allowed`. */
export async function createCategory(
  context: CommandContext,
  values: ExpenseCategoryValues,
): Promise<{ data: ExpenseCategoryDetail } | Refusal> {
  const { tx, now } = context;
  const wrong = await problemOf(context, values, null);
  if (wrong) return wrong;
  const id = await insertCategory(tx, values, now);
  return createRecord(context, expenseCategoryRecord, id, { name: values.name_en, branchId: null, after: values });
}

/** Changes names and group; expenses recorded under it follow. The second of two editors is refused (`changed_meanwhile`). */
export function editCategory(
  context: CommandContext,
  id: number,
  { version, ...wanted }: ExpenseCategoryValues & { version: number },
): Changed<ExpenseCategoryDetail> {
  return editRecord(
    context,
    expenseCategoryRecord,
    { id, version },
    {
      valuesOf,
      settle: async () => (await problemOf(context, wanted, id)) ?? wanted,
      save: (values) => updateCategory(context.tx, id, values, context.now),
    },
  );
}

/** Closes a category or opens it again. */
export function changeCategory(
  context: CommandContext,
  command: ExpenseCategoryCommand,
  id: number,
): Changed<ExpenseCategoryDetail> {
  return changeState(context, expenseCategoryRecord, id, {
    command,
    decide: ({ status }) => nextState(expenseCategoryLife, status, command),
    set: (status) => setCategoryStatus(context.tx, id, status, context.now),
  });
}

/** Deletes a category without expenses. Refused: `category_in_use`. */
export function removeCategory(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, expenseCategoryRecord, id, async (category) => {
    const known = await readCategory(context.tx, id);
    if (!known?.may_remove) return refuse('category_in_use');
    await deleteCategory(context.tx, id);
    return { action: 'remove', before: valuesOf(category) };
  });
}

async function problemOf(
  { tx }: CommandContext,
  values: ExpenseCategoryValues,
  id: number | null,
): Promise<Refusal | null> {
  if (values.parent_id !== null && !mayBelongToGroup(await lockGroup(tx, values.parent_id, id)))
    return refuse('group_not_allowed', { fields: { parent_id: [{ code: 'group_not_allowed' }] } });
  return (await isCategoryNameTaken(tx, values, id))
    ? refuse('duplicate', { fields: { name_en: [{ code: 'duplicate' }] } })
    : null;
}
