import type { Problem } from '../../kernel/refusal.ts';
import { fillBody, type BodyValues } from './gateway-body.ts';
import type { ChatChannel } from './message-channels.ts';
import { outcomeOfAnswer, type TryOutcome } from './sending.ts';

interface ChatProvider {
  /** Path after the address of the provider; `{account}` is the operator's account. */
  readonly path: string;
  /** Header with the token; `{token}` is filled in. */
  readonly header: { readonly name: string; readonly value: string };
  /** Body of a request until the operator changes it. */
  readonly body: string;
  readonly account: RegExp;
  outcomeOf(answer: unknown): TryOutcome | null;
}

/** Codes of Viber's answers that do not refuse the message for good: internal failure and timeout may have accepted it. */
const viberUnknown: readonly unknown[] = [1, 7];
const viberAlreadySent = 12;
/** WhatsApp's codes for too many requests, and for a service that is away. */
const whatsappBusy: readonly unknown[] = [4, 80_007, 130_429, 131_016, 131_048, 131_056];

const at = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    value,
  );

const providers: Readonly<Record<ChatChannel, ChatProvider>> = {
  viber: {
    path: '',
    header: { name: 'x-viber-auth-token', value: '{token}' },
    body: '{"service_id":{account},"dest":"{to}","type":206,"label":"transaction","message":{"#txt":"{text}","#tracking_data":"{id}"}}',
    account: /^\d{1,12}$/,
    outcomeOf(answer) {
      const status = at(answer, 'status');
      if (status === 0 || status === viberAlreadySent) return 'sent';
      if (typeof status !== 'number') return null;
      return viberUnknown.includes(status) ? 'unknown' : 'refused';
    },
  },
  whatsapp: {
    path: '/{account}/messages',
    header: { name: 'authorization', value: 'Bearer {token}' },
    body: '{"messaging_product":"whatsapp","to":"{to}","type":"template","template":{"name":"waybill_message","language":{"code":"en"},"components":[{"type":"body","parameters":[{"type":"text","text":"{text}"}]}]},"biz_opaque_callback_data":"{id}"}',
    account: /^\d{1,20}$/,
    outcomeOf(answer) {
      if (typeof at(answer, 'messages', 0, 'id') === 'string') return 'sent';
      const code = at(answer, 'error', 'code');
      if (typeof code !== 'number') return null;
      return whatsappBusy.includes(code) ? 'not_taken' : 'refused';
    },
  },
};

export const firstBody = (channel: ChatChannel): string => providers[channel].body;

interface ChatAccount {
  readonly account: string;
  readonly token: string;
  readonly body_template: string | null;
}

export interface ChatRequest {
  readonly path: string;
  readonly header: { readonly name: string; readonly value: string };
  readonly body: string;
  readonly type: string;
}

/** Returns the request that gives a message to a provider; `path` follows the provider's address. */
export function chatRequest(
  channel: ChatChannel,
  { account, token, body_template }: ChatAccount,
  { to, text, id }: BodyValues,
): ChatRequest {
  const { path, header, body } = providers[channel];
  // A template parameter may not have line ends or many spaces, and both read as well without them.
  const oneLine = text.replace(/\s+/g, ' ');
  return {
    path: path.replace('{account}', account),
    header: { name: header.name, value: header.value.replace('{token}', token) },
    ...fillBody(withAccount(body_template ?? body, account), { to: internationalDigits(to), text: oneLine, id }),
  };
}

const withAccount = (template: string, account: string): string => template.replaceAll('{account}', account);

/**
 * Returns a Myanmar mobile number as these providers want it.
 *
 * @example internationalDigits('09791234567') === '959791234567'
 */
const internationalDigits = (phone: string): string => `95${phone.slice(1)}`;

/** Returns what an answer of the provider means. The HTTP status decides where the answer has no code. */
export function chatOutcome(channel: ChatChannel, status: number, body: string): TryOutcome {
  const meaning = providers[channel].outcomeOf(parsed(body));
  if (meaning !== null) return meaning;
  return status >= 200 && status < 300 ? 'unknown' : outcomeOfAnswer(status, body, null);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}

/** Returns the problem of a request body for a chat provider, or null: JSON with recipient and text. */
export function chatBodyProblem(template: string): Problem | null {
  const filled = withAccount(template, '1');
  if (!filled.includes('{to}') || !filled.includes('{text}'))
    return { code: 'gap_unknown', values: { gap: '{to} {text}', gaps: '{to} {text} {id} {account}' } };
  return parsed(fillBody(filled, { to: '', text: '', id: '' }).body) === null ? { code: 'text_invalid' } : null;
}

export const isAccountOf = (channel: ChatChannel, account: string): boolean => providers[channel].account.test(account);
