import { chatOutcome, chatRequest } from '@waybill/domain/rooms/messages/chat-gateways.ts';
import { fillBody } from '@waybill/domain/rooms/messages/gateway-body.ts';
import type { ChatChannel } from '@waybill/domain/rooms/messages/message-channels.ts';
import { outcomeOfAnswer, type TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import type { SmsGateway } from '../../kernel/message-setting-rows.ts';
import { NoAnswer, openOutside, type OutsideRequest } from '../../kernel/outside/call-outside.ts';
import type { Gateway, GatewayAnswer } from './gateway.ts';
import type { MessageSettings } from './messages.store.ts';

/** Maximum characters read and stored of an answer; a longer one is cut off. */
const answerMax = 2000;

/** Errors before anything was sent: another attempt is safe. */
const neverLeft: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** The provider is named by the server's settings, and may be in its own network. */
const provider = openOutside({ isOwn: () => true });

type Shape = Pick<MessageSettings, 'body_template' | 'sent_when' | 'timeout_seconds'>;

async function tryCall(
  request: Omit<OutsideRequest, 'answerMax'>,
  outcomeOf: (status: number, answer: string) => TryOutcome,
): Promise<GatewayAnswer> {
  const begun = performance.now();
  const tried = (outcome: TryOutcome, answer: string | null) => ({
    outcome,
    answer,
    tookMs: Math.round(performance.now() - begun),
  });
  try {
    const { status, text } = await provider.call({ ...request, answerMax });
    return tried(outcomeOf(status, text), `${status} ${text}`.trim());
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown;
    return tried(neverLeft.includes(thrown.code) ? 'not_taken' : 'unknown', thrown.code);
  }
}

/** Calls a provider of SMS over HTTP, as the settings of the server and of the room describe it. Redirects are not followed: the message goes where the operator said. */
export function httpGateway({ url, method, header }: SmsGateway & { readonly url: string }, shape: Shape): Gateway {
  return ({ key, phone, text }) => {
    const { body, type } = fillBody(shape.body_template, { to: phone, text, id: key });
    const inAddress = method === 'GET';
    return tryCall(
      {
        url: inAddress ? `${url}${url.includes('?') ? '&' : '?'}${body}` : url,
        method,
        headers: {
          'idempotency-key': key,
          ...(inAddress ? {} : { 'content-type': type }),
          ...(header ? { [header.name]: header.value } : {}),
        },
        body: inAddress ? undefined : body,
        timeoutMs: shape.timeout_seconds * 1000,
      },
      (status, answer) => outcomeOfAnswer(status, answer, shape.sent_when),
    );
  };
}

interface ChatSetup {
  readonly url: string;
  readonly account: string;
  readonly token: string;
  readonly body_template: string | null;
  readonly timeout_seconds: number;
}

/** Calls the provider of a chat channel with the operator's account and token. */
export function chatGateway(channel: ChatChannel, { url, timeout_seconds, ...account }: ChatSetup): Gateway {
  return ({ key, phone, text }) => {
    const { path, header, body, type } = chatRequest(channel, account, { to: phone, text, id: key });
    return tryCall(
      {
        url: `${url}${path}`,
        method: 'POST',
        headers: { 'content-type': type, [header.name]: header.value },
        body,
        timeoutMs: timeout_seconds * 1000,
      },
      (status, answer) => chatOutcome(channel, status, answer),
    );
  };
}
