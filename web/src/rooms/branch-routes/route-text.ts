import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';
import type { Say } from '../../kernel/i18n.tsx';
import { branchRoutePageWords as words } from './branch-route-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Returns the names of the branches on the route, or that it is direct. */
export function hopsText(hops: readonly Named[], say: Say, locale: Locale): string {
  if (hops.length === 0) return say(words.straight);
  const between = commonWords.comma[locale];
  return say(words.by, { branches: hops.map((hop) => localName(hop, locale)).join(between) });
}
