import type { Say } from '../../kernel/i18n.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';

/** Why a second person has to approve: the sum alone, or together with what the merchant was paid today. */
export function secondPersonText(
  say: Say,
  kyat: (amount: number) => string,
  { approval_limit, paid_today }: { readonly approval_limit: number; readonly paid_today: number },
): string {
  if (approval_limit === 0) return say(commonWords.secondPersonMustApprove);
  const limit = kyat(approval_limit);
  return paid_today > 0
    ? say(words.secondPersonToday, { sum: kyat(paid_today), limit })
    : say(words.secondPerson, { limit });
}
