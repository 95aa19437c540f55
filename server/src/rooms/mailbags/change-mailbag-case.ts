import { after } from '@waybill/domain/kernel/lifecycle.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { caseLife, decideCase } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { settleCaseForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import type { CaseRow } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { changeRecord, type Changed, type RecordKind } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { caseSource } from './mailbag-cases.queries.ts';
import { lockCase, setCaseOwner, setSettled, type LockedCase } from './mailbags.store.ts';

/** A difference as commands see it. */
const caseRecord: RecordKind<'mailbag_cases', LockedCase, CaseRow> = {
  room: 'mailbag_cases',
  lock: ({ tx, viewer }, id) => lockCase(tx, viewer, id),
  line: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  tell: (context, { branch_id, other_branch_id }, id) => {
    for (const branchId of new Set([branch_id, other_branch_id]))
      context.publish({ topic: 'mailbag_case', branchId, payload: { id } });
  },
  read: ({ tx, viewer }, id) => readRow(tx, caseSource, viewer, id),
};

/** The caller answers for the difference from now on. */
export function ownCase(context: CommandContext, id: number): Changed<CaseRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, caseRecord, id, async ({ status, owner_staff_id }) => {
    const next = after(caseLife, status, 'own');
    if (isRefusal(next)) return next;
    await setCaseOwner(tx, id, viewer.id, now);
    return { action: 'own', before: { owner_staff_id }, after: { owner_staff_id: viewer.id } };
  });
}

/** Settles a difference. Refused: `second_person_needed` for whoever read the bag, and when the parcel's own history does not show what is said of it. */
export function settleCase(
  context: CommandContext,
  id: number,
  { outcome, note }: FormValues<typeof settleCaseForm>,
): Changed<CaseRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, caseRecord, id, async (row) => {
    const status = decideCase(viewer, row, outcome);
    if (isRefusal(status)) return status;
    await setSettled(tx, id, { status, outcome, note, by: viewer.id }, now);
    return { action: 'settle', before: { status: row.status }, after: { status, outcome, note } };
  });
}
