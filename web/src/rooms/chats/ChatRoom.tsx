import { useEffect, useState } from 'react';
import { ArrowLeft, Users } from 'lucide-react';
import { useReasonWord } from '../../shell/reasons.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageGo } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useStore } from '../../kernel/store.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { waitingMessages } from './chat-outbox.ts';
import { chatPageWords as words } from './chat-page.words.ts';
import type { ChatTab } from './ChatSide.tsx';
import { Composer } from './Composer.tsx';
import { Gone } from './Gone.tsx';
import { MembersDialog } from './MembersDialog.tsx';
import { MessageLog } from './MessageLog.tsx';
import { useConversation, useReading } from './use-conversation.ts';
import { useGroupName } from './use-group-name.ts';
import styles from './Chat.module.css';

/** One conversation: who is in it, what was written, and where one writes. */
export function ChatRoom({ id, at, onSide }: { id: number; at: number; onSide: (side: ChatTab) => void }) {
  const say = useSay();
  const count = useCount();
  const nameOf = useGroupName();
  const reason = useReasonWord();
  const { detail, pages, earlier, later } = useConversation(id, at);
  const [members, setMembers] = useState(false);
  const waiting = useStore(waitingMessages).filter(({ chat_id }) => chat_id === id);
  const chat = detail.data?.data;
  const messages = pages.data?.messages ?? [];
  useReading(id, messages.at(-1)?.seq ?? 0, chat?.read_seq);
  const name = chat && nameOf(chat);
  useCrumb(name);
  const go = usePageGo();
  const midst = pages.data?.later === true;
  // After sending, shows the newest messages, where the sent one appears.
  const toNewest = () => {
    if (midst) go('chat', { search: { open: String(id) }, replace: true });
  };
  const kind = chat?.kind;
  useEffect(() => {
    if (kind !== undefined) onSide(kind === 'person' ? 'people' : 'groups');
  }, [kind, onSide]);
  if (detail.isError) return <Gone />;
  if (!chat || name === undefined || !pages.data) return null;
  return (
    <>
      <header className={styles.head}>
        <PageLink
          to="chat"
          search={{ open: chat.kind === 'person' ? 'people' : 'groups' }}
          className={styles.back}
          aria-label={say(words.back)}>
          <Icon of={ArrowLeft} size={20} />
        </PageLink>
        <h2 className={styles.title}>{name}</h2>
        {chat.kind !== 'person' && (
          <Button small icon={Users} onClick={() => setMembers(true)}>
            {say(words.members, { n: count(chat.members.length) })}
          </Button>
        )}
      </header>
      <MessageLog
        chat={chat}
        name={name}
        messages={messages}
        at={at}
        more={pages.data.more}
        earlier={earlier}
        hasLater={pages.data.later}
        later={later}
        waiting={waiting}
      />
      {chat.blocked === null ? (
        <Composer id={id} onWritten={toNewest} />
      ) : (
        <Callout tone="attention">{say.loose(reason(chat.blocked))}</Callout>
      )}
      {members && <MembersDialog chat={chat} name={name} onClose={() => setMembers(false)} />}
    </>
  );
}
