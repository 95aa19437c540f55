import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** A category in three languages, and the group that it belongs to; a group belongs to none. */
export const expenseCategoryForm = form({
  name_en: rule.text({ required: true, max: 60 }),
  name_mm: rule.text({ required: true, max: 60 }),
  name_zh: rule.text({ max: 60 }),
  parent_id: rule.idRef(),
});
export type ExpenseCategoryValues = FormValues<typeof expenseCategoryForm>;

/** What is known of a category and of the group that it is wanted in. */
export interface CategoryPlace {
  /** Itself; null for a new one. */
  readonly id: number | null;
  /** Does it have categories of its own? */
  readonly hasChildren: boolean;
  /** The group: its own group, and whether it is open; null when there is none with that number. */
  readonly parent: { readonly id: number; readonly parent_id: number | null; readonly open: boolean } | null;
}

/**
 * May the category stand in this group? The tree has two levels: a group is in no other, and what has categories of its own stays a group.
 *
 * @example fitsInto({ id: 7, hasChildren: true, parent: { id: 1, parent_id: null, open: true } }) === false
 */
export function fitsInto({ id, hasChildren, parent }: CategoryPlace): boolean {
  return parent !== null && parent.open && parent.parent_id === null && parent.id !== id && !hasChildren;
}
