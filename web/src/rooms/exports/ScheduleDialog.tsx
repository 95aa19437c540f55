import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { scheduleForm, usualSchedule, type ScheduleValues } from '@waybill/domain/rooms/exports/schedule-form.ts';
import { customerScopes, type CustomerScope } from '@waybill/domain/rooms/reports/report-periods.ts';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import { allReports } from '@waybill/contract/generated/all-reports.ts';
import {
  rhythmWords,
  scheduleFieldWords,
  schedulePeriodWords,
  weekdayWords,
} from '@waybill/contract/rooms/exports/schedule.words.ts';
import { exportFormatWords } from '@waybill/contract/rooms/exports/exports.words.ts';
import { customerScopeWords, reportWords } from '@waybill/contract/rooms/reports/reports.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { clockOf } from './schedule-text.ts';
import { schedulePageWords as words } from './schedule-page.words.ts';
import styles from './Schedules.module.css';

/** A report with the settings of its page. */
export interface ScheduledReport {
  readonly report: string;
  readonly branch_id: number | null;
  readonly branch_collection_id: number | null;
  readonly customers: CustomerScope;
  readonly customer_id: number | null;
  readonly customer_name: string | null;
}

const order = Object.keys(reportWords);
const everybody: CustomerScope = 'all';
const oneCustomer: CustomerScope = 'customer';

/** A schedule that is changed: its own values. */
export interface ChangedSchedule extends Omit<ScheduleValues, keyof ScheduledReport>, ScheduledReport {
  readonly id: number;
  readonly version: number;
  readonly destination: { readonly id: number; readonly name: string } | null;
}

/** Schedules a report (N-22): one that is chosen here, or the one whose page it was asked from, with its filters; or changes a schedule. */
export function ScheduleDialog({
  of,
  change,
  onClose,
}: {
  of?: ScheduledReport;
  change?: ChangedSchedule;
  onClose: () => void;
}) {
  const say = useSay();
  const viewer = useViewer();
  const mine = allReports
    .filter(({ list }) => mayEnter(list.access, viewer))
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  const fixed = of && mine.find(({ key }) => key === of.report);
  return (
    <FormDialog
      form={scheduleForm}
      words={scheduleFieldWords}
      title={say(change ? words.change : words.schedule)}
      text={fixed ? say(words.aboutOne, { report: say.loose(fixed.list.title) }) : say(words.about)}
      yes={say(change ? words.save : words.yes)}
      initial={{ ...usualSchedule, report: mine[0]?.key ?? null, ...of, ...change }}
      submit={(values, { idempotencyKey }) =>
        change
          ? call('export_schedules.edit', {
              params: { id: change.id },
              body: { ...values, version: change.version },
              idempotencyKey,
            })
          : call('export_schedules.create', { body: values, idempotencyKey })
      }
      success={({ data }) =>
        data.next_at === null
          ? change && say(words.changed)
          : say(change ? words.changedNext : words.done, { at: formatDateTime(new Date(data.next_at)) })
      }
      changes="export_schedule"
      onClose={onClose}>
      {(form) => (
        <>
          {!fixed && (
            <div className={styles.wide} data-field="report">
              <Field label={say(scheduleFieldWords.report)} required error={form.problemOf('report')}>
                <Select
                  options={mine.map(({ key, list }) => ({ value: key, label: say.loose(list.title) }))}
                  value={form.values.report ?? null}
                  onChange={(key) => {
                    if (key === null) return;
                    form.set('report', key);
                    if (!mine.some((report) => report.key === key && report.customers))
                      form.set('customers', everybody);
                  }}
                />
              </Field>
            </div>
          )}
          <FormField of={form} name="period" words={schedulePeriodWords} wide />
          <Whose
            form={form}
            withCustomers={mine.some(({ key, customers }) => key === form.values.report && customers)}
            customerName={(change ?? of)?.customer_name ?? null}
          />
          <FormField of={form} name="rhythm" words={rhythmWords} wide />
          <Times form={form} />
          <FormField of={form} name="format" words={exportFormatWords} wide />
          <Delivery form={form} kept={change?.destination ?? null} />
        </>
      )}
    </FormDialog>
  );
}

type Model = FormModel<typeof scheduleForm>;

/** Chooses branches and customers, where there is a choice. */
function Whose({
  form,
  withCustomers,
  customerName,
}: {
  form: Model;
  withCustomers: boolean;
  customerName: string | null;
}) {
  const say = useSay();
  const withCollections = mayUseCollections(useViewer());
  const branches = useOptions('branch');
  const scopes = [...customerScopes].toReversed().filter((scope) => scope !== oneCustomer || customerName !== null);
  return (
    <>
      {branches.options.length > 1 && (
        <FormField of={form} name="branch_id" source="branch" placeholder={say(words.everyBranch)} wide />
      )}
      {withCollections && <FormField of={form} name="branch_collection_id" source="branch_collection" wide />}
      {withCustomers && (
        <FormField
          of={form}
          name="customers"
          options={scopes.map((value) => ({
            value,
            label: value === oneCustomer && customerName !== null ? customerName : say.loose(customerScopeWords[value]),
          }))}
          wide
        />
      )}
    </>
  );
}

/** Chooses where the file is delivered to, where head office has named places; a closed one that was chosen before stays named. */
function Delivery({ form, kept }: { form: Model; kept: ChangedSchedule['destination'] }) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['export_destinations.choices'],
    queryFn: ({ signal }) => call('export_destinations.choices', { signal }),
  });
  const open = data?.data ?? [];
  const all = kept && !open.some(({ id }) => id === kept.id) ? [...open, kept] : open;
  if (all.length === 0) return null;
  return (
    <>
      <FormField
        of={form}
        name="destination_id"
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={say(words.nowhere)}
        wide
      />
      {typeof form.values.destination_id === 'number' && (
        <FormField
          of={form}
          name="file_name"
          hint={say(words.fileNameHint, { pattern: '{report}_{from}_{to}', date: '{date}' })}
          wide
        />
      )}
    </>
  );
}

const numbersOf = (from: number, to: number, label: (n: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, label: label(from + at) }));
const weekOrder = [1, 2, 3, 4, 5, 6, 0];
const days = numbersOf(1, 28, String);
const hours = numbersOf(0, 23, clockOf);

/** On which day, where the rhythm has one, and at which hour. */
function Times({ form }: { form: Model }) {
  const say = useSay();
  return (
    <>
      {form.values.rhythm === 'weekly' && (
        <FormField
          of={form}
          name="weekday"
          options={weekOrder.map((value) => {
            const word = weekdayWords[String(value)];
            return { value, label: word ? say.loose(word) : String(value) };
          })}
          wide
        />
      )}
      {form.values.rhythm === 'monthly' && <FormField of={form} name="month_day" options={days} wide />}
      <FormField of={form} name="hour" options={hours} wide />
    </>
  );
}
