import { timingSafeEqual } from 'node:crypto';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import { noteReport } from './messages.store.ts';

/**
 * Accepts a provider's delivery report: delivered, or failed. The secret in the path authenticates it. A repeated report, one of a message that was
 * never sent, and one that contradicts an earlier delivery change nothing; the provider always gets the same answer.
 */
export async function takeReport(
  { db, now, services }: RequestContext,
  token: string,
  { id: key, status }: { readonly id: string; readonly status: 'delivered' | 'failed' },
): Promise<{ message: string } | Refusal> {
  const { reportToken } = services.settings.smsGateway;
  if (reportToken === undefined || !timingSafeEqual(tokenHash(token), tokenHash(reportToken)))
    return refuse('not_found');
  await noteReport(db, now, key, status);
  return { message: 'ok' };
}
