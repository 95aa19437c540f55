import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { repayForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { repaidPostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { lockBalance } from '../ledger/ledger.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { countRepaid, readDebtor } from './handovers.queries.ts';

interface Repaid {
  readonly staff_id: number;
  readonly owes: number;
  readonly journal_id: number;
}

/**
 * Repays missing cash: into the till of the current branch, deducted from the person's debt. The account is locked, so two cashiers cannot take the same debt
 * twice. Refused: `not_found` for a person whom the viewer does not cover, `second_person_needed` for one's own debt, `more_than_owed` with the amount owed,
 * `validation_failed` for a viewer without a branch, because there is no till.
 */
export async function repayShortage(
  context: CommandContext,
  { staff_id, amount, note }: FormValues<typeof repayForm>,
): Promise<{ data: Repaid } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null) return refuse('validation_failed', { fields: { branch_id: [{ code: 'select' }] } });
  const person = await readDebtor(context, staff_id);
  if (!person) return refuse('not_found');
  if (person.id === viewer.id) return refuse('second_person_needed');
  const refused = await refuseSamePerson(context, [person.id]);
  if (refused) return refused;
  const owed = await lockBalance(tx, accountRef('shortage:staff', { owner: person.id }));
  if (amount > owed) return refuse('more_than_owed', { values: { owed: Math.max(owed, 0) } });
  const repaid = await countRepaid(context, person.id);
  const [journal] = await writeJournals(tx, [
    {
      key: `repaid:${person.id}:${repaid + 1}`,
      event: 'repaid',
      at: now,
      branch_id: branchId,
      staff_id: person.id,
      note,
      postings: repaidPostings(person.id, branchId, amount),
    },
  ]);
  if (!journal) throw new Error('a repayment was not written');
  context.audit({
    room: 'handovers',
    record: person.id,
    name: person.name,
    action: 'repay',
    branchId,
    before: { owes: owed },
    after: { owes: owed - amount, amount, note },
  });
  context.publish({ topic: 'handover', branchId, payload: {} });
  return { data: { staff_id: person.id, owes: owed - amount, journal_id: journal.id } };
}
