import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with what the mail post pays. */
export const showRemittances: readonly Fresh[] = ['remittances.list', 'remittances.detail', 'remittances.lines'];
