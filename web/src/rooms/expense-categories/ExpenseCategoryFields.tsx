import type { expenseCategoryForm } from '@waybill/domain/rooms/expense-categories/expense-category-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { expenseCategoryPageWords as words } from './expense-category-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Props {
  form: FormModel<typeof expenseCategoryForm>;
  /** The one that is changed. */
  data?: { readonly id: number; readonly has_children: boolean };
}

/** The names of a category and the group it is in. */
export function ExpenseCategoryFields({ form, data }: Props) {
  const say = useSay();
  const { rows, options } = useOptions('expense_category');
  const groups = new Set(rows.filter(({ parent_id, open }) => parent_id === null && open).map(({ id }) => id));
  const offered = options.filter(({ value }) => groups.has(value) && value !== data?.id);
  return (
    <FormSection title={say(commonWords.names)}>
      <FormField of={form} name="name_en" />
      <FormField of={form} name="name_mm" />
      <FormField of={form} name="name_zh" />
      <FormField
        of={form}
        name="parent_id"
        options={offered}
        hint={say(words.groupHint)}
        locked={data?.has_children ? say(words.hasChildren) : undefined}
      />
    </FormSection>
  );
}
