import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type FeedbackState = 'open' | 'in_hand' | 'closed';
export const feedbackCommands = ['take', 'close'] as const;
export type FeedbackCommand = (typeof feedbackCommands)[number];

const works: Permission = 'feedback.work';

/** The life of feedback (decisions 11): open, in somebody's hand, closed with what was done. */
export const feedbackLife = lifecycle<FeedbackState, FeedbackCommand, Permission>({
  initial: 'open',
  states: { open: { tone: 'attention' }, in_hand: { tone: 'info' }, closed: { tone: 'success', final: true } },
  commands: {
    take: { from: ['open'], to: 'in_hand', permission: works },
    close: { from: ['open', 'in_hand'], to: 'closed', permission: works },
  },
});
export const feedbackStates = Object.keys(feedbackLife.states) as FeedbackState[];
/** Nobody has it in hand yet: what the top bar counts. */
export const openFeedback: FeedbackState = feedbackLife.initial;
