import { useCallback } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { cellText } from '@waybill/contract/kernel/cell-text.ts';
import { expenseList } from '@waybill/contract/rooms/expenses/expenses.columns.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { expenseFieldWords as field, expenseStateFaces } from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import type { ExpenseState } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { PaperDesk, slipPapers, SlipSheet, type SlipPaper } from '../prints/prints.door.ts';
import { expensePageWords as words } from './expense-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Prints the voucher of an expense: the purchase, the people responsible, and the signatures of payer and receiver. */
export const PrintExpensePage = recordPage({
  call: 'expenses.detail',
  param: 'expenseId',
  topic: null,
  list: 'expense-record',
  crumb: ({ number }) => number,
  Content: Paper,
});

function Paper({ data }: OpenRecord<ExpenseDetail>) {
  const say = useSay();
  const sheets = useCallback(
    (locale: Locale, paper: SlipPaper) => [<Voucher key="voucher" expense={data} locale={locale} paper={paper} />],
    [data],
  );
  return (
    <PaperDesk
      title={say(titleOf('expense-record.print'))}
      data={data}
      sheets={sheets}
      papers={slipPapers}
      more={
        <PageLink to="expense-record.detail" params={{ expenseId: data.id }} className={buttonLook('plain')}>
          {say(words.seeOne)}
        </PageLink>
      }
    />
  );
}

const columns = [
  'business_date',
  'category',
  'vendor',
  'vendor_phone',
  'note',
  'created_by',
  'approved_by',
  'paid_by',
  'end_reason',
].map((key): Column => expenseList.columns.find((column) => column.key === key) as Column);

function Voucher({ expense, locale, paper }: { expense: ExpenseDetail; locale: Locale; paper: SlipPaper }) {
  const values = expense as unknown as Readonly<Record<string, unknown>>;
  return (
    <SlipSheet
      paper={paper}
      locale={locale}
      title={sayIn(titleOf('expense-record.print'), locale)}
      number={expense.number}
      facts={[
        localName(expense.branch, locale),
        sayLoose(expenseStateFaces[expense.status as ExpenseState].word, locale),
      ]}
      printedAt={expense.paid_at ?? expense.created_at}
      total={`${sayIn(field.amount, locale)}: ${sayKyat(expense.amount, locale)}`}
      signatures={[
        { as: sayIn(commonFieldWords.paid_out_by, locale), name: expense.paid_by },
        { as: sayIn(commonFieldWords.received_by, locale), name: null },
      ]}
      lines={columns
        .filter(({ key }) => values[key] !== null)
        .map((column) => [sayLoose(column.word, locale), cellText(column, values, locale)])}
    />
  );
}
