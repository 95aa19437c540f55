import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ArrowDownToLine, Clock, RotateCcw, Trash2 } from 'lucide-react';
import type { ChatDetail, ChatMessage } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { businessDate, formatClock, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { KeptImage, OpenFile, type FileSource } from '../files/files.door.ts';
import { chatOutbox, type ShownWaiting } from './chat-outbox.ts';
import { chatPageWords as words } from './chat-page.words.ts';
import styles from './Chat.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { chatPieces } from '@waybill/domain/rooms/chats/chat-text.ts';
import { CodeText } from '../../ui/layout/CodeText.tsx';

/** Renders a message as plain text; the codes of parcels that the reader may see are links. */
function ChatText({ text, parcels }: { text: string; parcels: readonly { code: string; id: number }[] }) {
  const idOf = new Map(parcels.map(({ code, id }) => [code, id]));
  return (
    <p className={styles.text}>
      {chatPieces(text).map(({ text: piece, code }, at) => {
        const id = code === null ? undefined : idOf.get(code);
        return code === null || id === undefined ? (
          piece
        ) : (
          <PageLink key={at} to="label-detail" params={{ labelId: id }} className={styles.code}>
            <CodeText code={code} />
          </PageLink>
        );
      })}
    </p>
  );
}

interface LogProps {
  chat: ChatDetail;
  name: string;
  messages: readonly ChatMessage[];
  /** The message that somebody has looked for; 0 when they read from the end. */
  at: number;
  more: boolean;
  earlier: () => Promise<void>;
  hasLater: boolean;
  later: () => Promise<void>;
  waiting: readonly ShownWaiting[];
}

/** How near to its end a log counts as read to the end, in pixels. */
const near = 80;

/** Displays the messages, the newest last, and after them those that this device has not sent. */
export function MessageLog({ chat, name, messages, at: found, more, earlier, hasLater, later, waiting }: LogProps) {
  const say = useSay();
  const run = useAction();
  const [busy, setBusy] = useState(false);
  const [busyLater, setBusyLater] = useState(false);
  // Messages that were new when the conversation was opened stay marked while it is read.
  const [newFrom] = useState(chat.read_seq);
  const log = useEnd(messages[0]?.seq ?? 0, messages.length, waiting.length, { found, hasLater });
  const load = async () => {
    setBusy(true);
    await run(earlier);
    setBusy(false);
  };
  const loadLater = async () => {
    setBusyLater(true);
    await run(later);
    setBusyLater(false);
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
          <Message
            key={message.seq}
            chat={chat}
            message={message}
            before={messages[at - 1]}
            newFrom={newFrom}
            found={message.seq === found}
          />
        ))}
        {(hasLater ? [] : waiting)
          .filter(({ sent_id }) => !sent.has(sent_id))
          .map((message) => (
            <Waiting key={message.sent_id} message={message} />
          ))}
      </ol>
      {hasLater && (
        <div className={styles.onward}>
          <Button small busy={busyLater} onClick={() => void loadLater()}>
            {say(words.later)}
          </Button>
          <PageLink to="chat" search={{ open: String(chat.id) }} className={buttonLook('plain', true)}>
            <Icon of={ArrowDownToLine} />
            {say(words.newest)}
          </PageLink>
        </div>
      )}
    </section>
  );
}

/**
 * Keeps the scroll position: at the end when a message arrives while the user is there or sends one, otherwise at the message being read when earlier
 * or later ones are loaded. A message opened from a search is scrolled to the middle and gets the focus.
 */
function useEnd(
  first: number,
  length: number,
  waiting: number,
  { found, hasLater }: { readonly found: number; readonly hasLater: boolean },
) {
  const log = useRef<HTMLElement>(null);
  const was = useRef({ first: 0, height: 0, waiting: 0, atEnd: found === 0 });
  /** Until somebody scrolls, the found message stays in the middle, whatever pictures come above it. */
  const held = useRef(found > 0);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    const before = was.current;
    const atEnd = !hasLater && (before.atEnd || waiting > before.waiting);
    const center = () => {
      const sought = element.querySelector<HTMLElement>('[data-found]');
      if (!sought) return null;
      element.scrollTop += sought.getBoundingClientRect().top - element.getBoundingClientRect().top;
      element.scrollTop -= (element.clientHeight - sought.clientHeight) / 2;
      return sought;
    };
    if (held.current && before.first === 0) center()?.focus({ preventScroll: true });
    if (before.first !== 0 && first < before.first) element.scrollTop += element.scrollHeight - before.height;
    else if (atEnd) element.scrollTop = element.scrollHeight;
    was.current = { first, waiting, height: element.scrollHeight, atEnd };
    const scrolled = () => {
      // A changed height means that the content grew; the user did not scroll.
      if (element.scrollHeight !== was.current.height) return;
      was.current.atEnd = !hasLater && element.scrollHeight - element.scrollTop - element.clientHeight < near;
    };
    const letGo = () => void (held.current = false);
    element.addEventListener('scroll', scrolled, { passive: true });
    for (const by of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
      element.addEventListener(by, letGo, { passive: true });
    // Pictures come after their message and push it up; a keyboard of a phone takes a part of the log.
    const sized = new ResizeObserver(() => {
      was.current.height = element.scrollHeight;
      if (was.current.atEnd) element.scrollTop = element.scrollHeight;
      else if (held.current) center();
    });
    sized.observe(element);
    for (const child of element.children) sized.observe(child);
    return () => {
      element.removeEventListener('scroll', scrolled);
      for (const by of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
        element.removeEventListener(by, letGo);
      sized.disconnect();
    };
  }, [first, length, waiting, hasLater]);
  return log;
}

interface MessageProps {
  chat: ChatDetail;
  message: ChatMessage;
  before: ChatMessage | undefined;
  newFrom: number;
  /** Somebody has looked for this one. */
  found: boolean;
}

function Message({ chat, message, before, newFrom, found }: MessageProps) {
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
      <Bubble own={own} found={found} who={own || chat.kind === 'person' || before?.by.id === by.id ? null : by.name}>
        {picture !== null && <Picture of={['chats.picture', { id: chat.id, seq }]} name={picture} />}
        {text !== null && <ChatText text={text} parcels={parcels} />}
        <p className={styles.foot}>
          <time dateTime={at}>{formatClock(then)}</time>
          {readers > 0 && (
            <span>{chat.kind === 'person' ? say(commonWords.read) : say(words.readBy, { n: count(readers) })}</span>
          )}
        </p>
      </Bubble>
    </>
  );
}

function Bubble({
  own,
  found,
  who,
  children,
}: {
  own: boolean;
  found: boolean;
  who: string | null;
  children: ReactNode;
}) {
  return (
    <li
      className={styles.message}
      data-own={own || undefined}
      data-found={found || undefined}
      tabIndex={found ? -1 : undefined}>
      {who !== null && <b className={styles.who}>{who}</b>}
      {children}
    </li>
  );
}

function Picture({ of, name }: { of: FileSource; name: string }) {
  const say = useSay();
  return (
    <div className={styles.picture}>
      <KeptImage of={of} alt={say(commonFieldWords.picture)} className={styles.image} />
      <OpenFile of={of} name={name} />
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
        <div className="row">
          <Button
            small
            icon={RotateCcw}
            onClick={() => (problem === null ? outbox.retry() : void outbox.again(sent_id))}>
            {say(commonWords.sendAgain)}
          </Button>
          <Button small icon={Trash2} onClick={() => void outbox.drop(sent_id)}>
            {say(commonWords.delete)}
          </Button>
        </div>
      )}
    </li>
  );
}
