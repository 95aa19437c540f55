import { useState } from 'react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import {
  daysIn,
  longestPeriod,
  periodNames,
  periodOf,
  type PeriodName,
} from '@waybill/domain/rooms/dashboard/periods.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { dashboardWords as words, periodWords } from './dashboard-page.words.ts';
import type { DashboardQuery } from './dashboard-query.ts';
import look from '../../ui/layout/Figures.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Most look at today: the calendar comes when the page rests, or with days of one's own. */
const DatePicker = lazyPart(async () => (await import('../../ui/inputs/DatePicker.tsx')).DatePicker);

type Choice = PeriodName | 'chosen';

interface PeriodBarProps {
  readonly question: DashboardQuery;
  readonly choices: Dashboard['choices'];
  readonly onAsk: (next: DashboardQuery) => void;
}

/** Chooses the days and the branch; both are kept in the address. */
export function PeriodBar({ question, choices, today, onAsk }: PeriodBarProps & { today: string }) {
  const say = useSay();
  const named = nameOf(question, today);
  const [choosing, setChoosing] = useState(false);
  const choice: Choice = choosing ? 'chosen' : named;
  const { branch_id } = question;
  const of = branch_id === undefined ? {} : { branch_id };
  const pick = (next: Choice | null) => {
    setChoosing(next === 'chosen');
    if (next !== null && next !== 'chosen') onAsk({ ...of, ...(next === 'today' ? {} : periodOf(next, today)) });
  };
  const { from = today, to = today } = question;
  const days = (next: { from: string; to: string }) => {
    if (daysIn(next) >= 1 && daysIn(next) <= longestPeriod) onAsk({ ...of, ...next });
  };
  return (
    <div className={look.bar}>
      <BranchChoice question={question} choices={choices} onAsk={onAsk} />
      <Select
        label={say(commonWords.period)}
        value={choice}
        onChange={pick}
        className={look.choice}
        options={[
          ...periodNames.map((name) => ({ value: name, label: say.loose(periodWords[name]) })),
          { value: 'chosen' as const, label: say(words.chosen) },
        ]}
      />
      {choice === 'chosen' && (
        <>
          <DatePicker
            label={say(commonWords.period)}
            value={from}
            max={to}
            today={today}
            clearable={false}
            onChange={(day) => {
              if (day) days({ from: day, to });
            }}
          />
          <DatePicker
            label={say(words.chosen)}
            value={to}
            min={from}
            max={today}
            today={today}
            clearable={false}
            onChange={(day) => {
              if (day) days({ from, to: day });
            }}
          />
        </>
      )}
    </div>
  );
}

function nameOf({ from, to }: DashboardQuery, today: string): Choice {
  if (from === undefined || to === undefined) return 'today';
  return periodNames.find((name) => periodOf(name, today).from === from && periodOf(name, today).to === to) ?? 'chosen';
}

/** Only for somebody who covers several. */
function BranchChoice({ question, choices, onAsk }: PeriodBarProps) {
  const say = useSay();
  const locale = useLocale();
  if (choices.length === 0) return null;
  const { branch_id: _, ...rest } = question;
  return (
    <Select
      label={say(commonFieldWords.branch)}
      value={question.branch_id ?? null}
      noneLabel={say(words.allBranches)}
      className={look.choice}
      options={choices.map((branch) => ({ value: branch.id, label: localName(branch, locale), detail: branch.code }))}
      onChange={(branch_id) => onAsk(branch_id === null ? rest : { ...rest, branch_id })}
    />
  );
}
