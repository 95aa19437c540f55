import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { agentType, isProvider } from '@waybill/domain/kernel/user-types.ts';
import { decideTicket, sideOf, type TicketFacts } from '@waybill/domain/rooms/support-tickets/decide-ticket.ts';
import type { SupportTicketCommand } from '@waybill/domain/rooms/support-tickets/support-ticket-states.ts';
import type { newTicketForm, ticketMessageForm } from '@waybill/domain/rooms/support-tickets/ticket-forms.ts';
import { branchDesk, providerDesk, ticketSourceOf } from '@waybill/domain/rooms/support-tickets/ticket-kinds.ts';
import type { SupportTicketDetail } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { answerRecord, changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { readSender } from '../customers/customers.door.ts';
import { keepFile } from '../files/files.door.ts';
import { queueAnswerMessage } from '../messages/merchant-messages.door.ts';
import { supportTicketRecord, notifyTicketBranches, notifyProvider } from './support-ticket.record.ts';
import { readAskingMerchant, readTicket } from './support-tickets.queries.ts';
import { findClearanceId, findLabelId, readBranchType } from './ticket-about.queries.ts';
import {
  authorOf,
  insertMessage,
  insertTicket,
  keepTicketSeen,
  markReadByProgram,
  lockTicket,
  setTicketState,
  type LockedTicket,
} from './support-tickets.store.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type NewTicketValues = FormValues<typeof newTicketForm>;

async function keepFiles(
  context: CommandContext,
  files: readonly FileFacts[],
  branchId: number | null,
): Promise<number[]> {
  const ids: number[] = [];
  for (const file of files)
    ids.push(await keepFile(context, file, { field: 'files', room: 'support_tickets', branchId }));
  return ids;
}

/**
 * Raises a ticket in the name of the current branch. Refused: `ticket_desk_branch` when no branch is named where one is asked, `ticket_desk_program` for a desk
 * that does not serve the program or merchant that asks, `ticket_about_unknown` for what
 * the viewer does not see. The provider's people answer tickets and raise none.
 */
export async function createTicket(
  context: CommandContext,
  values: NewTicketValues,
): Promise<{ data: SupportTicketDetail } | Refusal> {
  const { tx, viewer, now } = context;
  if (isProvider(viewer)) return refuse('missing_permission');
  const { type, priority, desk, subject, text, about_branch_id } = values;
  const fromOutside = isOutside(viewer);
  const to_branch_id = desk !== branchDesk ? null : (values.to_branch_id ?? (fromOutside ? viewer.branchId : null));
  // Programs and merchants ask those who serve them: their own branch, or head office.
  if (fromOutside && (desk === providerDesk || (to_branch_id !== null && to_branch_id !== viewer.branchId)))
    return refuse('ticket_desk_program', { fields: { desk: [{ code: 'ticket_desk_program' }] } });
  if (desk === branchDesk && !(await readBranchType(tx, to_branch_id)))
    return refuse('ticket_desk_branch', { fields: { to_branch_id: [{ code: 'ticket_desk_branch' }] } });
  const about = await findAbout(context, values);
  if (isRefusal(about)) return about;
  const branch_id = viewer.branchId;
  const ofAgent = viewer.userType === agentType || (await readBranchType(tx, branch_id)) === agentType;
  const ticket = await insertTicket(
    tx,
    {
      type,
      priority,
      desk,
      to_branch_id,
      branch_id,
      subject,
      about_branch_id,
      source: ticketSourceOf({ outside: fromOutside || ofAgent }),
      ...about,
    },
    { by: authorOf(viewer), about: [values.tracking_code ?? '', values.clearance_no ?? ''], now },
  );
  const fileIds = await keepFiles(context, values.files, branch_id);
  await insertMessage(tx, ticket.id, { by: authorOf(viewer), side: 'raiser', what: 'create', text, fileIds }, now);
  context.audit({
    room: 'support_tickets',
    record: ticket.id,
    name: ticket.number,
    action: 'create',
    branchId: branch_id,
    after: { type, priority, desk, to_branch_id, subject, text },
  });
  notifyTicketBranches(context, ticket, ticket.id);
  await notifyProvider(context, ticket);
  return answerRecord(await readTicket(tx, viewer, ticket.id, now));
}

type About = Pick<TableRow<'support_ticket'>, 'label_id' | 'customer_id' | 'clearance_id'>;

/**
 * Finds the record that a new ticket is about by the typed code; only among records that the viewer sees, so that a ticket does not reveal what
 * exists elsewhere.
 */
async function findAbout({ tx, viewer }: CommandContext, values: NewTicketValues): Promise<About | Refusal> {
  const unknown = (field: keyof NewTicketValues) =>
    refuse('ticket_about_unknown', { fields: { [field]: [{ code: 'ticket_about_unknown' }] } });
  const code = values.tracking_code?.replaceAll(' ', '').toUpperCase() ?? null;
  const label = code === null ? null : await findLabelId(tx, viewer, code);
  if (code !== null && label === null) return unknown('tracking_code');
  const { clearance_no, about_branch_id } = values;
  const customer_id = values.customer_id ?? viewer.customerId ?? null;
  const own = customer_id === viewer.customerId;
  if (customer_id !== null && !own && !(can(viewer, 'customer.view') && (await readSender(tx, viewer, customer_id))))
    return unknown('customer_id');
  const clearance = clearance_no === null ? null : await findClearanceId(tx, viewer, clearance_no.toUpperCase());
  if (clearance_no !== null && clearance === null) return unknown('clearance_no');
  if (about_branch_id !== null && !(await readBranchType(tx, about_branch_id))) return unknown('about_branch_id');
  return { label_id: label, customer_id, clearance_id: clearance };
}

/** Returns the facts of a locked ticket on which the rules decide. */
export const ticketFactsOf = (viewer: SessionViewer, row: LockedTicket): TicketFacts => ({
  status: row.status,
  desk: row.desk,
  createdBy: row.created_by,
  coversFrom: covers(viewer, row.branch_id),
  coversTo: covers(viewer, row.to_branch_id),
  endedAt: row.ended_at,
});

/**
 * One side writes, or ends the ticket: both see it at once. Refused: `ticket_moved` when somebody wrote since the ticket was read, which nobody answers
 * unseen; `ticket_other_side`; `ticket_reopen_late`.
 */
export function changeTicket(
  context: CommandContext,
  command: SupportTicketCommand,
  id: number,
  message: FormValues<typeof ticketMessageForm> | null,
): Changed<SupportTicketDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, supportTicketRecord, id, {
    command,
    ...(message ? { reason: message.text } : {}),
    decide: (row) => {
      const state = decideTicket(viewer, ticketFactsOf(viewer, row), command, now);
      if (isRefusal(state) || message === null || message.version === row.version) return state;
      return refuse('ticket_moved');
    },
    set: async (state, row) => {
      const side = sideOf(viewer, ticketFactsOf(viewer, row)) ?? 'raiser';
      const fileIds = message ? await keepFiles(context, message.files, row.branch_id) : [];
      const entry = { by: authorOf(viewer), side, what: command, text: message?.text ?? null, fileIds };
      const event = await insertMessage(tx, id, entry, now);
      const asking = side === 'desk' ? await readAskingMerchant(tx, id) : null;
      if (asking !== null) await queueAnswerMessage(tx, { event, customer: asking }, now);
      await setTicketState(tx, row, state, { bySide: side, now });
      await notifyProvider(context, row);
    },
  });
}

/** Somebody of the side that raised it has looked: it is seen by them, not by their colleagues. For anybody else nothing changes. */
export async function seeTicket(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, viewer } = context;
  const row = await lockTicket(tx, viewer, id);
  if (!row) return refuse('not_found');
  if (sideOf(viewer, ticketFactsOf(viewer, row)) !== 'raiser') return { message: 'ok' };
  await (viewer.key ? markReadByProgram(tx, id) : keepTicketSeen(tx, id, viewer.id));
  notifyTicketBranches(context, row, id);
  return { message: 'ok' };
}
