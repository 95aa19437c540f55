import { Power, PowerOff } from 'lucide-react';
import { webhookCommandWords } from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { webhookLife, type WebhookCommand } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';
import { inOpenWorld } from '../../shell/worlds.ts';
import { useChanged } from '../../shell/use-changed.ts';

/** Shows again what is sent, as it is sent: by an event that names no single one. */
export function useSentLive(): void {
  const changed = useChanged();
  useLive('webhook', () => void changed('webhook'));
}

const { disable, enable } = webhookLife.commands;

/** Switching a webhook off and on. */
export const webhookActions = {
  life: { ...webhookLife, commands: { disable, enable } },
  words: webhookCommandWords,
  icons: { disable: PowerOff, enable: Power },
  main: 'enable' as const,
  send: (command: WebhookCommand, id: number) => call(`webhooks.${command}`, { params: { id }, query: inOpenWorld() }),
  changes: 'webhook' as const,
};
