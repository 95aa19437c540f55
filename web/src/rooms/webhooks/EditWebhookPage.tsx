import type { WebhookDetail } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import { webhookFieldWords, webhookStateFaces } from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { webhookForm } from '@waybill/domain/rooms/webhooks/webhook-form.ts';
import type { WebhookState } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { call } from '../../kernel/client.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { inOpenWorld } from '../../shell/worlds.ts';
import { WorldNote } from '../../shell/WorldSwitch.tsx';
import { WebhookFields } from './WebhookFields.tsx';

function EditFields({ form }: { form: FormModel<typeof webhookForm> }) {
  return (
    <>
      <WorldNote />
      <WebhookFields form={form} />
    </>
  );
}

/** The name, address and events of a webhook. */
export const EditWebhookPage = editPage({
  call: 'webhooks.detail',
  param: 'webhookId',
  topic: 'webhook',
  list: 'webhooks',
  worlds: true,
  room: 'webhooks',
  draft: 'webhook',
  title: ({ name }) => name,
  form: webhookForm,
  words: webhookFieldWords,
  initial: ({ name, url, events }) => ({ name, url, events }),
  save: (id, body, idempotencyKey) =>
    call('webhooks.edit', { params: { id }, query: inOpenWorld(), body, idempotencyKey }),
  leads: ({ id }) => ({ name: 'webhooks.detail', params: { webhookId: id }, search: inOpenWorld() }),
  Fields: EditFields,
  Aside: ({ data }: { data: WebhookDetail }) => <StatePill face={webhookStateFaces[data.status as WebhookState]} />,
});
