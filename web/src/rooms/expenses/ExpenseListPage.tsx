import { Plus } from 'lucide-react';
import { expenseList } from '@waybill/contract/rooms/expenses/expenses.columns.ts';
import type { ExpenseRow } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useListConditions, useListSums } from '../clearances/clearances.door.ts';
import { expensePageWords as words } from './expense-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { expenseFieldWords } from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const opens = (row: ExpenseRow): PageTarget => ({ name: 'expense-record.detail', params: { expenseId: row.id } });

/** Lists the expenses of branches, with the total of the rows (N-28). */
export function ExpenseListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('expense-record.new') && (
    <PageLink to="expense-record.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('expense-record.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={expenseList}
      call="expenses.list"
      page="expense-record"
      live="expense"
      opens={opens}
      searchHint={words.search}
      figures={<Sums />}
      actions={create}
      first={create}
    />
  );
}

function Sums() {
  const say = useSay();
  const count = useCount();
  const question = useListConditions(expenseList);
  const sums = useListSums('expenses.totals', question, 'expense', (query, signal) =>
    call('expenses.totals', { query, signal }),
  );
  if (sums === undefined) return null;
  if (sums === null) return <Callout tone="info">{say(words.tooMany)}</Callout>;
  return (
    <ListFigures
      label={say(commonWords.sumsOfTheseRows)}
      figures={[
        { key: 'rows', name: say(commonFieldWords.expense_count), value: count(sums.count) },
        { key: 'paid', name: say(commonWords.paid), kyat: sums.paid, lead: true },
        { key: 'waiting', name: say(expenseFieldWords.waiting), kyat: sums.waiting },
      ]}
    />
  );
}
