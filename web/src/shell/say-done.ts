import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Say } from '../kernel/i18n.tsx';

/** Participles that do not follow the rule of `participle`. */
const participles: Readonly<Record<string, string>> = {
  pay: 'paid',
  repay: 'repaid',
  send: 'sent',
  take: 'taken',
  give: 'given',
  leave: 'left',
  keep: 'kept',
  set: 'set',
  ban: 'banned',
  cancel: 'cancelled',
  stop: 'stopped',
  split: 'split',
  submit: 'submitted',
  write: 'written',
  put: 'put',
  make: 'made',
};
/** Results of buttons whose text has no verb. */
const results: Readonly<Record<string, string>> = {
  'Back to draft': 'turned back into a draft',
  'Do not send': 'will not be sent',
  'I take responsibility': 'responsibility taken',
  'New pick-up code': 'new pick-up code created',
  'Recall by sender': 'recalled by the sender',
  'Report missing': 'reported missing',
  'This one': 'matched',
  不发送: '不再发送',
  新取款码: '已生成新取款码',
};
/** First words after a verb that are not its object. */
const noObject = /^(?:again|aside|as|at|back|by|here|in|off|on|out|over|to|up|with|without)$/;
/** First words of buttons whose text is already a result, such as "Fee collected". */
const isResult = /^(?:Failed|Fee|Found|No|Not|Sender)\b/;

const participle = (verb: string): string =>
  participles[verb] ?? (verb.endsWith('e') ? `${verb}d` : verb.replace(/([^aeiou])y$/, '$1i') + 'ed');

function english(verb: string): string {
  if (isResult.test(verb)) return lowerFirst(verb);
  const [first = '', ...rest] = lowerFirst(verb).split(' ');
  const done = participle(first);
  if (rest[0] === 'and') return `${done} and ${english(rest.slice(1).join(' '))}`;
  if (rest.length === 0 || noObject.test(rest[0] as string)) return [done, ...rest].join(' ');
  return `${rest.join(' ').replace(/^(?:an?|the) /, '')} ${done}`;
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const inLanguage: Readonly<Record<Locale, (verb: string) => string>> = {
  en: english,
  mm: (verb) => verb.replace(/(?:မည်|ရန်|ပြီး)$/, 'ပြီးပါပြီ'),
  zh: (verb) => (/^(?:已|未|不|寄件人)/.test(verb) ? verb : `已${verb}`),
};

/** Returns what a command did, from the text of its button, such as "paid" from "Pay" and "ban lifted" from "Lift the ban". */
export function resultOf(verb: string, locale: Locale): string {
  return results[verb] ?? inLanguage[locale](verb);
}

/**
 * Returns the message after a command: what became of which record.
 *
 * @example sayDone(say, commonWords.pay, 'CLR-26-000149') === 'CLR-26-000149: paid'
 */
export function sayDone(say: Say, verb: Word, name: string | number): string {
  return say(commonWords.done, { name, done: resultOf(say.loose(verb), say.locale) });
}
