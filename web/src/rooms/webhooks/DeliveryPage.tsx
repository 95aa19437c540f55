import { PackageSearch, Send, Webhook } from 'lucide-react';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import type { WebhookDeliveryDetail } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import {
  deliveryStateFaces,
  webhookEventWords,
  webhookColumnWords as shown,
} from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { inOpenWorld, inWorld, useWorld } from '../../shell/worlds.ts';
import { WorldNote } from '../../shell/WorldSwitch.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useSentLive } from './webhook-commands.ts';
import { noAnswerWords, webhookPageWords as words } from './webhook-page.words.ts';
import styles from './Webhooks.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** One event on its way to one webhook: exactly what was sent, each try with its answer (N-06). */
export const DeliveryPage = detailPage({
  call: 'webhook_deliveries.detail',
  param: 'deliveryId',
  topic: 'webhook',
  list: 'webhooks.deliveries',
  worlds: true,
  name: ({ event_id }) => event_id,
  title: ({ type }) => <span className="code">{type}</span>,
  faces: deliveryStateFaces,
  commands: {
    words: { resend: { verb: commonWords.sendAgain, ask: words.askResend } },
    values: ({ type }) => ({ name: type }),
    each: {
      resend: {
        icon: Send,
        send: ({ id }, sending) =>
          call('webhook_deliveries.resend', { params: { id }, query: inOpenWorld(), ...sending }),
      },
    },
  },
  parts: [
    { key: 'tries', title: words.tries, Content: Tries },
    { key: 'body', title: words.sent, Content: Body },
    {
      key: 'facts',
      title: commonWords.details,
      aside: true,
      blanks: true,
      facts: [
        { key: 'type', word: shown.type, kind: 'words', words: webhookEventWords },
        { key: 'endpoint', word: shown.endpoint, kind: 'text' },
        { key: 'tracking_code', word: shown.tracking_code, kind: 'code' },
        { key: 'sequence', word: shown.sequence, kind: 'number' },
        { key: 'event_id', word: shown.event_id, kind: 'code' },
        { key: 'answer_status', word: shown.answer_status, kind: 'number' },
        { key: 'tries', word: shown.tries, kind: 'number' },
        { key: 'due_at', word: shown.due_at, kind: 'instant' },
        { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' },
      ],
    },
  ],
  More: Links,
  Above: WorldNote,
});

function Links({ data: { endpoint_id, label_id } }: { data: WebhookDeliveryDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  useSentLive();
  const world = inWorld(useWorld());
  const isReal = !('world' in world);
  return (
    <>
      <PageLink to="webhooks.detail" params={{ webhookId: endpoint_id }} search={world} className={buttonLook('plain')}>
        <Icon of={Webhook} />
        {say(words.openWebhook)}
      </PageLink>
      {label_id !== null && isReal && mayOpen('label-detail') && (
        <PageLink to="label-detail" params={{ labelId: label_id }} className={buttonLook('plain')}>
          <Icon of={PackageSearch} />
          {say(commonWords.openTheParcel)}
        </PageLink>
      )}
    </>
  );
}

function Body({ data: { body } }: { data: WebhookDeliveryDetail }) {
  const say = useSay();
  return (
    <>
      <pre className={styles.body}>{inLines(body)}</pre>
      <CopyButton text={body} what={say(words.sent)} />
    </>
  );
}

const inLines = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

/** Each try, the latest first: when, what was answered, how long it took. */
function Tries({ data: { history } }: { data: WebhookDeliveryDetail }) {
  const say = useSay();
  if (history.length === 0) return <p className="muted">{say(words.noTries)}</p>;
  const why = (error: string | null) =>
    error !== null && Object.hasOwn(noAnswerWords, error)
      ? say(noAnswerWords[error as keyof typeof noAnswerWords])
      : (error ?? '');
  return (
    <ol className={styles.tries}>
      {history.map((one) => (
        <li key={`${one.at} ${one.took_ms}`}>
          <span>
            {formatDateTime(new Date(one.at))} · {one.status ?? `${say(words.noAnswer)}: ${why(one.error)}`} ·{' '}
            {one.took_ms} ms
          </span>
          {one.answer && <code className={styles.answer}>{one.answer}</code>}
        </li>
      ))}
    </ol>
  );
}
