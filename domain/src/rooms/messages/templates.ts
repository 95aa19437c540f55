import { defaultLocale, type Locale } from '../../kernel/locale.ts';
import { sayKyat } from '../../kernel/money.ts';
import type { Problem } from '../../kernel/refusal.ts';
import { reasonExample } from '../labels/label-kinds.ts';
import { messagePurposes, templateSegmentsMax, type MessageGap, type MessagePurpose } from './message-purposes.ts';
import { smsLength } from './segments.ts';

/** Placeholder values of a preview, of usual length. */
const gapExamples = {
  code: 'EX473124829XM',
  sender: 'Shwe Shop',
  receiver: 'Daw Khin Mar',
  link: 'https://waybill.example/t/EX473124829XM',
  answer_link: 'https://waybill.example/answer/EX473124829XM/k7f3-m9q2-w4x8',
  courier: 'Ko Aung',
  phone: '09791234567',
  gate: 'Elite Express',
  slip: '40127',
  day: '21-11-2026',
  number: 'EMO-26-000123',
  pickup_code: '••••••',
  hand_over_code: '••••••',
  person: 'Ko Aung',
  half_code: '••••-••••',
  sign_in_code: '••••••',
  shop: 'Shwe Shop',
  accepted: '1,240',
  delivered: '1,105',
  failed: '64',
  late: '31',
} as const satisfies Partial<Record<MessageGap, string>>;

const gapText = /\{(\w+)\}/g;

/**
 * Fills in a text's placeholders. @example fillTemplate('{code}: {sender}', { code: 'A', sender: 'B' }) === 'A: B'
 *
 * @example fillTemplate('{code}: {sender}', { code: 'A', sender: 'B' }) === 'A: B'
 */
export function fillTemplate(text: string, values: Readonly<Partial<Record<MessageGap, string>>>): string {
  return text
    .replace(gapText, (_, gap: string) => values[gap as MessageGap] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * Returns the query that opens a link's page in the message's language; empty for the most common language, because each character counts.
 *
 * @example linkLanguage('en') === '?lang=en'
 */
export const linkLanguage = (locale: Locale): string => (locale === defaultLocale ? '' : `?lang=${locale}`);

/** Returns a text with typical values. */
export function previewOf(text: string, locale: Locale): string {
  const { link, answer_link } = gapExamples;
  const more = linkLanguage(locale);
  const inLocale: Readonly<Record<MessageGap, string>> = {
    ...gapExamples,
    link: `${link}${more}`,
    answer_link: `${answer_link}${more}`,
    amount: sayKyat(48_000, locale),
    cod: sayKyat(48_200_000, locale),
    reason: reasonExample[locale],
  };
  return fillTemplate(text, inLocale);
}

/**
 * Returns the problem of a purpose's text, or null: an unknown placeholder, a stray brace, too many segments.
 *
 * @example templateProblem('delivered', 'Hello {kourier}', 'en') // { code: 'gap_unknown', values: { gap: '{kourier}', gaps: '{code} …' } }
 */
export function templateProblem(purpose: MessagePurpose, text: string, locale: Locale): Problem | null {
  const { gaps } = messagePurposes[purpose];
  const known = gaps.map((gap) => `{${gap}}`).join(' ');
  for (const [whole, gap] of text.matchAll(gapText))
    if (!(gaps as readonly string[]).includes(gap as string))
      return { code: 'gap_unknown', values: { gap: whole, gaps: known } };
  if (/[{}]/.test(text.replace(gapText, ''))) return { code: 'gap_open', values: { gaps: known } };
  return smsLength(previewOf(text, locale)).segments > templateSegmentsMax
    ? { code: 'segments_max', values: { max: templateSegmentsMax } }
    : null;
}
