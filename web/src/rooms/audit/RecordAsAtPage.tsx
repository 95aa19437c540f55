import { useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { auditFieldWord, namesOf, sayValue } from '@waybill/contract/audit-values.ts';
import type { RecordAsAt } from '@waybill/contract/rooms/audit/audit.contract.ts';
import { formatDateTime, parseDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { Presence } from '@waybill/domain/rooms/audit/record-as-at.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useWayBack } from '../../shell/way-back.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { auditPageWords } from './audit-page.words.ts';
import changes from './Changes.module.css';
import styles from './RecordAsAtPage.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { uiWords } from '../../ui/ui.words.ts';

/** The moment that the address names. */
const momentIn = (raw: Readonly<Record<string, unknown>>): { readonly at: string | null } => {
  const at = typeof raw['at'] === 'string' ? new Date(raw['at']) : null;
  return { at: at && !Number.isNaN(at.getTime()) ? at.toISOString() : null };
};

/** A record as it stood at a moment, by its log (G-08): each value with who put it there and when, and what has been changed since. */
export function RecordAsAtPage() {
  const say = useSay();
  const { room = '', record = '' } = usePageParams();
  const [opened] = useState(() => new Date().toISOString());
  const [{ at }, setSearch] = useSearchState(momentIn);
  const moment = at ?? opened;
  const back = useWayBack('audit');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['audit.asAt', room, record, moment],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('audit.asAt', { query: { room, id: record, at: moment }, signal }),
  });
  useCrumb(data?.data.record);
  const query = {
    data: data?.data,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
    put: () => undefined,
  };
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(commonWords.auditLog)}>
      {(stood) => (
        <DetailPage
          title={say(auditPageWords.asAt)}
          note={stood.record}
          parts={[
            {
              key: 'values',
              title: formatDateTime(new Date(stood.at)),
              content: <Stood stood={stood} />,
            },
            {
              key: 'moment',
              title: say(auditPageWords.otherMoment),
              content: <Moment key={moment} at={moment} onChange={(next) => setSearch({ at: next })} />,
              aside: true,
            },
          ]}
          asideFirst
        />
      )}
    </RecordStates>
  );
}

/** Another moment, typed; taken by Enter or the button. */
function Moment({ at, onChange }: { at: string; onChange: (at: string) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(formatDateTime(new Date(at)));
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className={styles.moment}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const next = parseDateTime(typed ?? '');
        setWrong(next === null);
        // All that was written within the minute counts.
        if (next) onChange(new Date(next.getTime() + 59_999).toISOString());
      }}>
      <Field label={say(auditPageWords.moment)} error={wrong ? say(auditPageWords.wrongMoment) : null}>
        <TextInput value={typed} onChange={setTyped} latinDigits max={16} />
      </Field>
      <Button type="submit">{say(uiWords.show)}</Button>
    </form>
  );
}

const remarks = {
  not_yet: auditPageWords.notYet,
  there: null,
  removed: auditPageWords.removedThen,
} as const satisfies Record<Presence, unknown>;

function Stood({ stood }: { stood: RecordAsAt }) {
  const say = useSay();
  const locale = useLocale();
  const nameOf = useMemo(() => namesOf(stood.names, locale), [stood.names, locale]);
  const remark = remarks[stood.presence];
  const values = Object.fromEntries(stood.fields.map(({ field, value }) => [field, value]));
  return (
    <>
      {remark && <Callout tone="attention">{say(remark)}</Callout>}
      {stood.partial && <Callout tone="attention">{say(auditPageWords.partial)}</Callout>}
      {stood.fields.length > 0 && (
        <table className={changes.table} aria-label={say(auditPageWords.asAt)}>
          <colgroup>
            <col className={changes.field} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{say(commonFieldWords.field)}</th>
              <th scope="col">{say(auditPageWords.value)}</th>
              <th scope="col">{say(auditPageWords.since)}</th>
            </tr>
          </thead>
          <tbody>
            {stood.fields.map(({ field, value, since, by, changed }) => (
              <tr key={field} data-field={field}>
                <th scope="row">{say(auditFieldWord(field))}</th>
                <td className={changes.after}>
                  {sayValue({ room: stood.room, field }, value, locale, nameOf, values)}
                  {changed && <span className={styles.changed}>{say(auditPageWords.changedLater)}</span>}
                </td>
                <td className={changes.before} data-label={say(auditPageWords.since)}>
                  {since === null ? (
                    say(auditPageWords.older)
                  ) : (
                    <>
                      <time dateTime={since}>{formatDateTime(new Date(since))}</time> ·{' '}
                      {by ?? say(auditPageWords.system)}
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
