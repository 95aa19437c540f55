import { useMemo } from 'react';
import { Plus } from 'lucide-react';
import { expenseCategoryList } from '@waybill/contract/rooms/expense-categories/expense-categories.columns.ts';
import type { ExpenseCategoryRow } from '@waybill/contract/rooms/expense-categories/expense-categories.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { expenseCategoryActions } from './expense-category-commands.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const opens = (row: ExpenseCategoryRow): PageTarget => ({
  name: 'expense-categories.edit',
  params: { categoryId: row.id },
});

/** The categories of expenses: groups, and under each what is in it. */
export function ExpenseCategoryListPage() {
  const say = useSay();
  const locale = useLocale();
  const { give } = useRecordCommands(expenseCategoryActions);
  const rowActions = useMemo(
    () =>
      rowCommands(
        say,
        expenseCategoryActions,
        () => null,
        ({ id, name }: ExpenseCategoryRow, command) => give({ id, name: localName(name, locale) }, command),
      ),
    [say, locale, give],
  );
  const cells = useMemo(
    () => ({
      parent: (row: ExpenseCategoryRow) =>
        row.parent.id === row.id ? (
          <span className="muted" data-empty>
            –
          </span>
        ) : (
          localName(row.parent, locale)
        ),
    }),
    [locale],
  );
  const create = (
    <PageLink to="expense-categories.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('expense-categories.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={expenseCategoryList}
      call="expense_categories.list"
      page="expense-categories"
      live="expense_category"
      opens={opens}
      rowActions={rowActions}
      cells={cells}
      searchHint={commonFieldWords.name}
      actions={create}
      first={create}
    />
  );
}
