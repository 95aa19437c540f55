import { sql, type RawBuilder } from 'kysely';
import { countsCashTransfers } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { shiftAt, shiftLife } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const sentEvent: JournalEvent = 'sent';

/** Condition: bags `h` that branches have sent, by a person other than the viewer, and that the viewer may have to count blind (decisions 5). */
function bags(viewer: SessionViewer): RawBuilder<boolean> {
  return countsCashTransfers(viewer)
    ? sql<boolean>`h.status = ${handoverLife.at.active} and h.counted is null and h.giver_staff_id is null and h.created_by <> ${viewer.id}`
    : sql<boolean>`false`;
}

/** Condition: journal `j` of such a bag, hidden until the count from people who may count it. */
export function isUncounted(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`(j.event = ${sentEvent} and exists (select 1 from cash_handover h where h.id = j.handover_id and ${bags(viewer)}))`;
}

/** Selects the days of such journals; null for viewers who may read everything that was sent. */
export function uncountedDays(viewer: SessionViewer): RawBuilder<unknown> | null {
  return countsCashTransfers(viewer)
    ? sql`select j.business_date from cash_handover h join journal j on j.handover_id = h.id and j.event = ${sentEvent} where ${bags(viewer)}`
    : null;
}

/** Condition: the till of the viewer's own branch is being handed over to the next shift, so that they may be its second counter. */
function shift(viewer: SessionViewer, branchId: RawBuilder<unknown>): RawBuilder<boolean> {
  return can(viewer, shiftLife.commands.count.permission)
    ? sql<boolean>`(${branchId} = ${viewer.branchId} and exists (select
        from shift_handover f
        where f.branch_id = ${branchId} and f.status = ${shiftAt.open}))`
    : sql<boolean>`false`;
}

/** Condition: a bag of this branch is in transit, or its till is being counted. Then the balance of its till would reveal the expected count. */
export function hasUncounted(viewer: SessionViewer, branchId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select 1 from cash_handover h where h.branch_id = ${branchId} and ${bags(viewer)}) or ${shift(viewer, branchId)})`;
}
