import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Clock, RotateCcw, Trash2 } from 'lucide-react';
import type { ChatDetail, ChatMessage } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { businessDate, formatClock, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { useDoing } from '../../shell/use-doing.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { KeptImage, OpenFile } from '../files/files.door.ts';
import { chatOutbox, type ShownWaiting } from './chat-outbox.ts';
import { chatPageWords as words } from './chat-page.words.ts';
import { ChatText } from './ChatText.tsx';
import styles from './Chat.module.css';

interface LogProps {
  chat: ChatDetail;
  name: string;
  messages: readonly ChatMessage[];
  more: boolean;
  earlier: () => Promise<void>;
  waiting: readonly ShownWaiting[];
}

/** How near to its end a log counts as read to the end, in pixels. */
const near = 80;

/** What was written, the newest at the end, and after it what this device has not sent. */
export function MessageLog({ chat, name, messages, more, earlier, waiting }: LogProps) {
  const say = useSay();
  const run = useDoing();
  const [busy, setBusy] = useState(false);
  // What was new when the conversation was opened stays marked while one reads.
  const [newFrom] = useState(chat.read_seq);
  const log = useEnd(messages[0]?.seq ?? 0, messages.length, waiting.length);
  const load = async () => {
    setBusy(true);
    await run(earlier);
    setBusy(false);
  };
  const sent = new Set(messages.map(({ sent_id }) => sent_id));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <section ref={log} className={styles.log} tabIndex={0} aria-label={say(words.log, { name })}>
      {more && (
        <Button small busy={busy} onClick={() => void load()}>
          {say(words.earlier)}
        </Button>
      )}
      {messages.length + waiting.length === 0 && <p className={styles.nothing}>{say(words.noMessages)}</p>}
      <ol className={styles.messages} role="log">
        {messages.map((message, at) => (
          <Message key={message.seq} chat={chat} message={message} before={messages[at - 1]} newFrom={newFrom} />
        ))}
        {waiting
          .filter(({ sent_id }) => !sent.has(sent_id))
          .map((message) => (
            <Waiting key={message.sent_id} message={message} />
          ))}
      </ol>
    </section>
  );
}

/**
 * Stays at the end when something comes while one is there, and goes there with what one writes; keeps what one reads in its place when earlier messages come
 * before it.
 */
function useEnd(first: number, length: number, waiting: number) {
  const log = useRef<HTMLElement>(null);
  const was = useRef({ first: 0, height: 0, waiting: 0, atEnd: true });
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    const before = was.current;
    const atEnd = before.atEnd || waiting > before.waiting;
    if (before.first !== 0 && first < before.first) element.scrollTop += element.scrollHeight - before.height;
    else if (atEnd) element.scrollTop = element.scrollHeight;
    was.current = { first, waiting, height: element.scrollHeight, atEnd };
    const scrolled = () => {
      // What has grown meanwhile was not scrolled by anybody.
      if (element.scrollHeight !== was.current.height) return;
      was.current.atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    // Pictures come after their message and push it up; a keyboard of a phone takes a part of the log.
    const sized = new ResizeObserver(() => {
      was.current.height = element.scrollHeight;
      if (was.current.atEnd) element.scrollTop = element.scrollHeight;
    });
    sized.observe(element);
    for (const child of element.children) sized.observe(child);
    return () => {
      element.removeEventListener('scroll', scrolled);
      sized.disconnect();
    };
  }, [first, length, waiting]);
  return log;
}

interface MessageProps {
  chat: ChatDetail;
  message: ChatMessage;
  before: ChatMessage | undefined;
  newFrom: number;
}

function Message({ chat, message, before, newFrom }: MessageProps) {
  const say = useSay();
  const count = useCount();
  const { id: staffId } = useUser();
  const { seq, at, by, text, picture, parcels } = message;
  const own = by.id === staffId;
  const then = new Date(at);
  const day = businessDate(then);
  const readers = own ? chat.members.filter((member) => member.id !== staffId && member.read_seq >= seq).length : 0;
  const isNew = !own && seq > newFrom && (before === undefined || before.seq <= newFrom || before.by.id === staffId);
  return (
    <>
      {(before === undefined || businessDate(new Date(before.at)) !== day) && (
        <li className={styles.day}>{formatDate(then)}</li>
      )}
      {isNew && (before === undefined || before.seq <= newFrom) && (
        <li className={styles.day} data-new="">
          {say(words.newFrom)}
        </li>
      )}
      <Bubble own={own} who={own || chat.kind === 'person' || before?.by.id === by.id ? null : by.name}>
        {picture !== null && <Picture path={`/api/chat/${chat.id}/picture/${seq}`} name={picture} />}
        {text !== null && <ChatText text={text} parcels={parcels} />}
        <p className={styles.foot}>
          <time dateTime={at}>{formatClock(then)}</time>
          {readers > 0 && (
            <span>{chat.kind === 'person' ? say(words.read) : say(words.readBy, { n: count(readers) })}</span>
          )}
        </p>
      </Bubble>
    </>
  );
}

function Bubble({ own, who, children }: { own: boolean; who: string | null; children: ReactNode }) {
  return (
    <li className={styles.message} data-own={own || undefined}>
      {who !== null && <b className={styles.who}>{who}</b>}
      {children}
    </li>
  );
}

function Picture({ path, name }: { path: string; name: string }) {
  const say = useSay();
  return (
    <div className={styles.picture}>
      <KeptImage path={path} alt={say(words.picture)} className={styles.image} />
      <OpenFile path={path} name={name} />
    </div>
  );
}

/** A message that the server does not have yet: it says so, and what becomes of it. */
function Waiting({ message }: { message: ShownWaiting }) {
  const say = useSay();
  const { id: staffId } = useUser();
  const { sent_id, text, picture, problem, tried, unkept } = message;
  const outbox = chatOutbox(staffId);
  const state =
    problem !== null
      ? say(words.refused, { why: problem })
      : unkept && tried
        ? say(words.unkept)
        : say(tried ? words.waits : words.sending);
  return (
    <li className={styles.message} data-own="" data-waiting={tried || undefined}>
      {picture && <p className={styles.text}>{picture.name}</p>}
      {text !== null && <ChatText text={text} parcels={[]} />}
      <p className={styles.foot} role={tried ? 'status' : undefined}>
        <Icon of={Clock} size={14} />
        <span>{state}</span>
      </p>
      {tried && (
        <div className={styles.again}>
          <Button
            small
            icon={RotateCcw}
            onClick={() => (problem === null ? outbox.retry() : void outbox.again(sent_id))}>
            {say(words.again)}
          </Button>
          <Button small icon={Trash2} onClick={() => void outbox.drop(sent_id)}>
            {say(words.drop)}
          </Button>
        </div>
      )}
    </li>
  );
}
