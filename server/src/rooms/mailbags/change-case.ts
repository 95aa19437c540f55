import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { caseLife, decideCase, type CaseFacts, type CaseRights } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { settleCaseForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import { changeRecord, type Changed, type AuditedRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import type { MailbagCaseChange } from './mailbags.store.ts';

/** A difference, whatever it was found in, as its commands lock it. */
type LockedDifference = CaseFacts & { readonly owner_staff_id: number };

/** Parts of a room of differences that differ by room. */
interface Differences<Row extends LockedDifference, Detail> {
  readonly record: AuditedRecord<'mailbag_cases' | 'handover_cases', Row, Detail>;
  readonly write: (context: CommandContext, id: number, change: MailbagCaseChange) => Promise<void>;
  readonly rights?: CaseRights;
}

/** The commands on differences: somebody answers for one from now on, and somebody without a hand in it settles it by what its parcel's history shows. */
export function caseCommands<Row extends LockedDifference, Detail>({
  record,
  write,
  rights,
}: Differences<Row, Detail>) {
  return {
    own: (context: CommandContext, id: number): Changed<Detail> =>
      changeRecord(context, record, id, async ({ status, owner_staff_id }) => {
        const next = nextState(caseLife, status, 'own');
        if (isRefusal(next)) return next;
        const { id: owner } = context.viewer;
        await write(context, id, { owner_staff_id: owner });
        return { action: 'own', before: { owner_staff_id }, after: { owner_staff_id: owner } };
      }),
    settle: (
      context: CommandContext,
      id: number,
      { outcome, note }: FormValues<typeof settleCaseForm>,
    ): Changed<Detail> =>
      changeRecord(context, record, id, async (row) => {
        const { viewer, now } = context;
        const status = decideCase(viewer, row, outcome, rights);
        if (isRefusal(status)) return status;
        const refused = await refuseSamePerson(context, [row.opened_by, row.gave_by]);
        if (refused) return refused;
        await write(context, id, { status, outcome, note, settled_by: viewer.id, settled_at: now });
        return { action: 'settle', before: { status: row.status }, after: { status, outcome, note } };
      }),
  };
}
