import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type FeedbackState = 'open' | 'in_hand' | 'closed';
export const feedbackCommands = ['take', 'close'] as const;
export type FeedbackCommand = (typeof feedbackCommands)[number];

const works: Permission = 'feedback.work';

/** Life of feedback (decisions 11): open, in hand, closed with what was done. */
export const feedbackLife = lifecycle<FeedbackState, FeedbackCommand, Permission>({
  initial: 'open',
  states: { open: { tone: 'attention' }, in_hand: { tone: 'info' }, closed: { tone: 'success', final: true } },
  commands: {
    take: { from: ['open'], to: 'in_hand', permission: works },
    close: { from: ['open', 'in_hand'], to: 'closed', permission: works },
  },
});
/** Nobody works on it yet; the top bar counts these. */
export const openFeedback: FeedbackState = feedbackLife.initial;
