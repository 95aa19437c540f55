import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import {
  messagePurposeWords,
  messageReasonWords,
  messageStateFaces,
} from '@waybill/contract/rooms/messages/messages.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import type { MessageReason, MessageState } from '@waybill/domain/rooms/messages/message-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { messagePageWords as words } from './message-page.words.ts';
import styles from './Messages.module.css';

/** Lists the messages to customers about a parcel, the latest first (O-09). */
export function ParcelMessages({ labelId, code }: { labelId: number; code: string }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const { data, refetch } = useQuery({
    queryKey: ['messages.ofLabel', labelId],
    queryFn: ({ signal }) => call('messages.ofLabel', { params: { id: labelId }, signal }),
  });
  useLive('message', () => void refetch());
  if (!data) return null;
  return (
    <>
      {data.data.length === 0 && <p className="muted">{say(words.none)}</p>}
      <ol className={styles.list}>
        {data.data.map((message) => {
          const face = messageStateFaces[message.status as MessageState];
          const about = [
            formatDateTime(new Date(message.created_at)),
            message.phone,
            message.reason && say(messageReasonWords[message.reason as MessageReason]),
          ].filter(Boolean);
          return (
            <li key={message.id} className={styles.item}>
              <PageLink to="messages.detail" params={{ messageId: message.id }}>
                {say(messagePurposeWords[message.purpose as MessagePurpose])}
              </PageLink>
              <Pill tone={face.tone} label={say(face.word)} />
              <span className={styles.small}>{about.join(' · ')}</span>
            </li>
          );
        })}
      </ol>
      {mayOpen('messages.create') && (
        <PageLink to="messages.create" search={{ parcel: code }} className={buttonLook('plain', true)}>
          <Icon of={MessageSquarePlus} />
          {say(titleOf('messages.create'))}
        </PageLink>
      )}
    </>
  );
}
