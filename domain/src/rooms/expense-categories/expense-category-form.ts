import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** A category in three languages, and its group; a group has none. */
export const expenseCategoryForm = form({
  name_en: rule.text({ required: true, max: 60 }),
  name_mm: rule.text({ required: true, max: 60 }),
  name_zh: rule.text({ max: 60 }),
  parent_id: rule.idRef(),
});
export type ExpenseCategoryValues = FormValues<typeof expenseCategoryForm>;

/** Facts about a category and its intended group. */
export interface CategoryPlace {
  /** Id of the category; null for a new one. */
  readonly id: number | null;
  /** It has subcategories. */
  readonly hasChildren: boolean;
  /** The group: its parent, and whether it is open; null when it does not exist. */
  readonly parent: { readonly id: number; readonly parent_id: number | null; readonly open: boolean } | null;
}

/**
 * Returns whether the category can be in this group. The tree has two levels: a group is in no other group, and a category with subcategories stays a
 * group.
 *
 * @example mayBelongToGroup({ id: 7, hasChildren: true, parent: { id: 1, parent_id: null, open: true } }) === false
 */
export function mayBelongToGroup({ id, hasChildren, parent }: CategoryPlace): boolean {
  return parent !== null && parent.open && parent.parent_id === null && parent.id !== id && !hasChildren;
}
