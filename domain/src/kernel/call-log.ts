/** Days for which calls are kept. */
export const apiCallDays = 30;
/** Characters kept of each request and response body. */
const keptSigns = 4_000;

/** Fields whose values are never stored, at any level and in any spelling. */
const secrets = /(?:secret|password|token|authorization|api_?key)$|^(?:hash|pickup_code)$/i;
/** Matches a key, a token or a webhook secret inside a text: programs put them in the wrong place. */
const secretTexts = /wb_(?:live|test)_[0-9A-Za-z]+|whsec_[0-9A-Za-z+/=_-]+|Bearer\s+[\w.~+/-]+=*/gi;
const blackened = '•••';

const withoutSecrets = (text: string): string => text.replace(secretTexts, blackened);

/**
 * Returns the part of a body that is stored: without secrets and cut to a maximum length; null without a body.
 *
 * @example keptBody({ name: 'x', secret: 'wb_live_…' }) === '{"name":"x","secret":"•••"}'
 */
export function keptBody(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  const black = (key: string, value: unknown): unknown => {
    if (secrets.test(key)) return blackened;
    return typeof value === 'string' ? withoutSecrets(value) : value;
  };
  const text = JSON.stringify(body, black) ?? '';
  return text.length > keptSigns ? `${text.slice(0, keptSigns)}…` : text;
}

/** Returns a path without its query, which may name people. */
export const keptPath = (url: string): string => withoutSecrets(url.split('?')[0] ?? '').slice(0, 300);

/** Outcomes of a call. */
export const answerKinds = ['done', 'refused', 'failed'] as const;
export type AnswerKind = (typeof answerKinds)[number];
export const answerRanges: Readonly<Record<AnswerKind, readonly [from: number, to: number]>> = {
  done: [200, 399],
  refused: [400, 499],
  failed: [500, 599],
};
