import { fillBody } from '@waybill/domain/rooms/messages/gateway-body.ts';
import { outcomeOfAnswer, type TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import type { SmsGateway } from '../../kernel/settings.ts';
import type { Gateway } from './gateway.ts';
import type { MessageSettings } from './messages.store.ts';

/** So much of an answer is read and kept; a provider that never stops talking is not listened to. */
const answerMax = 2000;

/** What broke before anything was sent: another try is safe. */
const neverLeft: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

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
      const response = await fetch(inAddress ? `${url}${url.includes('?') ? '&' : '?'}${body}` : url, {
        method,
        headers: {
          'idempotency-key': key,
          ...(inAddress ? {} : { 'content-type': type }),
          ...(header ? { [header.name]: header.value } : {}),
        },
        ...(inAddress ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(shape.timeout_seconds * 1000),
      });
      const answer = await beginningOf(response);
      return tried(outcomeOfAnswer(response.status, answer, shape.sent_when), `${response.status} ${answer}`.trim());
    } catch (thrown) {
      const code = codeOf(thrown);
      return tried(neverLeft.includes(code) ? 'not_taken' : 'unknown', code);
    }
  };
}

async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  if (!response.body) return text;
  for await (const chunk of response.body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length >= answerMax) break;
  }
  return text.slice(0, answerMax).replaceAll('\u0000', '');
}

/** @example codeOf(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })) === 'ECONNREFUSED' */
function codeOf(thrown: unknown): string {
  const { name, cause } = thrown as { name?: string; cause?: { code?: string } };
  return cause?.code ?? (name === 'TimeoutError' ? 'timeout' : (name ?? 'error'));
}
