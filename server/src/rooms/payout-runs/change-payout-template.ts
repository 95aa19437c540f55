import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { PayoutTemplateValues } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import {
  decidePayoutTemplate,
  type PayoutTemplateStep,
} from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import type { PayoutTemplateDetail } from '@waybill/contract/rooms/payout-runs/payout-templates.contract.ts';
import { changeState, createRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import {
  insertTemplate,
  lockPayoutTemplate,
  setTemplate,
  type LockedPayoutTemplate,
} from './payout-templates.store.ts';
import { readPayoutTemplate } from './payout-templates.queries.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';

/** Templates of banks' files, for commands; they belong to the whole operator. */
const payoutTemplateRecord = topicRecord<'payout_templates', LockedPayoutTemplate, PayoutTemplateDetail>({
  room: 'payout_templates',
  topic: 'payout_run',
  lock: ({ tx }, id) => lockPayoutTemplate(tx, id),
  auditSubject: ({ name }) => ({ name, branchId: null }),
  read: ({ tx, viewer, now }, id) => readPayoutTemplate(tx, viewer, id, now),
});

/** Proposes a template. The one of its name stays in use until another person confirms this one. Refused: `duplicate` while another waits. */
export async function createPayoutTemplate(
  context: CommandContext,
  values: PayoutTemplateValues,
): Promise<{ data: PayoutTemplateDetail } | Refusal> {
  const id = await insertTemplate(context.tx, values, { by: context.viewer.id, now: context.now });
  if (id === null) return refuse('duplicate', { fields: { name: [{ code: 'duplicate' }] } });
  return createRecord(context, payoutTemplateRecord, id, { name: values.name, branchId: null, after: values });
}

/** Confirms or denies a proposed template, or ends the use of one. Refused: `second_person_needed`, `not_independent`, `changed_meanwhile`. */
export function stepPayoutTemplate(
  context: CommandContext,
  command: PayoutTemplateStep,
  id: number,
  version: number,
): Changed<PayoutTemplateDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, payoutTemplateRecord, id, {
    command,
    decide: async (template) => {
      if (template.version !== version) return refuse('changed_meanwhile');
      const by_another = await confirmedByAnother(tx, template.proposed_by, viewer.id, now);
      return decidePayoutTemplate(viewer, { ...template, by_another }, command);
    },
    set: (status, template) => setTemplate(tx, template, status, { by: viewer.id, now }),
  });
}
