import { BadgeCheck, Ban, Banknote, CircleX, Printer, Undo2 } from 'lucide-react';
import { expenseList } from '@waybill/contract/rooms/expenses/expenses.columns.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import {
  expenseCommandWords,
  expenseFieldWords,
  expenseStateFaces,
} from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { waitingExpenses, type ExpenseState } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { expenseReasonForm } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { call } from '../../kernel/client.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { Icon, type IconSource } from '../../ui/layout/Icon.tsx';
import { reasonCommand, type PageCommand } from '../../shell/detail/page-commands.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { OpenFile } from '../files/files.door.ts';
import { JournalsLink } from '../ledger/ledger.door.ts';
import { BudgetNotes } from './BudgetNotes.tsx';
import { ExpenseNotice } from './ExpenseNotice.tsx';
import { expensePageWords as words } from './expense-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const step = (command: 'approve' | 'pay', icon: IconSource): PageCommand<ExpenseDetail> => ({
  icon,
  variant: 'main',
  text: ({ vendor, amount }, locale) => `${vendor} · ${sayKyat(amount, locale)}`,
  send: ({ id, version }, sending) => call(`expenses.${command}`, { params: { id }, body: { version }, ...sending }),
});
const end = (command: 'refuse' | 'withdraw' | 'void', icon: IconSource): PageCommand<ExpenseDetail> =>
  reasonCommand({
    icon,
    variant: 'danger',
    form: expenseReasonForm,
    words: expenseFieldWords,
    send: ({ id }, sending) => call(`expenses.${command}`, { params: { id }, ...sending }),
  });

/** One expense (N-28): purchase, receipt, people responsible, commands. */
export const ExpensePage = detailPage({
  call: 'expenses.detail',
  param: 'expenseId',
  topic: 'expense',
  list: 'expense-record',
  name: ({ number }) => number,
  title: ({ number }) => <span className="code">{number}</span>,
  faces: expenseStateFaces,
  note: ({ amount }, locale) => sayKyat(amount, locale),
  commands: {
    words: expenseCommandWords,
    each: {
      approve: step('approve', BadgeCheck),
      pay: step('pay', Banknote),
      refuse: end('refuse', CircleX),
      withdraw: end('withdraw', Undo2),
      void: end('void', Ban),
    },
  },
  edit: { page: 'expense-record.edit', word: commonWords.change },
  definition: expenseList,
  parts: [
    {
      key: 'what',
      title: commonFieldWords.expense,
      facts: ['category', 'vendor', 'vendor_phone', 'amount', 'note', 'business_date', 'branch'],
    },
    { key: 'receipt', title: commonWords.receipt, aside: true, Content: Receipt },
    {
      key: 'people',
      title: commonWords.whoAndWhen,
      aside: true,
      facts: [
        'created_by',
        'created_at',
        { key: 'changed_by', word: expenseFieldWords.changed_by, kind: 'text' },
        'approved_by',
        'approved_at',
        'paid_by',
        'paid_at',
      ],
    },
  ],
  More: Papers,
  Above: ({ data }) => (
    <>
      <ExpenseNotice expense={data} />
      <BudgetNotes
        budgets={data.budgets}
        more={waitingExpenses.includes(data.status as ExpenseState) ? data.amount : 0}
        by={data.created_by}
      />
    </>
  ),
  useHistory: historyOf('expenses'),
});

function Receipt({ data: { receipt } }: { data: ExpenseDetail }) {
  const say = useSay();
  if (!receipt) return <span className="muted">{say(words.noReceipt)}</span>;
  return <OpenFile id={receipt.file_id} name={receipt.name} />;
}

function Papers({ data: { id, paid_at } }: { data: ExpenseDetail }) {
  const say = useSay();
  return (
    <>
      {paid_at !== null && <JournalsLink inHead of={{ expense_id: String(id) }} />}
      <PageLink to="expense-record.print" params={{ expenseId: id }} className={buttonLook('plain')}>
        <Icon of={Printer} />
        {say(commonWords.print)}
      </PageLink>
    </>
  );
}
