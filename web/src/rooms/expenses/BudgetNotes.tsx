import { budgetLevel, type BudgetLevel } from '@waybill/domain/rooms/expenses/expense-figures.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { BudgetLine } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { expensePageWords as words } from './expense-page.words.ts';

interface Props {
  budgets: readonly BudgetLine[];
  /** Amount of this expense in whole kyat, added to what is spent and waiting. */
  more: number;
  /** Who passes a budget, where others decide about it. */
  by?: string;
}

/** Displays the state of the budgets that an expense affects: before one is exceeded, and for the person who approves. */
export function BudgetNotes({ budgets, more, by }: Props) {
  const say = useSay();
  const locale = useLocale();
  const kyat = (amount: number) => sayKyat(amount, locale);
  const word: Record<BudgetLevel, Word> = {
    within: words.budgetLine,
    near: words.budgetNear,
    passed: by === undefined ? words.budgetPassed : words.budgetPassedBy,
  };
  return (
    <>
      {budgets.map((line) => {
        const level = budgetLevel(line, more);
        const spent = line.used + line.waiting + more;
        const values = {
          name: localName(line.category, locale),
          spent: kyat(spent),
          budget: kyat(line.budget),
          over: kyat(Math.max(0, spent - line.budget)),
          by: by ?? '',
        };
        return (
          <Callout key={line.category.id} tone={level === 'within' ? 'info' : 'attention'} live={level === 'passed'}>
            {say.loose(word[level], values)}
          </Callout>
        );
      })}
    </>
  );
}
