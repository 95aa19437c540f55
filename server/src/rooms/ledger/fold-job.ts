import type { Job, JobTools } from '../../kernel/jobs.ts';
import { foldBalances } from './balances.store.ts';

/** Runs every night, before the first truck is unloaded in Yangon (03:10). */
export function foldJob({ db }: JobTools): Job {
  return { name: 'fold-balances', cron: '40 20 * * *', work: () => foldBalances(db) };
}
