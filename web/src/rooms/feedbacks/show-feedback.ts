import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows feedback: the list, a single one, the top bar. */
export const showFeedback: readonly Fresh[] = ['feedbacks.list', 'feedbacks.detail', '/api/feedback/count'];
