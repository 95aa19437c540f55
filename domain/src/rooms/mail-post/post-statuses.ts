import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { searchKey } from '../../kernel/text.ts';
import type { PostResult } from './post-results.ts';

/** Meanings of a status: a result, or that the parcel is still on its way. */
export const postMeanings = ['delivered', 'returned', 'moving'] as const satisfies readonly (PostResult | 'moving')[];
export type PostMeaning = (typeof postMeanings)[number];

/** A status as a post prints it, and its meaning. */
export const postStatusForm = form({
  post: rule.text({ required: true, max: 60 }),
  status_text: rule.text({ required: true, max: 200 }),
  post_result: rule.select({ options: postMeanings, required: true }),
});
export type PostStatusValues = FormValues<typeof postStatusForm>;

/** Returns the letters and digits by which a status is compared. Endings of a Burmese sentence change nothing. */
export const statusKeyOf = (text: string): string =>
  searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?:ပါပြီ|ပါသည်|ပါတယ်|ပါ|သည်|ဖြစ်သည်)$/, '');

/** Meanings by the key of the status; null where posts print the same words for different things. */
export type StatusTable = ReadonlyMap<string, PostMeaning | null>;

/** Joins the statuses of all posts to one table. */
export function statusTableOf(rows: readonly Pick<PostStatusValues, 'status_text' | 'post_result'>[]): StatusTable {
  const table = new Map<string, PostMeaning | null>();
  for (const { status_text, post_result: meaning } of rows) {
    const key = statusKeyOf(status_text);
    const known = table.get(key);
    table.set(key, known === undefined || known === meaning ? meaning : null);
  }
  return table;
}

/** A place after the event, and a reason after a failed attempt, do not change that the parcel is on its way. */
const onItsWay =
  /^(?:(?:arrived|arrival|departed|departure|dispatched|received|accepted|held|sorted|posted|in transit)\s+(?:at|from|by|to|in|for)\s+(?!addressee|recipient|receiver|sender|customer).+|(?:undelivered|not delivered|unsuccessful delivery|delivery failed|attempted delivery|delivery attempted)\s*[-–:(,].+)$/i;

/**
 * Returns the meaning of a status of the mail post, matched as a whole; null for one that the table does not have, which changes nothing. An event of
 * the Universal Postal Union (EMI) may be printed before its name, with which it must agree.
 *
 * @example postResultOf('EMI - Final delivery', table) === 'delivered'
 * @example postResultOf('Unsuccessful delivery', table) === 'moving'
 */
export function postResultOf(text: string, table: StatusTable): PostMeaning | null {
  const meaningOf = (status: string) => table.get(statusKeyOf(status)) ?? null;
  const [, event = '', rest = ''] = /^\W*(E[A-Z]{2})\b[\s\-–:.()/]*(.*?)\W*$/s.exec(text) ?? [];
  const meaning = event === '' ? null : meaningOf(event);
  if (meaning !== null) return rest === '' || meaningOf(rest) === meaning ? meaning : null;
  const key = statusKeyOf(text);
  if (table.has(key)) return table.get(key) ?? null;
  return onItsWay.test(text.trim()) ? 'moving' : null;
}
