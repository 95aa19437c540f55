import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideTicket } from '@waybill/domain/rooms/support-tickets/decide-ticket.ts';
import type { ticketHandOnForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import { branchDesk } from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import { removeRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { supportTicketRecord, notifyTicketBranches, notifyProvider } from './support-ticket.record.ts';
import { authorOf, insertMessage, setTicketPlace, type LockedTicket } from './support-tickets.store.ts';
import { type TicketPlace, readDeskPeople } from './support-tickets.queries.ts';
import { readBranchType } from './ticket-about.queries.ts';
import { ticketFactsOf } from './write-ticket.ts';

/**
 * Hands a ticket on to another desk, or to one person of a desk, with a reason. The person who raised it, both desks and the new person are notified.
 * Only success is returned, because the person who handed it on may no longer see the ticket. Refused: `ticket_desk_branch`, `ticket_person` for a
 * person who does not answer there, `ticket_has_it` where it is already, `ticket_moved`.
 */
export function handOnTicket(
  context: CommandContext,
  id: number,
  { text, version, ...wish }: FormValues<typeof ticketHandOnForm>,
): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  return removeRecord(context, supportTicketRecord, id, async (row) => {
    // As after an escalation, the branch that was asked first goes on seeing what becomes of it.
    const place = { ...wish, to_branch_id: wish.desk === branchDesk ? wish.to_branch_id : row.to_branch_id };
    const state = decideTicket(viewer, ticketFactsOf(viewer, row), 'hand_on', now);
    if (isRefusal(state)) return state;
    if (version !== row.version) return refuse('ticket_moved');
    const refused = await placeProblem(context, row, place);
    if (refused) return refused;
    await insertMessage(tx, id, { by: authorOf(viewer), side: 'desk', what: 'hand_on', text, fileIds: [] }, now);
    await setTicketPlace(tx, row, state, place, now);
    notifyTicketBranches(context, { ...row, to_branch_id: place.to_branch_id }, id);
    for (const desk of new Set([row.desk, place.desk])) await notifyProvider(context, { id, desk });
    if (place.to_staff_id !== null)
      context.publish({ topic: 'support_ticket', staffId: place.to_staff_id, payload: { id } });
    const { desk, to_branch_id, to_staff_id } = row;
    return {
      action: 'hand_on',
      before: { desk, to_branch_id, to_staff_id },
      after: { ...place, reason: text },
    };
  });
}

async function placeProblem(
  { tx, viewer }: CommandContext,
  row: LockedTicket,
  place: TicketPlace,
): Promise<Refusal | null> {
  const { desk, to_branch_id, to_staff_id } = place;
  const wrong = (field: keyof TicketPlace, code: 'ticket_desk_branch' | 'ticket_person') =>
    refuse(code, { fields: { [field]: [{ code }] } });
  if (desk === branchDesk && !(await readBranchType(tx, to_branch_id)))
    return wrong('to_branch_id', 'ticket_desk_branch');
  if (desk === row.desk && to_branch_id === row.to_branch_id && to_staff_id === row.to_staff_id)
    return refuse('ticket_has_it');
  if (to_staff_id === null) return null;
  const people = await readDeskPeople(tx, viewer, place, row.created_by);
  return people.some((one) => one.id === to_staff_id) ? null : wrong('to_staff_id', 'ticket_person');
}
