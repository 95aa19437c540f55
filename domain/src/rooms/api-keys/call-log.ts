/** For so many days calls are kept. */
export const apiCallDays = 30;
/** So many signs of what was sent and of what was answered are kept. */
const keptSigns = 4_000;

/** Fields whose value is nobody's to read again, wherever they stand and however a program writes them. */
const secrets = /(?:secret|password|token|authorization|api_?key)$|^(?:hash|pickup_code)$/i;
/** A key, a token or a secret of a webhook inside any text: programs put them in the wrong place. */
const secretTexts = /wb_(?:live|test)_[0-9A-Za-z]+|whsec_[0-9A-Za-z+/=_-]+|Bearer\s+[\w.~+/-]+=*/gi;
const blackened = '•••';

const withoutSecrets = (text: string): string => text.replace(secretTexts, blackened);

/**
 * What is kept of a body: without secrets, and cut where it is long. Null where there was none.
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

/** What is kept of an address: without its questions, which may name people. */
export const keptPath = (url: string): string => withoutSecrets(url.split('?')[0] ?? '').slice(0, 300);

/** Answers by what became of the call. */
export const answerKinds = ['done', 'refused', 'failed'] as const;
export type AnswerKind = (typeof answerKinds)[number];
export const answerRanges: Readonly<Record<AnswerKind, readonly [from: number, to: number]>> = {
  done: [200, 399],
  refused: [400, 499],
  failed: [500, 599],
};
