import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows messages: the list, a single one, those of a parcel. */
export const showMessages: readonly Fresh[] = ['messages.list', 'messages.detail', 'messages.ofLabel'];
export const showOptOuts: readonly Fresh[] = ['message_opt_outs.list'];
