import { useQuery } from '@tanstack/react-query';
import { PhoneForwarded } from 'lucide-react';
import { callTypeWords, nthWords } from '@waybill/contract/rooms/calls/calls.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { CallsMade } from './CallsMade.tsx';
import { labelPageWords as words } from './label-page.words.ts';
import styles from './LabelCards.module.css';

/** The calls that were made about a parcel, and the one that is to be made (N-11). */
export function ParcelCalls({ labelId }: { labelId: number }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const { data, refetch } = useQuery({
    queryKey: ['calls.ofLabel', labelId],
    queryFn: ({ signal }) => call('calls.ofLabel', { params: { id: labelId }, signal }),
  });
  useLive('call', () => void refetch());
  if (!data) return null;
  const { open, calls } = data.data;
  return (
    <>
      {open && (
        <p className="muted">
          {[say(nthWords[open.call_type]), say(callTypeWords[open.type])].join(' · ')} ·{' '}
          <PromisedBy at={open.due_at}>{formatDateTime(new Date(open.due_at))}</PromisedBy>
        </p>
      )}
      {open && mayOpen('call-list') && (
        <div className={styles.papers}>
          <PageLink
            to="call-detail"
            params={{ type: open.type, callID: open.id }}
            className={buttonLook('plain', true)}>
            <Icon of={PhoneForwarded} />
            {say(words.callOpen)}
          </PageLink>
        </div>
      )}
      {calls.length > 0 ? <CallsMade calls={calls} /> : !open && <p className="muted">{say(words.callNone)}</p>}
    </>
  );
}
