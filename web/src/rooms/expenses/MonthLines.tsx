import { Pencil } from 'lucide-react';
import { budgetLevel } from '@waybill/domain/rooms/expenses/expense-figures.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { KyatLink } from '../ledger/ledger.door.ts';
import { expensePageWords as words } from './expense-page.words.ts';
import { sumWithin, type MonthSum } from './month-lines.ts';
import styles from './Expenses.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Props {
  sums: readonly MonthSum[];
  /** The filters of the rows behind a figure. */
  rows: (id: number) => Readonly<Record<string, string>>;
  /** Chooses a branch. */
  onOpen?: (id: number) => void;
  /** Sets the budget of a category. */
  onBudget?: (id: number) => void;
}

/** Lists the spending by category, each with the use of its budget, and a ruled-off total. */
export function MonthLines({ sums, rows, onOpen, onBudget }: Props) {
  const say = useSay();
  const locale = useLocale();
  return (
    <ul className={styles.lines}>
      {sums.map((sum) => {
        const name = localName(sum.named, locale);
        return (
          <li key={sum.id} className={styles.line}>
            <span className={`${styles.name} ${sum.parentId === null ? styles.group : styles.within}`}>
              {onOpen ? (
                <Button small variant="quiet" onClick={() => onOpen(sum.id)}>
                  {name}
                </Button>
              ) : (
                name
              )}
            </span>
            <BudgetBar sum={sum} all={sums} name={name} />
            <span className={styles.sum}>
              <KyatLink amount={sumWithin(sum, sums).used} from={{ name: 'expense-record', search: rows(sum.id) }} />
            </span>
            {onBudget && (
              <IconButton icon={Pencil} label={`${say(words.setBudget)}: ${name}`} onClick={() => onBudget(sum.id)} />
            )}
          </li>
        );
      })}
      <li className={styles.line} data-total>
        <span className={styles.name}>{say(commonWords.total)}</span>
        <span className={styles.bar} />
        <span className={styles.sum}>
          {sayKyat(
            sums.reduce((total, { used }) => total + used, 0),
            locale,
          )}
        </span>
      </li>
    </ul>
  );
}

/** The use of a category's budget, and the part of it that waits for approval. */
function BudgetBar({ sum, all, name }: { sum: MonthSum; all: readonly MonthSum[]; name: string }) {
  const say = useSay();
  const locale = useLocale();
  const kyat = (amount: number) => sayKyat(amount, locale);
  const waiting = sum.waiting > 0 && <span>{say(words.ofWaiting, { sum: kyat(sum.waiting) })}</span>;
  if (sum.budget === null) return <span className={`${styles.bar} ${styles.note}`}>{waiting}</span>;
  const { used, waiting: waits } = sumWithin(sum, all);
  const spent = used + waits;
  const text = say(words.used, { spent: kyat(spent), budget: kyat(sum.budget) });
  const passed = budgetLevel({ budget: sum.budget, used, waiting: waits }) === 'passed';
  return (
    <span className={`${styles.bar} ${styles.note}`}>
      <ProgressBar
        label={name}
        value={Math.min(spent, sum.budget)}
        max={sum.budget}
        failed={passed ? Math.min(spent - sum.budget, sum.budget) : 0}
        text={text}
      />
      {text} ·{' '}
      {passed ? (
        <strong className={styles.over}>{say(words.over, { over: kyat(spent - sum.budget) })}</strong>
      ) : (
        say(words.left, { left: kyat(sum.budget - spent) })
      )}
      {waiting && <> · {waiting}</>}
    </span>
  );
}
