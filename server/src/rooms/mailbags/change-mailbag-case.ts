import type { MailbagCaseRow } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import type { AuditedRecord } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { caseCommands } from './change-case.ts';
import { caseSource } from './mailbag-cases.queries.ts';
import { lockCase, setCase, type LockedCase } from './mailbags.store.ts';

/** A difference as commands see it. */
const caseRecord: AuditedRecord<'mailbag_cases', LockedCase, MailbagCaseRow> = {
  room: 'mailbag_cases',
  lock: ({ tx, viewer }, id) => lockCase(tx, viewer, id),
  auditSubject: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  notify: (context, { branch_id, other_branch_id }, id) => {
    for (const branchId of new Set([branch_id, other_branch_id]))
      context.publish({ topic: 'mailbag_case', branchId, payload: { id } });
  },
  read: ({ tx, viewer }, id) => readRow(tx, caseSource, viewer, id),
};

const commands = caseCommands({
  record: caseRecord,
  write: ({ tx, now }, id, change) => setCase(tx, id, change, now),
});

/** The caller answers for the difference from now on. */
export const ownCase = commands.own;
/**
 * Settles a difference. Refused: `second_person_needed` for the user who read the bag, and when the parcel's own history contradicts the settlement.
 */
export const settleCase = commands.settle;
