import { Star } from 'lucide-react';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { inboxKind } from '../../shell/inbox.ts';
import { inboxKindWords } from '../../shell/inbox-kinds.words.ts';

/** Open feedback by merchant (C-01). */
export const feedbackInbox = inboxKind<CallOutput<'feedbacks.count'>>({
  kind: 'feedback',
  icon: Star,
  needs: 'feedback',
  all: { name: 'feedback', search: { status: 'open' } },
  countOf: ({ data }) => data.reduce((sum, { count }) => sum + count, 0),
  latest: ({ data }, { say }) =>
    data.map(({ id, name, count }) => ({
      key: String(id),
      title: `${name ?? say(inboxKindWords.walkIn)}: ${count}`,
      target: { name: 'feedback', search: { status: 'open', ...(id === null ? {} : { merchant_id: String(id) }) } },
    })),
});
