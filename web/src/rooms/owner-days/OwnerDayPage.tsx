import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AlarmClock } from 'lucide-react';
import { formatClock, formatDate, formatDateTime, parseDate } from '@waybill/domain/kernel/calendar.ts';
import { sheetHourForm } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import type { OwnerDay } from '@waybill/contract/rooms/owner-days/owner-days.contract.ts';
import { messageLanguageWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { ownerDayFieldWords } from '@waybill/contract/rooms/owner-days/owner-days.words.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading, useSearchState } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useSeen } from '../../shell/use-seen.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { BranchDays, DaySentences } from './DayFigures.tsx';
import { ownerDayWords as words } from './owner-day.words.ts';
import look from '../../ui/layout/Figures.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { parcelCommandWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const dayIn = (raw: Readonly<Record<string, unknown>>): { readonly day?: string } => {
  const day = typeof raw['day'] === 'string' ? parseDate(raw['day']) : null;
  return day === null ? {} : { day };
};

/** The day of all covered branches on one page (G-06): as it is now, or as the sheet was kept at the set hour. */
export function OwnerDayPage() {
  const say = useSay();
  const client = useQueryClient();
  const [{ day }, ask] = useSearchState(dayIn);
  const { data, error, refetch } = useQuery({
    queryKey: ['owner_days.read', day],
    queryFn: ({ signal }) =>
      call('owner_days.read', { query: day === undefined ? {} : { day }, signal, background: true }),
  });
  usePageLoading(data === undefined && error === null);
  const kept = data?.data.kept === true ? data.data.day : null;
  // Opening the sheet clears its notification.
  useSeen(kept, async () => {
    await call('owner_days.seen', { body: { day: kept ?? '' }, background: true });
    await client.invalidateQueries({ queryKey: ['owner_days.unread'] });
  });
  const shown = data?.data;
  return (
    <div className={look.page}>
      <PageHead
        title={say(titleOf('owner-day'))}
        aside={
          shown && <span className="muted">{say(commonWords.asOf, { time: formatClock(new Date(shown.at)) })}</span>
        }
        actions={shown && <Bar data={shown} onAsk={(next) => ask(next === null ? {} : { day: next })} />}
      />
      {error && (
        <Callout
          tone="danger"
          live
          title={say(words.failed)}
          actions={
            <>
              <Button small onClick={() => void refetch()}>
                {say(parcelCommandWords.return_again.verb)}
              </Button>
              {day !== undefined && (
                <Button small onClick={() => ask({})}>
                  {say(words.now)}
                </Button>
              )}
            </>
          }>
          {firstMessage(error)}
        </Callout>
      )}
      {shown && <Figures data={shown} />}
    </div>
  );
}

function Bar({ data, onAsk }: { data: OwnerDay; onAsk: (day: string | null) => void }) {
  const say = useSay();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const viewer = useViewer();
  return (
    <div className={look.bar}>
      <Select
        label={say(commonFieldWords.day)}
        className={look.choice}
        value={data.kept ? data.day : ''}
        options={[
          { value: '', label: say(words.now) },
          ...data.days.map((day) => ({ value: day, label: say(words.sheetOf, { day: formatDate(day) }) })),
        ]}
        onChange={(day) => onAsk(day === null || day === '' ? null : day)}
      />
      {mayEnter({ roles: matrixRoles }, viewer) && (
        <Button icon={AlarmClock} onClick={() => setAsking(true)}>
          {say(words.setHour)}
        </Button>
      )}
      {asking && (
        <FormDialog
          form={sheetHourForm}
          words={ownerDayFieldWords}
          title={say(words.setHour)}
          text={say(words.hourHint)}
          yes={say(words.setHour)}
          initial={{
            sheet_hour: data.sheet_hour,
            message_phones: data.message_phones ?? [],
            message_language: data.message_language,
          }}
          submit={async (body, { idempotencyKey }) => {
            await call('owner_days.setHour', { body, idempotencyKey });
            await client.invalidateQueries({ queryKey: ['owner_days.read'] });
          }}
          onClose={() => setAsking(false)}>
          {(form) => (
            <>
              <FormField of={form} name="sheet_hour" wide />
              <FormField of={form} name="message_phones" hint={say(words.phonesHint)} wide />
              <FormField of={form} name="message_language" words={messageLanguageWords} wide />
            </>
          )}
        </FormDialog>
      )}
    </div>
  );
}

function Figures({ data }: { data: OwnerDay }) {
  const say = useSay();
  const { kept, at, sheet_hour } = data;
  return (
    <>
      <DaySentences data={data} />
      <BranchDays data={data} />
      <p className="muted">
        {kept
          ? say(words.keptAt, { at: formatDateTime(new Date(at)) })
          : say(words.willKeep, { hour: String(sheet_hour).padStart(2, '0') })}
      </p>
    </>
  );
}
