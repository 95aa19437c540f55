import { useCallback, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileText, Search } from 'lucide-react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { trackingFieldWords, trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { Tracked } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { isLabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { useReasonWord } from '../../shell/reasons.ts';
import { useCapture } from '../../shell/scan/use-capture.ts';
import { sound } from '../../shell/scan/tones.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { codesIn, trackedAtOnce } from './codes-in.ts';
import { trackWords as words } from './track.words.ts';
import styles from './ParcelTrackPage.module.css';

/** Where many parcels are at once: codes pasted, scanned or from a file (N-15). */
export function ParcelTrackPage() {
  const say = useSay();
  const count = useCount();
  const [text, setText] = useState<string | null>(null);
  const codes = useMemo(() => codesIn(text ?? ''), [text]);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const tracking = useQuery({
    queryKey: ['tracking.track', wanted],
    enabled: wanted.length > 0,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call('tracking.track', { body: { codes: [...wanted] }, signal }),
  });
  const { refetch } = tracking;
  const ask = (next: readonly string[]) => {
    if (next.join() === wanted.join()) void refetch();
    else setWanted(next);
  };
  const add = useCallback((code: string) => {
    sound('ok');
    setText((was) => [was, code].filter(Boolean).join('\n'));
  }, []);
  useCapture(true, add);
  const read = async (file: File | undefined) => {
    if (file) setText((await file.text()).slice(0, 200_000));
  };
  const tooMany = codes.length > trackedAtOnce;
  return (
    <div className="grid4">
      <PageHead title={say(trackingWords.track)} />
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          if (codes.length > 0 && !tooMany) ask(codes);
        }}>
        <Field label={say(trackingFieldWords.codes)} hint={say(words.hint)}>
          <TextArea value={text} onChange={setText} rows={5} />
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" variant="main" icon={Search} busy={tracking.isFetching}>
            {codes.length === 0 ? say(words.findAny) : say(words.find, { n: count(codes.length) })}
          </Button>
          <label className={styles.file}>
            <FileText size={16} aria-hidden="true" />
            <span>{say(words.file)}</span>
            <input
              type="file"
              accept=".txt,.csv,text/plain,text/csv"
              onChange={(event) => void read(event.target.files?.[0])}
            />
          </label>
        </div>
        {tooMany && (
          <Callout tone="attention" live>
            {say(words.tooMany, { max: count(trackedAtOnce) })}
          </Callout>
        )}
      </form>
      {tracking.isError && (
        <Callout tone="danger" live>
          {firstMessage(tracking.error) || say(words.failed)}
        </Callout>
      )}
      {tracking.data && <Found rows={tracking.data.data} />}
    </div>
  );
}

function Found({ rows }: { rows: readonly Tracked[] }) {
  const say = useSay();
  const count = useCount();
  return (
    <section className={styles.found}>
      <p role="status">
        {say(words.found, { found: count(rows.filter((row) => row.found).length), n: count(rows.length) })}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{say(labelFieldWords.tracking_code)}</th>
              <th>{say(labelFieldWords.status)}</th>
              <th>{say(labelFieldWords.destination_name)}</th>
              <th>{say(labelFieldWords.deliver_branch)}</th>
              <th>{say(words.where)}</th>
              <th>{say(trackingWords.next)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row key={`${at}-${row.code}`} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ row }: { row: Tracked }) {
  const say = useSay();
  const reason = useReasonWord();
  const locale = useLocale();
  if (!row.found || row.id === null)
    return (
      <tr>
        <td>
          <CodeText code={row.code} />
        </td>
        <td colSpan={5} className="muted">
          {readCode(row.code) === null ? say(reason('scan_bad_code')) : say(trackingWords.not_found)}
        </td>
      </tr>
    );
  const face = isLabelStatus(row.status) ? labelStatusFaces[row.status] : null;
  const next = isLabelStatus(row.next) ? labelStatusFaces[row.next] : null;
  return (
    <tr>
      <td>
        <PageLink to="parcel-detail" params={{ id: row.id }}>
          <CodeText code={row.tracking_code ?? row.code} />
        </PageLink>
      </td>
      <td>
        {face && <Pill tone={face.tone} label={say.loose(face.word)} />}
        {row.status_at && <div className="muted">{formatDateTime(new Date(row.status_at))}</div>}
      </td>
      <td data-name={say(labelFieldWords.destination_name)}>{row.destination_name}</td>
      <td data-name={say(labelFieldWords.deliver_branch)}>
        {row.deliver_branch && localName(row.deliver_branch, locale)}
      </td>
      <td data-name={say(words.where)}>
        {row.holder_branch && localName(row.holder_branch, locale)}
        {row.holder_staff && <div className="muted">{row.holder_staff}</div>}
      </td>
      <td data-name={say(trackingWords.next)}>{next && say.loose(next.word)}</td>
    </tr>
  );
}
