import { Power, PowerOff } from 'lucide-react';
import { webhookCommandWords } from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { webhookLife, type WebhookCommand } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';
import { inOpenWorld } from '../../shell/worlds.ts';
import { useFresh, type Fresh } from '../../shell/use-fresh.ts';

/** What shows webhooks and what was sent to them. */
export const showWebhooks: readonly Fresh[] = [
  'webhooks.list',
  'webhooks.detail',
  'webhook_deliveries.list',
  'webhook_deliveries.detail',
];

/** Shows again what is sent, as it is sent: by an event that names no single one. */
export function useSentLive(): void {
  const freshen = useFresh();
  useLive('webhook', () => void freshen(showWebhooks));
}

const { disable, enable } = webhookLife.commands;

/** Switching a webhook off and on. */
export const webhookActions = {
  life: { ...webhookLife, commands: { disable, enable } },
  words: webhookCommandWords,
  icons: { disable: PowerOff, enable: Power },
  main: 'enable' as const,
  send: (command: WebhookCommand, id: number) => call(`webhooks.${command}`, { params: { id }, query: inOpenWorld() }),
  fresh: showWebhooks,
};
