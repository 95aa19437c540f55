import { keyOwnerWords, programStopWords } from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { FlaskConical, KeyRound, RefreshCw, Send } from 'lucide-react';
import { useState } from 'react';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { webhookDeliveryList } from '@waybill/contract/rooms/webhooks/webhooks.columns.ts';
import type { WebhookDetail } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import {
  resendScopeWords,
  webhookColumnWords as shown,
  webhookFieldWords as field,
  webhookOffWords,
  webhookStateFaces,
} from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { resendForm } from '@waybill/domain/rooms/webhooks/webhook-form.ts';
import {
  deliveryLife,
  resendScopes,
  webhookLife,
  type WebhookOffReason,
} from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { sandboxRecord, usualMode } from '@waybill/domain/kernel/worlds.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { pageCommands } from '../../shell/detail/commands-of-list.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { inOpenWorld, inWorld, useWorld } from '../../shell/worlds.ts';
import { WorldNote } from '../../shell/WorldSwitch.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { opensDelivery } from './DeliveryListPage.tsx';
import { useSentLive, webhookActions } from './webhook-commands.ts';
import { webhookPageWords as words } from './webhook-page.words.ts';
import styles from './Webhooks.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** One webhook: where it is, its secret, what was sent to it (N-06). */
export const WebhookPage = detailPage({
  call: 'webhooks.detail',
  param: 'webhookId',
  topic: 'webhook',
  list: 'webhooks',
  worlds: true,
  name: ({ name }) => name,
  faces: webhookStateFaces,
  commands: pageCommands(webhookActions),
  edit: { page: 'webhooks.edit', word: titleOf('webhooks.edit') },
  parts: [
    { key: 'deliveries', title: words.deliveries, Content: Deliveries },
    {
      key: 'facts',
      title: commonWords.details,
      aside: true,
      blanks: true,
      facts: [
        { key: 'url', word: field.url, kind: 'code' },
        { key: 'owner', word: shown.owner, kind: 'text' },
        { key: 'owner_kind', word: field.owner_kind, kind: 'words', words: keyOwnerWords },
        { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
        { key: 'answered_at', word: shown.answered_at, kind: 'instant' },
        { key: 'created_at', word: staffFieldWords.created_at, kind: 'instant' },
      ],
    },
    { key: 'events', title: field.events, aside: true, Content: Events },
    { key: 'secret', title: words.secret, aside: true, shown: ({ may_edit }) => may_edit, Content: Secret },
  ],
  More: Sending,
  Above: State,
  useHistory: ({ id, version }) =>
    useHistory('webhooks', { id: useWorld() === usualMode ? id : sandboxRecord(id), version }),
});

function State({ data: { status, stop, off_reason } }: { data: WebhookDetail }) {
  const say = useSay();
  const isOn = status === webhookLife.at.enabled;
  return (
    <>
      <WorldNote />
      {isOn && stop && <Callout tone="danger">{say(programStopWords[stop])}</Callout>}
      {!isOn && (
        <Callout tone="attention">
          {say(words.offNote, { why: say(webhookOffWords[(off_reason ?? 'by_hand') as WebhookOffReason]) })}
        </Callout>
      )}
    </>
  );
}

/** Returns the default period for sending again: the last day up to now; with the clock of the sandbox ahead, up to the last event received. */
const lastDay = (answeredAt: string | null) => {
  const now = Math.max(Date.now(), answeredAt === null ? 0 : Date.parse(answeredAt) + 60_000);
  return { from: formatDateTime(new Date(now - 86_400_000)), to: formatDateTime(new Date(now)) };
};

function Deliveries({ data: { id } }: { data: WebhookDetail }) {
  const world = useWorld();
  useSentLive();
  return (
    <RelatedList
      definition={webhookDeliveryList}
      call="webhook_deliveries.list"
      filters={{ endpoint_id: String(id), ...inWorld(world) }}
      live={null}
      without={['endpoint']}
      opens={opensDelivery[world]}
    />
  );
}

function Events({ data: { events } }: { data: WebhookDetail }) {
  const say = useSay();
  return events.length === 0 ? (
    <p className={styles.note}>{say(words.allEvents)}</p>
  ) : (
    <p className={styles.value}>
      <code>{events.join(' ')}</code>
    </p>
  );
}

/** A test, and what was sent in a time once more. */
function Sending({ data: { id, status, answered_at } }: { data: WebhookDetail }) {
  const say = useSay();
  const run = useAction();
  const [asking, setAsking] = useState(false);
  const maySend = can(useViewer(), deliveryLife.commands.resend.permission);
  if (!maySend || status !== webhookLife.at.enabled) return null;
  return (
    <>
      <Button icon={Send} onClick={() => setAsking(true)}>
        {say(words.resendTime)}
      </Button>
      <Button
        icon={FlaskConical}
        onClick={() =>
          void run(() => call('webhooks.test', { params: { id }, query: inOpenWorld() }), {
            success: say(words.tested),
            changes: 'webhook',
          })
        }>
        {say(words.test)}
      </Button>
      {asking && (
        <FormDialog
          form={resendForm}
          words={field}
          title={say(words.resendTime)}
          yes={say(commonWords.sendAgain)}
          initial={{ what: resendScopes[0], ...lastDay(answered_at) }}
          submit={(body) => call('webhooks.resend', { params: { id }, query: inOpenWorld(), body })}
          success={({ data: { resent } }) => say(words.resent, { n: resent })}
          changes="webhook"
          onClose={() => setAsking(false)}>
          {(form) => (
            <>
              <FormField of={form} name="from" />
              <FormField of={form} name="to" />
              <FormField of={form} name="what" words={resendScopeWords} />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}

/** The secret stays hidden until somebody asks for it, which the audit log notes. */
function Secret({ data: { id, name, rolling_until } }: { data: WebhookDetail }) {
  const say = useSay();
  const run = useAction();
  const [secret, setSecret] = useState<string | null>(null);
  const show = async (doing: Promise<{ data: { secret: string } } | undefined>) => {
    const shown = await doing;
    if (shown) setSecret(shown.data.secret);
  };
  const reveal = () =>
    show(run(() => call('webhooks.secret', { params: { id }, query: inOpenWorld() }), { changes: 'webhook' }));
  const roll = () =>
    show(
      run(() => call('webhooks.roll', { params: { id }, query: inOpenWorld() }), {
        ask: { question: say(words.askRoll, { name }), yes: say(words.roll) },
        success: say(words.rolled),
        changes: 'webhook',
      }),
    );
  return (
    <>
      <p className={styles.note}>{say(words.secretNote)}</p>
      {rolling_until !== null && (
        <p className={styles.note}>{say(words.rolling, { at: formatDateTime(new Date(rolling_until)) })}</p>
      )}
      {secret !== null && (
        <div className={styles.secret}>
          <code className={styles.value}>{secret}</code>
          <CopyButton text={secret} what={say(words.secret)} />
        </div>
      )}
      <div className="row">
        {secret === null && (
          <Button small icon={KeyRound} onClick={() => void reveal()}>
            {say(words.showSecret)}
          </Button>
        )}
        <Button small icon={RefreshCw} onClick={() => void roll()}>
          {say(words.roll)}
        </Button>
      </div>
    </>
  );
}
