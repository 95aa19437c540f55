import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { DueSender } from '@waybill/contract/rooms/tracking/due.contract.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { DueDesk } from '@waybill/domain/rooms/labels/due-desks.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { hearAnswers } from '../../shell/scan/scan-service.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { deskPageWords as words } from './desk-page.words.ts';
import styles from './Desk.module.css';

/** Parcels that wait at the desk, by sender, the most first; each sender opens their parcels. */
export function DueSenders({ desk }: { desk: DueDesk }) {
  const say = useSay();
  const count = useCount();
  const { data, error, refetch } = useQuery({
    queryKey: ['tracking.due', desk],
    queryFn: ({ signal }) => call('tracking.due', { query: { desk }, signal }),
  });
  useChanges(refetch);
  const title = say(words[`due_${desk}`]);
  return (
    <section className={styles.due} aria-label={title}>
      <h2 className={styles.title}>
        {title} {data && <b>{count(data.total)}</b>}
      </h2>
      {error && !data && (
        <p>
          {say(words.failed)} <Button onClick={() => void refetch()}>{say(words.retry)}</Button>
        </p>
      )}
      {data?.data.length === 0 && <p className="muted">{say(words[`none_${desk}`])}</p>}
      <ul className={styles.senders}>
        {data?.data.map((one) => (
          <Sender key={one.sender} desk={desk} of={one} />
        ))}
      </ul>
    </section>
  );
}

/** Read again when parcels of the branch have changed, and at once when a scan of this device is answered. */
function useChanges(refetch: () => Promise<unknown>): void {
  useLive('labels', () => void refetch());
  useEffect(() => hearAnswers(() => void refetch()), [refetch]);
}

function Sender({ desk, of }: { desk: DueDesk; of: DueSender }) {
  const say = useSay();
  const count = useCount();
  const list = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.sender}>
      <button
        type="button"
        className={styles.who}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}>
        <Icon of={open ? ChevronDown : ChevronRight} />
        <span className={styles.name}>{of.name}</span>{' '}
        <b className={styles.count}>{say(words.waiting, { n: count(of.count) })}</b>{' '}
        <span className="muted">{say(words.since, { at: formatDateTime(new Date(of.since)) })}</span>
      </button>
      {open && <Parcels id={list} desk={desk} of={of} />}
    </li>
  );
}

/** Usual status of a parcel at the desk; other statuses are named in its row. */
const usual: LabelStatus = 'pending';
/** Number of parcels of one sender that are loaded at once. */
const atOnce = 50;

function Parcels({ id, desk, of }: { id: string; desk: DueDesk; of: DueSender }) {
  const say = useSay();
  const count = useCount();
  const { branch } = useUser();
  const [pages, setPages] = useState(1);
  const { data, refetch } = useQuery({
    queryKey: ['tracking.parcels', desk, of.sender, branch?.id, pages],
    queryFn: ({ signal }) =>
      call('tracking.parcels', {
        query: {
          queue: desk,
          due: desk,
          sender: of.sender,
          per_page: Math.min(200, atOnce * pages),
          ...(branch ? { branch_id: String(branch.id) } : {}),
        },
        signal,
      }),
  });
  useChanges(refetch);
  const rows = data?.data ?? [];
  const left = (data?.total ?? 0) - rows.length;
  return (
    <>
      <ul id={id} className={styles.parcels}>
        {rows.map((row) => {
          const face = labelStatusFaces[row.status as LabelStatus];
          return (
            <li key={row.id} className={styles.parcel}>
              <PageLink to="label-detail" params={{ labelId: row.id }}>
                <CodeText code={row.tracking_code} />
              </PageLink>
              <span className={styles.name}>{row.destination_name}</span>
              {row.status !== usual && <Pill tone={face.tone} label={say(face.word)} />}
            </li>
          );
        })}
      </ul>
      {left > 0 && rows.length < 200 && (
        <Button small onClick={() => setPages(pages + 1)}>
          {say(words.more, { n: count(left) })}
        </Button>
      )}
    </>
  );
}
