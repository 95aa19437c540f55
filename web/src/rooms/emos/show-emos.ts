import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows something else after work with a money order. */
export const showEmos: readonly Fresh[] = ['emos.list', 'emos.count', 'emos.totals', 'emos.detail'];
