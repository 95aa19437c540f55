import { useState } from 'react';
import { CheckCheck, CircleX, Forward, PackageSearch, Reply, RotateCcw } from 'lucide-react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type {
  SupportTicketDetail,
  TicketMessage,
} from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import {
  supportTicketCommandWords,
  supportTicketStateFaces,
  ticketDeskWords,
  ticketColumnWords as shown,
  ticketFieldWords as field,
  ticketPriorityWords,
  ticketSourceWords,
  ticketTypeWords,
} from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { SupportTicketState } from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { useFresh } from '../../shell/use-fresh.ts';
import { useSeen } from '../../shell/use-seen.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { OpenFile } from '../files/files.door.ts';
import { Money, Parties, Timeline } from '../labels/labels.door.ts';
import { HandOnDialog } from './HandOnDialog.tsx';
import { MessageDialog, type WritingCommand } from './MessageDialog.tsx';
import { useRecordParts } from './use-record-parts.tsx';
import { showTickets } from './show-tickets.ts';
import styles from './Tickets.module.css';
import { ticketPageWords as words } from './ticket-page.words.ts';

/** One ticket: the conversation, and beside it what is known of what it is about (F-08). */
export const TicketPage = recordPage({
  call: 'support_tickets.detail',
  param: 'ticketId',
  topic: 'support_ticket',
  list: 'support-ticket',
  crumb: ({ number }) => number,
  Content: Opened,
});

function Opened({ data }: OpenRecord<SupportTicketDetail>) {
  const say = useSay();
  const run = useDoing();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const [command, setCommand] = useState<WritingCommand | 'hand_on' | null>(null);
  useAnswerSeen(data);
  const about: Readonly<Record<string, unknown>> = data;
  const facts = usePairs(
    factColumns.filter(({ key }) => about[key] !== null),
    about as never,
  );
  const close = () =>
    void run(() => call('support_tickets.close', { params: { id: data.id } }), {
      ask: {
        question: say.loose(supportTicketCommandWords.close.ask, { name: data.number }),
        yes: say.loose(supportTicketCommandWords.close.verb),
        kind: 'plain',
      },
      success: say(words.done, { verb: say.loose(supportTicketCommandWords.close.verb), name: data.number }),
      fresh: showTickets,
    });
  // It waits for others now, who may be out of sight.
  const closeHandOn = (done: boolean) => {
    setCommand(null);
    if (done) go('support-ticket');
  };
  const face = (name: WritingCommand | 'hand_on', rest: Omit<ActionFace, 'word' | 'run'>): ActionFace => ({
    word: supportTicketCommandWords[name].verb,
    run: () => setCommand(name),
    ...rest,
  });
  const faces: Readonly<Record<string, ActionFace>> = {
    answer: face('answer', { icon: Reply, variant: 'main' }),
    reply: face('reply', { icon: Reply, variant: 'main' }),
    hand_on: face('hand_on', { icon: Forward }),
    resolve: face('resolve', { icon: CheckCheck }),
    reopen: face('reopen', { icon: RotateCcw }),
    close: { word: supportTicketCommandWords.close.verb, icon: CircleX, run: close },
  };
  const records = useRecordParts(data);
  const { label } = data;
  const parcel: DetailPart[] = label
    ? [
        {
          key: 'parcel',
          title: `${say(words.parcel)} ${sayCode(label.tracking_code)}`,
          content: (
            <>
              <Parties label={label} />
              {mayOpen('label-detail') && (
                <PageLink to="label-detail" params={{ labelId: label.id }} className={buttonLook('plain')}>
                  <Icon of={PackageSearch} />
                  {say(words.openParcel)}
                </PageLink>
              )}
            </>
          ),
          aside: true,
        },
        { key: 'money', title: say(words.money), content: <Money label={label} />, aside: true },
        { key: 'timeline', title: say(field.tracking_code), content: <Timeline entries={label.transaction} /> },
      ]
    : [];
  return (
    <>
      <DetailPage
        title={data.subject}
        state={supportTicketStateFaces[data.status as SupportTicketState]}
        note={data.number}
        actions={{ actions: data.actions, faces }}
        above={
          data.overdue &&
          data.due_at !== null && (
            <Callout tone="attention">{say(words.overdue, { at: formatDateTime(new Date(data.due_at)) })}</Callout>
          )
        }
        parts={[
          { key: 'conversation', title: say(words.conversation), content: <Conversation data={data} /> },
          { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
          ...records,
          ...parcel,
        ]}
      />
      {command === 'hand_on' && <HandOnDialog data={data} onClose={closeHandOn} />}
      {command !== null && command !== 'hand_on' && (
        <MessageDialog data={data} command={command} onClose={() => setCommand(null)} />
      )}
    </>
  );
}

const factColumns: readonly Column[] = [
  { key: 'type', word: field.type, kind: 'words', words: ticketTypeWords },
  { key: 'priority', word: field.priority, kind: 'words', words: ticketPriorityWords },
  { key: 'desk', word: field.desk, kind: 'words', words: ticketDeskWords },
  { key: 'to_branch', word: shown.to_branch, kind: 'named' },
  { key: 'to_staff', word: field.to_staff_id, kind: 'text' },
  { key: 'created_by', word: shown.created_by, kind: 'text' },
  { key: 'branch', word: shown.branch, kind: 'named' },
  { key: 'source', word: shown.source, kind: 'words', words: ticketSourceWords },
  { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' },
  { key: 'due_at', word: shown.due_at, kind: 'instant', promise: {} },
  { key: 'escalated_at', word: shown.escalated_at, kind: 'instant' },
  { key: 'about_branch', word: field.about_branch_id, kind: 'named' },
];

/** What was answered counts as looked at once its page was open. */
function useAnswerSeen({ id, unseen, version }: SupportTicketDetail): void {
  const fresh = useFresh();
  useSeen(unseen ? `${id} ${version}` : null, async () => {
    await call('support_tickets.seen', { params: { id }, background: true });
    await fresh(showTickets);
  });
}

const did: Readonly<Record<string, Word>> = {
  create: words.created,
  answer: words.answered,
  reply: words.wrote,
  hand_on: words.handedOn,
  resolve: words.resolved,
  close: words.closed,
  reopen: words.reopened,
  escalate: words.escalated,
};

function Conversation({ data }: { data: SupportTicketDetail }) {
  return (
    <ol className={styles.messages}>
      {data.messages.map((message) => (
        <Message key={message.id} ticketId={data.id} message={message} own={message.side === data.side} />
      ))}
    </ol>
  );
}

function Message({ ticketId, message, own }: { ticketId: number; message: TicketMessage; own: boolean }) {
  const say = useSay();
  const { at, by, what, text, files } = message;
  const verb = did[what];
  return (
    <li className={styles.message} data-own={own || undefined}>
      <p className={styles.who}>
        <strong>{by ?? say(words.nobody)}</strong> {verb && say.loose(verb)}{' '}
        <time dateTime={at}>{formatDateTime(new Date(at))}</time>
      </p>
      {text !== null && <p className={styles.text}>{text}</p>}
      {files.length > 0 && (
        <div className={styles.files}>
          {files.map(({ id, name }) => (
            <OpenFile key={id} path={`/api/support-ticket/${ticketId}/file/${id}`} name={name} />
          ))}
        </div>
      )}
    </li>
  );
}
