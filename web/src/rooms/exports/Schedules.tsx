import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import {
  scheduleLife,
  type ScheduleCommand,
  type ScheduleState,
} from '@waybill/domain/rooms/exports/schedule-states.ts';
import type { ExportScheduleRow } from '@waybill/contract/rooms/export-schedules/export-schedules.contract.ts';
import {
  deliveryTroubleWords,
  exportDeliveryStateFaces,
} from '@waybill/contract/rooms/export-destinations/export-destinations.words.ts';
import { exportDeliveryLife } from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import { scheduleStateFaces, scheduleTroubleWords } from '@waybill/contract/rooms/exports/schedule.words.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { phone, useMedia } from '../../ui/use-media.ts';
import { ScheduleDialog, type ChangedSchedule, type ScheduledReport } from './ScheduleDialog.tsx';
import { sayContents, sayTimes } from './schedule-text.ts';
import { schedulePageWords as words } from './schedule-page.words.ts';
import styles from './Schedules.module.css';

/** Up to this number of schedules are unfolded, on a phone none: they would push the files off the screen. Problems are always displayed. */
const openUpTo = 4;

/** One's own scheduled reports, above the list of their files: when each runs next, what became of the last run, and what can be done. */
export function Schedules() {
  const say = useSay();
  const count = useCount();
  const small = useMedia(phone);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['export_schedules.list'],
    queryFn: ({ signal }) => call('export_schedules.list', { signal }),
  });
  useLive('export_schedule', () => void client.invalidateQueries({ queryKey: ['export_schedules.list'] }));
  if (error)
    return (
      <Callout
        tone="danger"
        live
        title={say(words.failed)}
        actions={
          <Button small onClick={() => void refetch()}>
            {say(words.retry)}
          </Button>
        }>
        {firstMessage(error)}
      </Callout>
    );
  const schedules = data?.data ?? [];
  if (schedules.length === 0) return null;
  return (
    <details
      className={styles.panel}
      open={(!small && schedules.length <= openUpTo) || schedules.some(({ trouble }) => trouble !== null)}>
      <summary>{say(words.listOf, { n: count(schedules.length) })}</summary>
      <ul className={styles.cards} aria-label={say(words.list)}>
        {schedules.map((schedule) => (
          <Card key={schedule.id} schedule={schedule} />
        ))}
      </ul>
    </details>
  );
}

const icons = { pause: Pause, resume: Play } as const;
const success = { pause: words.paused, resume: words.resumed } as const;

function Card({ schedule }: { schedule: ExportScheduleRow }) {
  const say = useSay();
  const locale = useLocale();
  const run = useAction();
  const { id, report_name, next_at, last_day, trouble } = schedule;
  const status = schedule.status as ScheduleState;
  const report = localName(report_name, locale);
  const named = (action: string) => say(words.actionOf, { action, report });
  const [changing, setChanging] = useState(false);
  const change = (command: ScheduleCommand) =>
    void run(() => call(`export_schedules.${command}`, { params: { id } }), {
      success: say(success[command]),
      changes: 'export_schedule',
    });
  const remove = () =>
    void run(() => call('export_schedules.remove', { params: { id } }), {
      ask: { question: say(words.askRemove, { report }), yes: say(words.remove), kind: 'danger' },
      success: say(words.removed),
      changes: 'export_schedule',
    });
  return (
    <li className={styles.card}>
      <div className="ends">
        <b>{report}</b>
        <StatePill face={scheduleStateFaces[status]} />
      </div>
      <div>{sayTimes(say, locale, schedule)}</div>
      <div className="muted">{sayContents(say, locale, schedule)}</div>
      <div className="muted">
        {next_at !== null && (
          <>
            <span className={styles.moment}>{say(words.next, { at: formatDateTime(new Date(next_at)) })}</span>
            {' · '}
          </>
        )}
        <span className={styles.moment}>
          {last_day === null ? say(words.notYet) : say(words.last, { day: formatDate(last_day) })}
        </span>
      </div>
      {trouble !== null && <Callout tone="attention">{say.loose(scheduleTroubleWords[trouble])}</Callout>}
      {schedule.destination && <DeliveryLine schedule={schedule} name={schedule.destination.name} />}
      <div className={styles.tools}>
        {commandsFrom(scheduleLife, status).map((command) => (
          <Button
            key={command}
            small
            icon={icons[command]}
            aria-label={named(say.loose(words[command]))}
            onClick={() => change(command)}>
            {say.loose(words[command])}
          </Button>
        ))}
        <Button small icon={Pencil} aria-label={named(say(words.change))} onClick={() => setChanging(true)}>
          {say(words.change)}
        </Button>
        <Button small icon={Trash2} aria-label={named(say(words.remove))} onClick={remove}>
          {say(words.remove)}
        </Button>
      </div>
      {changing && <ScheduleDialog change={valuesOf(say, schedule)} onClose={() => setChanging(false)} />}
    </li>
  );
}

/** Where the files go, and what became of the latest one. */
function DeliveryLine({ schedule: { id, delivery }, name }: { schedule: ExportScheduleRow; name: string }) {
  const say = useSay();
  const run = useAction();
  const again = () =>
    void run(() => call('export_schedules.deliver', { params: { id } }), {
      success: say(words.queuedAgain),
      changes: 'export_schedule',
    });
  return (
    <>
      <div className="muted">
        {say(words.deliveredTo, { name })}
        {delivery && delivery.delivered_at !== null && (
          <>
            {' · '}
            <span className={styles.moment}>{formatDateTime(new Date(delivery.delivered_at))}</span>
          </>
        )}
      </div>
      {delivery && (
        <div className={styles.delivery}>
          <StatePill face={exportDeliveryStateFaces[delivery.status]} /> {delivery.file_name}
        </div>
      )}
      {delivery && delivery.trouble !== null && (
        <Callout
          tone={commandsFrom(exportDeliveryLife, delivery.status).includes('retry') ? 'danger' : 'attention'}
          actions={
            commandsFrom(exportDeliveryLife, delivery.status).includes('retry') && (
              <Button small icon={Play} onClick={again}>
                {say(words.sendAgain)}
              </Button>
            )
          }>
          {say.loose(deliveryTroubleWords[delivery.trouble])} {delivery.detail}
        </Callout>
      )}
    </>
  );
}

/** Returns the initial values of the form. A customer whom the owner of the schedule cannot see is named by id. */
function valuesOf(say: Say, { branch, branch_collection, customer, ...schedule }: ExportScheduleRow): ChangedSchedule {
  return {
    ...schedule,
    destination_id: schedule.destination?.id ?? null,
    branch_id: branch?.id ?? null,
    branch_collection_id: branch_collection?.id ?? null,
    customer_id: customer?.id ?? null,
    customer_name: customer && (customer.name ?? say(words.customerNo, { n: String(customer.id) })),
  };
}

/** Opens the dialog that schedules a report: any, or that of the page. */
export function ScheduleButton({ of }: { of?: ScheduledReport }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={CalendarClock} onClick={() => setAsking(true)}>
        {say.loose(of ? words.scheduleThis : words.schedule)}
      </Button>
      {asking && <ScheduleDialog {...(of ? { of } : {})} onClose={() => setAsking(false)} />}
    </>
  );
}
