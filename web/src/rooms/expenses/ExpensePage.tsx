import { BadgeCheck, Ban, Banknote, CircleX, Pencil, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { expenseList } from '@waybill/contract/rooms/expenses/expenses.columns.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import {
  expenseCommandWords,
  expenseFieldWords,
  expenseStateFaces,
} from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { expenseReasonForm } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import {
  waitingExpenses,
  type ExpenseCommand,
  type ExpenseState,
} from '@waybill/domain/rooms/expenses/expense-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { randomKey } from '../../kernel/request.ts';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { OpenFile } from '../files/files.door.ts';
import { JournalsLink } from '../ledger/ledger.door.ts';
import { BudgetNotes } from './BudgetNotes.tsx';
import { ExpenseNotice } from './ExpenseNotice.tsx';
import { expensePageWords as words } from './expense-page.words.ts';
import { showExpenses } from './show-expenses.ts';

/** One expense (N-28): what was bought, its receipt, who stands for it, what may be done. */
export const ExpensePage = recordPage({
  call: 'expenses.detail',
  param: 'expenseId',
  topic: 'expense',
  list: 'expense-record',
  crumb: ({ number }) => number,
  Content: Opened,
});

type Reasoned = 'refuse' | 'withdraw' | 'void';

function Opened({ data }: OpenRecord<ExpenseDetail>) {
  const say = useSay();
  const locale = useLocale();
  const run = useDoing();
  const history = useHistory('expenses', data);
  const [request, ask] = useState<Reasoned | null>(null);
  const known = (column: Column) => (data as unknown as Readonly<Record<string, unknown>>)[column.key] !== null;
  const what = usePairs(whatColumns.filter(known), data as never);
  const people = usePairs(peopleColumns.filter(known), data as never);
  const step = (command: 'approve' | 'pay', icon: ActionFace['icon']): ActionFace => ({
    word: expenseCommandWords[command].verb,
    icon,
    variant: 'main',
    run: () =>
      void run(
        () =>
          call(`expenses.${command}`, {
            params: { id: data.id },
            body: { version: data.version },
            idempotencyKey: randomKey(),
          }),
        {
          ask: {
            question: say.loose(expenseCommandWords[command].ask, { name: data.number }),
            text: `${data.vendor} · ${sayKyat(data.amount, locale)}`,
            yes: say.loose(expenseCommandWords[command].verb),
            kind: 'plain',
          },
          success: say(words.done, { verb: say.loose(expenseCommandWords[command].verb), name: data.number }),
          fresh: showExpenses,
        },
      ),
  });
  const reasoned = (command: Reasoned, icon: ActionFace['icon']): ActionFace => ({
    word: expenseCommandWords[command].verb,
    icon,
    variant: 'danger',
    run: () => ask(command),
  });
  const faces: Readonly<Record<Exclude<ExpenseCommand, 'edit'>, ActionFace>> = {
    approve: step('approve', BadgeCheck),
    pay: step('pay', Banknote),
    refuse: reasoned('refuse', CircleX),
    withdraw: reasoned('withdraw', Undo2),
    void: reasoned('void', Ban),
  };
  const waits = waitingExpenses.includes(data.status as ExpenseState);
  const parts: DetailPart[] = [
    { key: 'what', title: say(words.what), pairs: what },
    {
      key: 'receipt',
      title: say(words.receipt),
      aside: true,
      content: data.receipt ? (
        <OpenFile id={data.receipt.file_id} name={data.receipt.name} />
      ) : (
        <span className="muted">{say(words.noReceipt)}</span>
      ),
    },
    { key: 'people', title: say(words.people), pairs: people, aside: true },
  ];
  return (
    <>
      <DetailPage
        title={<span className="code">{data.number}</span>}
        state={expenseStateFaces[data.status as ExpenseState]}
        note={sayKyat(data.amount, locale)}
        actions={{ actions: data.actions, faces }}
        more={
          <>
            {data.paid_at !== null && <JournalsLink inHead of={{ expense_id: String(data.id) }} />}
            <PageLink to="expense-record.print" params={{ expenseId: data.id }} className={buttonLook('plain')}>
              <Icon of={Printer} />
              {say(words.print)}
            </PageLink>
            {data.may_edit && (
              <PageLink to="expense-record.edit" params={{ expenseId: data.id }} className={buttonLook('plain')}>
                <Icon of={Pencil} />
                {say(words.edit)}
              </PageLink>
            )}
          </>
        }
        above={
          <>
            <ExpenseNotice expense={data} />
            <BudgetNotes budgets={data.budgets} more={waits ? data.amount : 0} by={data.created_by} />
          </>
        }
        parts={parts}
        history={history}
      />
      {request && (
        <FormDialog
          form={expenseReasonForm}
          words={expenseFieldWords}
          title={say.loose(expenseCommandWords[request].ask, { name: data.number })}
          yes={say.loose(expenseCommandWords[request].verb)}
          danger
          submit={(body, { idempotencyKey }) =>
            call(`expenses.${request}`, { params: { id: data.id }, body, idempotencyKey })
          }
          success={say(words.done, { verb: say.loose(expenseCommandWords[request].verb), name: data.number })}
          fresh={showExpenses}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

const columnOf = (key: string): Column => expenseList.columns.find((column) => column.key === key) as Column;
const whatColumns = ['category', 'vendor', 'vendor_phone', 'amount', 'note', 'business_date', 'branch'].map(columnOf);
const peopleColumns: readonly Column[] = [
  columnOf('created_by'),
  columnOf('created_at'),
  { key: 'changed_by', word: expenseFieldWords.changed_by, kind: 'text' },
  ...['approved_by', 'approved_at', 'paid_by', 'paid_at'].map(columnOf),
];
