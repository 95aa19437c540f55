import { providerDesk } from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import type { SupportTicketDetail } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readTicket } from './support-tickets.queries.ts';
import { lockTicket, readProviders, type LockedTicket } from './support-tickets.store.ts';

/** A ticket as commands see it. */
export const supportTicketRecord: AuditedRecord<'support_tickets', LockedTicket, SupportTicketDetail> = {
  room: 'support_tickets',
  lock: ({ tx, viewer }, id) => lockTicket(tx, viewer, id),
  auditSubject: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  notify: (context, row, id) => notifyTicketBranches(context, row, id),
  read: ({ tx, viewer, now }, id) => readTicket(tx, viewer, id, now),
};

/** Notifies the branch that raised the ticket, the one that answers it, and the person who raised it. */
export function notifyTicketBranches(
  context: CommandContext,
  { branch_id, to_branch_id, created_by }: Pick<LockedTicket, 'branch_id' | 'to_branch_id' | 'created_by'>,
  id: number,
): void {
  const topic = 'support_ticket';
  for (const branchId of new Set([branch_id, to_branch_id]))
    if (branchId !== null) context.publish({ topic, branchId, payload: { id } });
  if (created_by !== null) context.publish({ topic, staffId: created_by, payload: { id } });
}

/** The provider's people cover no branch, so each is told by name, of tickets to their desk alone. */
export async function notifyProvider(
  context: CommandContext,
  { desk, id }: Pick<LockedTicket, 'desk' | 'id'>,
): Promise<void> {
  if (desk !== providerDesk) return;
  for (const staffId of await readProviders(context.tx))
    context.publish({ topic: 'support_ticket', staffId, payload: { id } });
}
