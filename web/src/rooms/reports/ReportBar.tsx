import { mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import {
  branchScopes,
  customerScopes,
  reportPeriods,
  type BranchScope,
} from '@waybill/domain/rooms/reports/report-periods.ts';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportSummary } from '@waybill/contract/rooms/reports/reports.contract.ts';
import {
  branchScopeWords,
  customerScopeWords,
  reportPeriodWords,
} from '@waybill/contract/rooms/reports/reports.words.ts';
import { useState } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { today } from '../../kernel/today.ts';
import { useOptions } from '../../shell/options.ts';
import { DatePicker } from '../../ui/inputs/DatePicker.tsx';
import { DateRange } from '../../ui/inputs/DateRange.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { reportPageWords as words } from './report-page.words.ts';
import type { ReportPlace } from './report-place.ts';
import styles from './Reports.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { inputsWords } from '../../ui/inputs/inputs.words.ts';

interface Props {
  readonly report: Report;
  readonly place: ReportPlace;
  readonly customers: ReportSummary['customers'];
  readonly onGo: (next: Partial<ReportPlace>) => void;
}

/** Chooses days, branches and customers; all of them are kept in the address. */
export function ReportBar({ report, place, customers, onGo }: Props) {
  const say = useSay();
  return (
    <div className={styles.bar}>
      <Field label={say(commonWords.period)}>
        <Select
          options={reportPeriods.map((value) => ({ value, label: say.loose(reportPeriodWords[value]) }))}
          value={place.period}
          onChange={(period) => period && onGo({ period })}
        />
      </Field>
      <Days place={place} onGo={onGo} />
      <Branches place={place} onGo={onGo} />
      {report.customers && <Customers place={place} customers={customers} onGo={onGo} />}
    </div>
  );
}

/** Months and years to choose from. */
const [monthsBack, yearsBack] = [36, 6];

function Days({ place, onGo }: Pick<Props, 'place' | 'onGo'>) {
  const say = useSay();
  const now = today();
  switch (place.period) {
    case 'daily':
      return (
        <Field label={say(commonFieldWords.day)}>
          <DatePicker
            value={place.from}
            max={now}
            today={now}
            clearable={false}
            onChange={(from) => from && onGo({ from })}
          />
        </Field>
      );
    case 'range':
      return (
        <DateRange
          value={place}
          today={now}
          onChange={({ from, to }) => onGo({ ...(from ? { from } : {}), ...(to ? { to } : {}) })}
        />
      );
    case 'monthly': {
      const months = [...new Set([place.from.slice(0, 7), ...monthsUpTo(now)])].toSorted().toReversed();
      return (
        <Field label={say(commonFieldWords.month)}>
          <Select
            options={months.map((value) => ({ value, label: `${value.slice(5)}/${value.slice(0, 4)}` }))}
            value={place.from.slice(0, 7)}
            onChange={(month) => month && onGo({ from: `${month}-01` })}
          />
        </Field>
      );
    }
    case 'yearly': {
      const [own, last] = [Number(place.from.slice(0, 4)), Number(now.slice(0, 4))];
      const years = [...new Set([own, ...Array.from({ length: yearsBack }, (_, at) => last - at)])].toSorted(
        (a, b) => b - a,
      );
      return (
        <Field label={say(inputsWords.year)}>
          <Select
            options={years.map((value) => ({ value, label: String(value) }))}
            value={own}
            onChange={(year) => year && onGo({ from: `${year}-01-01` })}
          />
        </Field>
      );
    }
  }
}

function monthsUpTo(day: string): string[] {
  const months: string[] = [];
  for (let first = `${day.slice(0, 7)}-01`; months.length < monthsBack; first = `${addDays(first, -1).slice(0, 7)}-01`)
    months.push(first.slice(0, 7));
  return months;
}

/** Only what one covers; collections are for those who look after all branches. */
function Branches({ place, onGo }: Pick<Props, 'place' | 'onGo'>) {
  const say = useSay();
  const withCollections = mayUseCollections(useViewer());
  const branches = useOptions('branch');
  const collections = useOptions(withCollections ? 'branch_collection' : undefined);
  const [chosen, setChosen] = useState<BranchScope | null>(null);
  const stands: BranchScope =
    place.branch_id !== null ? 'branch' : place.branch_collection_id !== null ? 'branch_collection' : 'all_branch';
  const scope = chosen ?? stands;
  const choose = (next: BranchScope | null) => {
    if (next === null) return;
    setChosen(next);
    if (next === 'all_branch') onGo({ branch_id: null, branch_collection_id: null });
  };
  if (branches.options.length < 2) return null;
  return (
    <>
      <Field label={say(words.scope)}>
        <Select
          options={branchScopes
            .filter((value) => withCollections || value !== 'branch_collection')
            .map((value) => ({ value, label: say.loose(branchScopeWords[value]) }))}
          value={scope}
          onChange={choose}
        />
      </Field>
      {scope === 'branch' && (
        <Field label={say(commonFieldWords.branch)}>
          <Select
            options={branches.options}
            value={place.branch_id}
            onChange={(branch_id) => onGo({ branch_id, branch_collection_id: null })}
          />
        </Field>
      )}
      {scope === 'branch_collection' && (
        <Field label={say(commonFieldWords.branch_collection)}>
          <Select
            options={collections.options}
            value={place.branch_collection_id}
            onChange={(branch_collection_id) => onGo({ branch_collection_id, branch_id: null })}
          />
        </Field>
      )}
    </>
  );
}

function Customers({ place, customers, onGo }: Pick<Props, 'place' | 'customers' | 'onGo'>) {
  const say = useSay();
  return (
    <>
      <Field label={say(commonFieldWords.customer)}>
        <Select
          options={[...customerScopes]
            .toReversed()
            .map((value) => ({ value, label: say.loose(customerScopeWords[value]) }))}
          value={place.customers}
          onChange={(next) => next && onGo({ customers: next, customer_id: null, only: null })}
        />
      </Field>
      {place.customers === 'customer' && (
        <Field label={say(words.chooseCustomer)}>
          <Select
            options={customers.map(({ id, name }) => ({ value: id, label: name }))}
            value={place.customer_id}
            onChange={(customer_id) => onGo({ customer_id })}
          />
        </Field>
      )}
    </>
  );
}
