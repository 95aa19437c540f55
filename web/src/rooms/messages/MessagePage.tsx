import { Ban, PackageSearch, Send } from 'lucide-react';
import type { MessageDetail } from '@waybill/contract/rooms/messages/messages.contract.ts';
import {
  gatewayKindWords,
  messageChannelWords,
  messageCommandWords,
  messageColumnWords as shown,
  messageFieldWords as field,
  messageLanguageWords,
  messagePurposeWords,
  messageReasonWords,
  messageStateFaces,
  tryOutcomeWords,
} from '@waybill/contract/rooms/messages/messages.words.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { secretPurposes, type MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import type { MessageCommand } from '@waybill/domain/rooms/messages/message-states.ts';
import type { GatewayName, TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import type { PageCommand } from '../../shell/detail/page-commands.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon, type IconSource } from '../../ui/layout/Icon.tsx';
import { messagePageWords as words } from './message-page.words.ts';
import styles from './Messages.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const give = (command: MessageCommand, icon: IconSource): PageCommand<MessageDetail> => ({
  icon,
  send: ({ id }, sending) => call(`messages.${command}`, { params: { id }, ...sending }),
});

/** One message with every try to hand it to the gateway (O-09). */
export const MessagePage = detailPage({
  call: 'messages.detail',
  param: 'messageId',
  topic: 'message',
  list: 'messages',
  name: ({ name }) => name,
  faces: messageStateFaces,
  commands: {
    words: messageCommandWords,
    each: { resend: give('resend', Send), withdraw: give('withdraw', Ban) },
  },
  parts: [
    { key: 'text', title: commonFieldWords.text, Content: Text },
    { key: 'tries', title: words.tries, Content: Tries },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      blanks: true,
      facts: [
        { key: 'purpose', word: shown.purpose, kind: 'words', words: messagePurposeWords },
        { key: 'tracking_code', word: field.tracking_code, kind: 'code' },
        { key: 'reason', word: commonFieldWords.reason, kind: 'words', words: messageReasonWords },
        { key: 'locale', word: commonFieldWords.language, kind: 'words', words: messageLanguageWords },
        { key: 'segments', word: shown.segments, kind: 'number' },
        { key: 'cost', word: shown.cost, kind: 'kyat' },
        { key: 'channel', word: shown.channel, kind: 'words', words: messageChannelWords },
        { key: 'email', word: staffFieldWords.email, kind: 'text' },
        { key: 'gateway', word: field.gateway, kind: 'words', words: gatewayKindWords },
        { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' },
        { key: 'created_by', word: commonFieldWords.author, kind: 'text' },
        { key: 'due_at', word: shown.due_at, kind: 'instant' },
        { key: 'expires_at', word: shown.expires_at, kind: 'instant' },
        { key: 'sent_at', word: shown.sent_at, kind: 'instant' },
        { key: 'delivered_at', word: shown.delivered_at, kind: 'instant' },
      ],
    },
  ],
  More: OpenParcel,
  useHistory: historyOf('messages'),
});

function OpenParcel({ data: { label_id } }: { data: MessageDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    label_id !== null &&
    mayOpen('label-detail') && (
      <PageLink to="label-detail" params={{ labelId: label_id }} className={buttonLook('plain')}>
        <Icon of={PackageSearch} />
        {say(commonWords.toTheParcel)}
      </PageLink>
    )
  );
}

function Text({ data: { text, phone, purpose } }: { data: MessageDetail }) {
  const say = useSay();
  if (secretPurposes.includes(purpose as MessagePurpose)) return <p className="muted">{say(words.secret)}</p>;
  return text === null ? (
    phone === null && <p className="muted">{say(words.notWritten)}</p>
  ) : (
    <p className={styles.text}>{text}</p>
  );
}

/** Each try, the latest first: when, what came of it, what the gateway said. */
function Tries({ data: { history, later, fallback_at } }: { data: MessageDetail }) {
  const say = useSay();
  const next = later.length > 0 && fallback_at !== null && (
    <p className="muted">
      {say(words.nextChannels, { channels: later.map((one) => say(messageChannelWords[one])).join(', ') })}
    </p>
  );
  if (history.length === 0) return <p className="muted">{say(words.noTries)}</p>;
  return (
    <>
      {next}
      <ol className={styles.tries}>
        {history.map((one) => (
          <li key={`${one.at} ${one.took_ms}`}>
            <span>
              {formatDateTime(new Date(one.at))} · {say(gatewayKindWords[one.gateway as GatewayName])} ·{' '}
              {say(tryOutcomeWords[one.outcome as TryOutcome])} · {one.took_ms} ms
            </span>
            {one.answer && <code className={styles.answer}>{one.answer}</code>}
          </li>
        ))}
      </ol>
    </>
  );
}
