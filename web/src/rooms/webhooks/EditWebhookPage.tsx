import type { WebhookDetail } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import { webhookFieldWords, webhookStateFaces } from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { webhookForm } from '@waybill/domain/rooms/webhooks/webhook-form.ts';
import type { WebhookState } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { call } from '../../kernel/client.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { showWebhooks } from './webhook-commands.ts';
import { WebhookFields } from './WebhookFields.tsx';

/** The name, address and events of a webhook. */
export const EditWebhookPage = editPage({
  call: 'webhooks.detail',
  param: 'webhookId',
  topic: 'webhook',
  list: 'webhooks',
  room: 'webhooks',
  draft: 'webhook',
  title: ({ name }) => name,
  form: webhookForm,
  words: webhookFieldWords,
  initial: ({ name, url, events }) => ({ name, url, events }),
  save: (id, body, idempotencyKey) => call('webhooks.edit', { params: { id }, body, idempotencyKey }),
  fresh: showWebhooks,
  leads: ({ id }) => ({ name: 'webhooks.detail', params: { webhookId: id } }),
  Fields: WebhookFields,
  Aside: ({ data }: { data: WebhookDetail }) => <StatePill face={webhookStateFaces[data.status as WebhookState]} />,
});
