import { fillBody } from '@waybill/domain/rooms/messages/gateway-body.ts';
import { outcomeOfAnswer, type TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import type { SmsGateway } from '../../kernel/settings.ts';
import { NoAnswer, openOutside } from '../../kernel/outside/call-outside.ts';
import type { Gateway } from './gateway.ts';
import type { MessageSettings } from './messages.store.ts';

/** Maximum characters read and stored of an answer; a longer one is cut off. */
const answerMax = 2000;

/** Errors before anything was sent: another attempt is safe. */
const neverLeft: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** The provider is named by the server's settings, and may be in its own network. */
const provider = openOutside({ isOwn: () => true });

type Shape = Pick<MessageSettings, 'body_template' | 'sent_when' | 'timeout_seconds'>;

/** Calls a provider over HTTP, as the settings of the server and of the room describe it. Redirects are not followed: the message goes where the operator said. */
export function httpGateway({ url, method, header }: SmsGateway & { readonly url: string }, shape: Shape): Gateway {
  return async ({ key, phone, text }) => {
    const begun = performance.now();
    const { body, type } = fillBody(shape.body_template, { to: phone, text, id: key });
    const inAddress = method === 'GET';
    const tried = (outcome: TryOutcome, answer: string | null) => ({
      outcome,
      answer,
      tookMs: Math.round(performance.now() - begun),
    });
    try {
      const { status, text: answer } = await provider.call({
        url: inAddress ? `${url}${url.includes('?') ? '&' : '?'}${body}` : url,
        method,
        headers: {
          'idempotency-key': key,
          ...(inAddress ? {} : { 'content-type': type }),
          ...(header ? { [header.name]: header.value } : {}),
        },
        body: inAddress ? undefined : body,
        timeoutMs: shape.timeout_seconds * 1000,
        answerMax,
      });
      return tried(outcomeOfAnswer(status, answer, shape.sent_when), `${status} ${answer}`.trim());
    } catch (thrown) {
      if (!(thrown instanceof NoAnswer)) throw thrown;
      return tried(neverLeft.includes(thrown.code) ? 'not_taken' : 'unknown', thrown.code);
    }
  };
}
