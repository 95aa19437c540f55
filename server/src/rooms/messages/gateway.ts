import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import type { TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';

/** One message as a gateway gets it. The key stays the same for every try on its channel, so that a provider knows a repeat. */
export interface OutgoingMessage {
  readonly id: number;
  readonly key: string;
  readonly phone: string;
  /** Null where none is known; never on the channel for e-mail. */
  readonly email: string | null;
  readonly text: string;
  readonly locale: Locale | null;
  readonly purpose: MessagePurpose;
}

/** Result of one attempt, with the gateway's answer. */
export interface GatewayAnswer {
  readonly outcome: TryOutcome;
  readonly answer: string | null;
  readonly tookMs: number;
}

/** Takes messages to people outside. It never throws: whatever goes wrong is an outcome. */
export type Gateway = (message: OutgoingMessage) => Promise<GatewayAnswer>;

/** Sends nothing: a message counts as sent and stays in the outbox, for a demonstration or a site without a contract. */
export const outboxGateway: Gateway = async () => ({ outcome: 'sent', answer: null, tookMs: 0 });
