import { readDebtor, countRepaid, readHands } from './handovers.queries.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideWriteOff } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import type { writeOffForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { writtenOffPostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { lockBalance } from '../ledger/ledger.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';

interface WrittenOff {
  readonly staff_id: number;
  readonly owes: number;
  readonly journal_id: number;
}

/**
 * Writes off missing cash as the operator's loss (decisions 4.1). Refused: `not_found` for a person whom the viewer does not cover, `second_person_needed` for
 * one's own debt and for the people who counted the cash or named the debtor, `more_than_owed` with the amount owed.
 */
export async function writeOffShortage(
  context: CommandContext,
  { staff_id, amount, note }: FormValues<typeof writeOffForm>,
): Promise<{ data: WrittenOff } | Refusal> {
  const { tx, viewer, now } = context;
  const person = await readDebtor(context, staff_id);
  if (!person) return refuse('not_found');
  const hands = await readHands(context, person.id);
  const refused =
    decideWriteOff(viewer, { owner: person.id, hands }) ?? (await refuseSamePerson(context, [person.id, ...hands]));
  if (refused) return refused;
  const owed = await lockBalance(tx, accountRef('shortage:staff', { owner: person.id }));
  if (amount > owed) return refuse('more_than_owed', { values: { owed: Math.max(owed, 0) } });
  const before = await countRepaid(context, person.id);
  const [journal] = await writeJournals(tx, [
    {
      key: `written_off:${person.id}:${before + 1}`,
      event: 'written_off',
      at: now,
      branch_id: person.branch_id,
      staff_id: person.id,
      note,
      postings: writtenOffPostings(person.id, amount),
    },
  ]);
  if (!journal) throw new Error('a write-off was not written');
  context.audit({
    room: 'handovers',
    record: person.id,
    name: person.name,
    action: 'write_off',
    branchId: person.branch_id,
    before: { owes: owed },
    after: { owes: owed - amount, amount, note },
  });
  context.publish({ topic: 'handover', branchId: person.branch_id, payload: {} });
  return { data: { staff_id: person.id, owes: owed - amount, journal_id: journal.id } };
}
