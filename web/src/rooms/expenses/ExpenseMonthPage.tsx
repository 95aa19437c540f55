import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { expenseFieldWords as field } from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useOptions } from '../../shell/options.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { BudgetDialog } from './BudgetDialog.tsx';
import { expensePageWords as words } from './expense-page.words.ts';
import { MonthLines } from './MonthLines.tsx';
import { daysOfMonth, monthsAround, sayMonth, sumsByBranch, sumsByCategory } from './month-lines.ts';
import styles from './Expenses.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Place {
  readonly month: string | null;
  readonly branch_id: number | null;
}

const parsePlace = (raw: Readonly<Record<string, unknown>>): Place => ({
  month: /^20\d\d-(?:0[1-9]|1[0-2])$/.test(String(raw['month'])) ? String(raw['month']) : null,
  branch_id: /^[1-9]\d{0,14}$/.test(String(raw['branch_id'])) ? Number(raw['branch_id']) : null,
});

/** Months to choose from, besides the next one. */
const monthsBack = 24;

/** The expenses of a month, by category beside the budgets, and by branch (N-28). */
export function ExpenseMonthPage() {
  const say = useSay();
  const [place, setPlace] = useSearchState(parsePlace);
  const [budgetOf, setBudgetOf] = useState<number | 'new' | null>(null);
  const branches = useOptions('branch');
  const client = useQueryClient();
  const [thisMonth] = useState(() => businessDate(new Date()).slice(0, 7));
  const month = place.month ?? thisMonth;
  const query = { month, ...(place.branch_id === null ? {} : { branch_id: place.branch_id }) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['expenses.month', query],
    queryFn: ({ signal }) => call('expenses.month', { query, signal }),
    placeholderData: keepPreviousData,
  });
  useLive('expense', () => void client.invalidateQueries({ queryKey: ['expenses.month'] }));
  const choose = (change: Partial<Place>) => {
    const next = { ...place, ...change };
    setPlace({ month: next.month ?? undefined, branch_id: next.branch_id ?? undefined });
  };
  const search = { ...daysOfMonth(month), ...(place.branch_id === null ? {} : { branch_id: String(place.branch_id) }) };
  const months = [...new Set([month, ...monthsAround(thisMonth, monthsBack)])].toSorted().toReversed();
  return (
    <div className="stack4">
      <PageHead
        title={say(titleOf('expense-record.month'))}
        actions={
          data?.data.may_budget &&
          place.branch_id !== null && (
            <Button icon={Target} onClick={() => setBudgetOf('new')}>
              {say(words.setBudget)}
            </Button>
          )
        }
      />
      <div className={styles.choice}>
        <Field label={say(field.month)}>
          <Select
            options={months.map((one) => ({ value: one, label: sayMonth(one) }))}
            value={month}
            onChange={(next) => choose({ month: next })}
          />
        </Field>
        <Field label={say(commonFieldWords.branch)}>
          <Select
            options={[{ value: 0, label: say(commonFieldWords.all_branches) }, ...branches.options]}
            value={place.branch_id ?? 0}
            onChange={(next) => choose({ branch_id: next === 0 ? null : next })}
          />
        </Field>
      </div>
      <RecordStates
        query={{ data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined }}
        backHref={pathOf('expense-record')}
        backLabel={say(titleOf('expense-record'))}>
        {({ lines, may_budget }) =>
          lines.length === 0 ? (
            <p className="muted">{say(words.noSpending)}</p>
          ) : (
            <>
              <DetailSection title={say(words.byCategory)}>
                <MonthLines
                  sums={sumsByCategory(lines)}
                  rows={(id) => ({ ...search, category_id: String(id) })}
                  {...(may_budget && place.branch_id !== null ? { onBudget: setBudgetOf } : {})}
                />
              </DetailSection>
              {place.branch_id === null && (
                <DetailSection title={say(commonWords.byBranch)}>
                  <MonthLines
                    sums={sumsByBranch(lines)}
                    rows={(id) => ({ ...search, branch_id: String(id) })}
                    onOpen={(id) => choose({ branch_id: id })}
                  />
                </DetailSection>
              )}
            </>
          )
        }
      </RecordStates>
      {budgetOf !== null && place.branch_id !== null && (
        <BudgetDialog
          month={month}
          branch={{ id: place.branch_id, name: branches.nameOf(place.branch_id) }}
          lines={data?.data.lines ?? []}
          category={budgetOf === 'new' ? null : budgetOf}
          onClose={() => setBudgetOf(null)}
        />
      )}
    </div>
  );
}
