import { CheckCheck, CircleX, Forward, PackageSearch, Reply, RotateCcw } from 'lucide-react';
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
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { DetailPart } from '../../shell/detail/DetailPage.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import type { CommandWindowProps, PageCommand } from '../../shell/detail/page-commands.tsx';
import { useChanged } from '../../shell/use-changed.ts';
import { useSeen } from '../../shell/use-seen.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { Icon, type IconSource } from '../../ui/layout/Icon.tsx';
import { OpenFile } from '../files/files.door.ts';
import { Money, Parties, Timeline } from '../labels/labels.door.ts';
import { HandOnDialog } from './HandOnDialog.tsx';
import { MessageDialog, type WritingCommand } from './MessageDialog.tsx';
import { useRecordParts } from './use-record-parts.tsx';
import styles from './Tickets.module.css';
import { ticketPageWords as words } from './ticket-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const writes = (command: WritingCommand, icon: IconSource, variant?: 'main'): PageCommand<SupportTicketDetail> => ({
  icon,
  ...(variant ? { variant } : {}),
  Window: ({ data, dialog }) => <MessageDialog data={data} command={command} onClose={() => dialog.onClose(true)} />,
});

/** One ticket: the conversation, and beside it what is known of what it is about (F-08). */
export const TicketPage = detailPage({
  call: 'support_tickets.detail',
  param: 'ticketId',
  topic: 'support_ticket',
  list: 'support-ticket',
  name: ({ number }) => number,
  title: ({ subject }) => subject,
  faces: supportTicketStateFaces,
  note: ({ number }) => number,
  commands: {
    words: supportTicketCommandWords,
    each: {
      answer: writes('answer', Reply, 'main'),
      reply: writes('reply', Reply, 'main'),
      hand_on: { icon: Forward, Window: HandOn },
      resolve: writes('resolve', CheckCheck),
      reopen: writes('reopen', RotateCcw),
      close: {
        icon: CircleX,
        send: ({ id }, sending) => call('support_tickets.close', { params: { id }, ...sending }),
      },
    },
  },
  parts: [
    { key: 'conversation', title: words.conversation, Content: Conversation },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      facts: [
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
      ],
    },
  ],
  Above: Overdue,
  useDetail,
});

function Overdue({ data: { overdue, due_at } }: { data: SupportTicketDetail }) {
  const say = useSay();
  return (
    overdue &&
    due_at !== null && (
      <Callout tone="attention">{say(words.overdue, { at: formatDateTime(new Date(due_at)) })}</Callout>
    )
  );
}

/** It waits for others afterwards, who may be out of sight. */
function HandOn({ data, dialog }: CommandWindowProps<SupportTicketDetail>) {
  const go = usePageGo();
  return (
    <HandOnDialog
      data={data}
      onClose={(done) => {
        dialog.onClose(done);
        if (done) go('support-ticket');
      }}
    />
  );
}

/** Returns the records that the ticket is about: a customer, a document, a parcel. */
function useDetail({ data }: OpenRecord<SupportTicketDetail>): { parts: DetailPart[] } {
  const say = useSay();
  const mayOpen = useMayOpen();
  useAnswerSeen(data);
  const records = useRecordParts(data);
  const { label } = data;
  if (!label) return { parts: records };
  const parcel = (
    <>
      <Parties label={label} />
      {mayOpen('label-detail') && (
        <PageLink to="label-detail" params={{ labelId: label.id }} className={buttonLook('plain')}>
          <Icon of={PackageSearch} />
          {say(commonWords.toTheParcel)}
        </PageLink>
      )}
    </>
  );
  return {
    parts: [
      ...records,
      {
        key: 'parcel',
        title: `${say(commonWords.parcel)} ${sayCode(label.tracking_code)}`,
        content: parcel,
        aside: true,
      },
      { key: 'money', title: say(commonWords.money), content: <Money label={label} />, aside: true },
      { key: 'timeline', title: say(field.tracking_code), content: <Timeline entries={label.transaction} /> },
    ],
  };
}

/** Marks an answer as seen once its page is opened. */
function useAnswerSeen({ id, unseen, version }: SupportTicketDetail): void {
  const changed = useChanged();
  useSeen(unseen ? `${id} ${version}` : null, async () => {
    await call('support_tickets.seen', { params: { id }, background: true });
    await changed('support_ticket');
  });
}

const did: Readonly<Record<string, Word>> = {
  create: words.created,
  answer: commonWords.answered,
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
        <Message key={message.id} ticket={data} message={message} />
      ))}
    </ol>
  );
}

function Message({ ticket, message }: { ticket: SupportTicketDetail; message: TicketMessage }) {
  const say = useSay();
  const ticketId = ticket.id;
  const own = message.side === ticket.side;
  const { at, by, what, text, files } = message;
  const verb = did[what];
  // Merchants do not see who of the staff wrote, but the team.
  const unnamed = text !== null && !own ? ticketDeskWords[ticket.desk] : words.nobody;
  return (
    <li className={styles.message} data-own={own || undefined}>
      <p className={styles.who}>
        <strong>{by ?? say.loose(unnamed)}</strong> {verb && say.loose(verb)}{' '}
        <time dateTime={at}>{formatDateTime(new Date(at))}</time>
      </p>
      {text !== null && <p className={styles.text}>{text}</p>}
      {files.length > 0 && (
        <div className="row">
          {files.map(({ id, name }) => (
            <OpenFile key={id} of={['support_tickets.file', { id: ticketId, file_id: id }]} name={name} />
          ))}
        </div>
      )}
    </li>
  );
}
