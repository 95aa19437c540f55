import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

const edits: Permission = 'webhook.edit';
const sends: Permission = 'webhook.send';

export type WebhookState = 'enabled' | 'disabled';
export const webhookCommands = ['disable', 'enable'] as const;
export type WebhookCommand = (typeof webhookCommands)[number];

/** Life of an endpoint. Deliveries waiting for a disabled one continue once it is enabled again. */
export const webhookLife = lifecycle<WebhookState, WebhookCommand | 'give_up', Permission>({
  initial: 'enabled',
  states: { enabled: { tone: 'success' }, disabled: { tone: 'neutral' } },
  commands: {
    disable: { from: ['enabled'], to: 'disabled', permission: edits, confirm: true },
    enable: { from: ['disabled'], to: 'enabled', permission: edits },
    // Not a user's command: the endpoint said that it is gone, or accepted nothing for three days.
    give_up: { from: ['enabled'], to: 'disabled', permission: edits },
  },
});

/** Why an endpoint is disabled. */
export type WebhookOffReason = 'by_hand' | 'gone' | 'tries_ended';

export type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'failed';

/** Life of a delivery: one event on its way to one endpoint. */
export const deliveryLife = lifecycle<DeliveryState, 'claim' | 'deliver' | 'again' | 'fail' | 'resend', Permission>({
  initial: 'waiting',
  states: {
    waiting: { tone: 'attention' },
    sending: { tone: 'transit' },
    delivered: { tone: 'success' },
    failed: { tone: 'danger' },
  },
  commands: {
    claim: { from: ['waiting'], to: 'sending', permission: edits },
    deliver: { from: ['sending'], to: 'delivered', permission: edits },
    again: { from: ['sending'], to: 'waiting', permission: edits },
    fail: { from: ['sending'], to: 'failed', permission: edits },
    resend: { from: ['delivered', 'failed', 'waiting'], to: 'waiting', permission: sends },
  },
});
export const deliveryAt = {
  waiting: deliveryLife.initial,
  sending: deliveryLife.commands.claim.to,
  delivered: deliveryLife.commands.deliver.to,
  failed: deliveryLife.commands.fail.to,
} as const;

/** Which deliveries of a period are sent again. */
export const resendScopes = ['failed', 'all'] as const;
