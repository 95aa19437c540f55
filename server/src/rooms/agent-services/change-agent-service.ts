import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  commissionOf,
  type askAgainForm,
  type askServiceForm,
  type confirmServiceForm,
  type denyServiceForm,
} from '@waybill/domain/rooms/agent-services/agent-service-forms.ts';
import {
  commissionKinds,
  type AgentService,
  type CommissionKind,
} from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { decideAgentService } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import type { AgentServiceRow } from '@waybill/contract/rooms/agent-services/agent-services.contract.ts';
import { changeRecord, createRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { agentServiceSource } from './agent-services.queries.ts';
import {
  requestAgain,
  beginTerm,
  endTerm,
  insertAgentService,
  isAgentBranch,
  lockAgentService,
  setDecided,
  type LockedAgentService,
  type Wanted,
} from './agent-services.store.ts';

/** Agent services, for commands. */
const agentServiceRecord = topicRecord<'agent_services', LockedAgentService, AgentServiceRow>({
  room: 'agent_services',
  topic: 'agent_service',
  lock: ({ tx, viewer }, id) => lockAgentService(tx, viewer, id),
  auditSubject: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRow(tx, agentServiceSource, viewer, id),
});

type Terms = FormValues<typeof askAgainForm>;

/** Returns the requested terms, or which of the two amounts is missing. */
function wantedOf({ viewer }: CommandContext, terms: Terms): Wanted | Refusal {
  const commission = commissionOf(terms);
  const commission_kind = terms.commission_kind as CommissionKind;
  const field = commission_kind === commissionKinds[0] ? 'commission_amount' : 'commission_percent';
  if (commission === null) return refuse('validation_failed', { fields: { [field]: [{ code: 'required' }] } });
  return { commission_kind, commission, note: terms.note, wanted_by: viewer.id };
}

const termsLine = ({ commission_kind, commission }: Pick<Wanted, 'commission_kind' | 'commission'>) => ({
  commission_kind,
  ...(commission_kind === commissionKinds[0] ? { commission_amount: commission } : { commission_percent: commission }),
});

/** Requests a service for the current branch. Refused: `not_an_agent` for the operator's own, `service_requested`. */
export async function askForService(
  context: CommandContext,
  { service, ...terms }: FormValues<typeof askServiceForm>,
): Promise<{ data: AgentServiceRow } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null || !(await isAgentBranch(tx, branchId))) return refuse('not_an_agent');
  const wanted = wantedOf(context, terms);
  if (isRefusal(wanted)) return wanted;
  const id = await insertAgentService(tx, { ...wanted, branch_id: branchId, service: service as AgentService }, now);
  if (id === null) return refuse('service_requested', { fields: { service: [{ code: 'service_requested' }] } });
  return createRecord(context, agentServiceRecord, id, {
    name: String(id),
    action: 'ask',
    branchId,
    after: { service, ...termsLine(wanted), note: wanted.note },
  });
}

/** Requests a denied service again. */
export function askForServiceAgain(context: CommandContext, id: number, terms: Terms): Changed<AgentServiceRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, agentServiceRecord, id, async (row) => {
    const status = decideAgentService(viewer, row, 'ask');
    if (isRefusal(status)) return status;
    const wanted = wantedOf(context, terms);
    if (isRefusal(wanted)) return wanted;
    await requestAgain(tx, id, status, wanted, now);
    return {
      action: 'ask',
      before: { status: row.status },
      after: { status, ...termsLine(wanted), note: wanted.note },
    };
  });
}

/**
 * Confirms the service as requested. Refused: `second_person_needed` for its requester, `not_independent` for an account that the requester could
 * have used, `day_past` for a day that is over, because no commission is earned before its confirmation.
 */
export function confirmService(
  context: CommandContext,
  id: number,
  { starts_on }: FormValues<typeof confirmServiceForm>,
): Changed<AgentServiceRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, agentServiceRecord, id, async (row) => {
    const status = decideAgentService(viewer, row, 'confirm');
    if (isRefusal(status)) return status;
    const refused = await refuseSamePerson(context, [row.wanted_by]);
    if (refused) return refused;
    if (starts_on < businessDate(now)) return refuse('day_past', { fields: { starts_on: [{ code: 'day_past' }] } });
    await setDecided(tx, id, status, { by: viewer.id, starts_on }, now);
    await beginTerm(tx, row, starts_on, viewer.id, now);
    return {
      action: 'confirm',
      before: { status: row.status },
      after: { status, service: row.service, ...termsLine(row), starts_on },
    };
  });
}

/** Denies a request; or, as a super role, ends a confirmed service, whose commission is in force until today. */
export function denyService(
  context: CommandContext,
  command: 'deny' | 'end',
  id: number,
  { reason }: FormValues<typeof denyServiceForm>,
): Changed<AgentServiceRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, agentServiceRecord, id, async (row) => {
    const status = decideAgentService(viewer, row, command);
    if (isRefusal(status)) return status;
    const refused = command === 'deny' ? await refuseSamePerson(context, [row.wanted_by]) : null;
    if (refused) return refused;
    await setDecided(tx, id, status, { by: viewer.id, reason }, now);
    if (command === 'end') await endTerm(tx, id, businessDate(now));
    return { action: command, before: { status: row.status }, after: { status, service: row.service, reason } };
  });
}
