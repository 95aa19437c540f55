import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { expenseLife } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { expensePageWords as words } from './expense-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The next step before the cash is paid out, or the reason why it never will be. */
export function ExpenseNotice({ expense }: { expense: ExpenseDetail }) {
  const say = useSay();
  const kyat = useKyat();
  const { status } = expense;
  const at = (instant: string | null) => (instant === null ? '' : formatDateTime(new Date(instant)));
  const ended = { at: at(expense.ended_at), name: expense.ended_by ?? '', reason: expense.end_reason ?? '' };
  if (status === expenseLife.at.refused) return <Callout tone="danger">{say(words.refusedBy, ended)}</Callout>;
  if (status === expenseLife.at.void) return <Callout tone="info">{say(commonWords.voidSinceBy, ended)}</Callout>;
  if (status === expenseLife.at.paid) return null;
  return (
    <>
      {status === expenseLife.at.approved ? (
        <Callout tone="success">
          {say(commonWords.approvedBy, { name: expense.approved_by ?? '', at: at(expense.approved_at) })}
        </Callout>
      ) : (
        <SecondPerson expense={expense} />
      )}
      {expense.amount > expense.receipt_above && !expense.has_receipt && (
        <Callout tone="attention">{say(words.needsReceipt, { limit: kyat(expense.receipt_above) })}</Callout>
      )}
    </>
  );
}

/** Whether a second person is needed, and why. */
function SecondPerson({ expense }: { expense: ExpenseDetail }) {
  const say = useSay();
  const kyat = useKyat();
  const { amount, approval_limit, vendor_today, day_today, day_limit } = expense;
  if (!expense.needs_second) return <Callout tone="info">{say(words.noSecond)}</Callout>;
  const text =
    amount > approval_limit
      ? say(words.secondPerson, { limit: kyat(approval_limit) })
      : amount + vendor_today > approval_limit
        ? say(words.secondToday, { sum: kyat(vendor_today), limit: kyat(approval_limit) })
        : say(words.secondDay, { sum: kyat(day_today), limit: kyat(day_limit) });
  return <Callout tone="attention">{text}</Callout>;
}

function useKyat(): (amount: number) => string {
  const locale = useLocale();
  return (amount) => sayKyat(amount, locale);
}
