import { sql, type RawBuilder } from 'kysely';
import { countsTransfers } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { handoverAt } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const sentEvent: JournalEvent = 'sent';

/** Bags `h` that branches have sent, somebody else than the viewer did, and the viewer may have to count blind (decisions 5). */
function bags(viewer: SessionViewer): RawBuilder<boolean> {
  return countsTransfers(viewer)
    ? sql<boolean>`h.status = ${handoverAt.open} and h.counted is null and h.giver_staff_id is null and h.created_by <> ${viewer.id}`
    : sql<boolean>`false`;
}

/** Is this the journal `j` of such a bag? Until it is counted whoever may count it does not read it. */
export function isUncounted(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`(j.event = ${sentEvent} and exists (select 1 from cash_handover h where h.id = j.handover_id and ${bags(viewer)}))`;
}

/** Is a bag of this branch on its way? Then the balance of its till would reveal the amount in the bag. */
export function hasUncounted(viewer: SessionViewer, branchId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from cash_handover h where h.branch_id = ${branchId} and ${bags(viewer)})`;
}
