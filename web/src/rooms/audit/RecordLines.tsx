import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RecordName } from '@waybill/contract/audit-values.ts';
import type { AuditHistory, AuditLine } from '@waybill/contract/rooms/audit/audit.contract.ts';
import { auditActionWords } from '@waybill/contract/rooms/audit/audit.words.ts';
import type { AuditRoom } from '@waybill/domain/audit-actions.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { auditPageWords } from './audit-page.words.ts';
import { Changes } from './Changes.tsx';
import styles from './RecordLines.module.css';
import { kernelWords } from '../../kernel/kernel.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface RecordHistoryProps {
  room: AuditRoom;
  id: number | string;
  /** The version of the record on the screen: a new one brings the new lines. */
  version: number;
  /** Asks for the lines on behalf of a reader without the audit log, who may see them for another reason. */
  ask?: ((signal: AbortSignal) => Promise<AuditHistory>) | undefined;
}

/** Lists the audit lines of one record with person and time, the newest first. */
export function RecordLines({ room, id, version, ask }: RecordHistoryProps) {
  const say = useSay();
  const inLog = can(useViewer(), 'audit.view');
  const count = useCount();
  const { data, error, refetch } = useQuery({
    queryKey: ['audit.ofRecord', room, id, version],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask && !inLog
        ? ask(signal)
        : call('audit.ofRecord', { query: { room, id: String(id) }, signal, background: true }),
  });
  if (error)
    return (
      <Callout
        tone="danger"
        live
        actions={
          <Button small onClick={() => void refetch()}>
            {say(commonWords.tryAgain)}
          </Button>
        }>
        {say(auditPageWords.failed)}
      </Callout>
    );
  if (!data) return <p className="muted">{say(kernelWords.loading)}</p>;
  if (data.data.length === 0) return <p className="muted">{say(auditPageWords.none)}</p>;
  return (
    <>
      <ol className={styles.lines}>
        {data.data.map((line) => (
          <HistoryLine key={line.id} line={line} names={data.names} opens={inLog} />
        ))}
      </ol>
      {data.data.length >= most && (
        <p className="muted">
          {say(auditPageWords.last, { n: count(most) })}{' '}
          {inLog && (
            <PageLink to="audit" search={{ room, record: String(id) }}>
              {say(auditPageWords.ofRecord)}
            </PageLink>
          )}
        </p>
      )}
    </>
  );
}

/** The server answers no more lines than this. */
const most = 100;

function HistoryLine({ line, names, opens }: { line: AuditLine; names: readonly RecordName[]; opens: boolean }) {
  const say = useSay();
  const time = <time dateTime={line.at}>{formatDateTime(new Date(line.at))}</time>;
  const word = (auditActionWords as Readonly<Record<string, Word>>)[line.action];
  return (
    <li className={styles.line}>
      <p className={styles.head}>
        {opens ? (
          <PageLink to="audit.line" params={{ id: line.id }} className={styles.time}>
            {time}
          </PageLink>
        ) : (
          time
        )}
        <span className={styles.who}>{line.staff ?? say(auditPageWords.system)}</span>
        <span>{word ? say.loose(word) : line.action}</span>
        {opens && (
          <PageLink
            to="audit.at"
            params={{ room: line.room, record: line.record_id }}
            search={{ at: line.at }}
            className={styles.then}>
            {say(auditPageWords.asAt)}
          </PageLink>
        )}
      </p>
      {(line.before !== null || line.after !== null) && <Changes line={line} names={names} />}
    </li>
  );
}
