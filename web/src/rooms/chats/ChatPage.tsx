import { useEffect, useState } from 'react';
import { MessagesSquare } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo, useSearchState } from '../../kernel/page-hooks.ts';
import { useUser } from '../../kernel/session-store.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { chatOutbox } from './chat-outbox.ts';
import { chatPageWords as words } from './chat-page.words.ts';
import { ChatRoom } from './ChatRoom.tsx';
import { ChatSide, type ChatTab } from './ChatSide.tsx';
import { Gone } from './Gone.tsx';
import styles from './Chat.module.css';
import { titleOf } from '../../kernel/page-links.ts';

interface Opens {
  readonly side: ChatTab | null;
  readonly chat: number;
  readonly person: number;
  /** The message at which the conversation is shown; 0 for its end. */
  readonly at: number;
}

/** Reads from the address what is open: a list, a conversation by its id, or the one with a person. */
function readOpen({ open: asked, at }: Readonly<Record<string, unknown>>): Opens {
  const open = typeof asked === 'string' ? asked : 'people';
  const person = /^with-(\d{1,15})$/.exec(open)?.[1];
  return {
    side: open === 'people' || open === 'groups' ? open : null,
    chat: /^\d{1,15}$/.test(open) ? Number(open) : 0,
    person: Number(person ?? 0),
    at: typeof at === 'string' && /^\d{1,9}$/.test(at) ? Number(at) : 0,
  };
}

/** Chat (N-30, decisions 10): people and groups, and beside them the conversation that is open; on a phone one or the other. */
export function ChatPage() {
  const say = useSay();
  const { id: staffId } = useUser();
  const [{ side, chat, person, at }] = useSearchState(readOpen);
  const [lastSide, setLastSide] = useState<ChatTab>('people');
  if (side !== null && side !== lastSide) setLastSide(side);
  // Sends the messages that wait on this device when the page opens.
  useEffect(() => chatOutbox(staffId).retry(), [staffId]);
  return (
    <div className={styles.page} data-list="" data-open={side === null || undefined}>
      <PageHead compact title={say(titleOf('chat'))} />
      <div className={styles.frame}>
        <ChatSide side={side ?? lastSide} chat={chat} />
        <section className={styles.room}>
          {chat > 0 && <ChatRoom key={`${chat} ${at}`} id={chat} at={at} onSide={setLastSide} />}
          {person > 0 && <WithPerson key={person} id={person} />}
          {side !== null && <EmptyState icon={MessagesSquare} title={say(words.choose)} hint={say(words.chooseHint)} />}
          {side === null && chat === 0 && person === 0 && <Gone />}
        </section>
      </div>
    </div>
  );
}

/** Opens the conversation with a person, which is begun when there is none. */
function WithPerson({ id }: { id: number }) {
  const go = usePageGo();
  const { data, isError } = useQuery({
    queryKey: ['chats.with', id],
    queryFn: () => call('chats.with', { body: { staff_id: id } }),
    retry: false,
  });
  const chat = data?.data.id;
  useEffect(() => {
    if (chat !== undefined) go('chat', { search: { open: String(chat) }, replace: true });
  }, [chat, go]);
  return isError ? <Gone /> : null;
}
