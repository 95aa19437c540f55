import { sql } from 'kysely';
import { handoverCollectionLife } from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { currentStatuses, labelStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { caseLife } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { mailbagLife } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { runSheetLife } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import type { OpenWorkKind } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import type { OpenWork } from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import type { Database } from '../../kernel/services.ts';

/** Statuses in which a parcel lies at a branch, or waits there to be accepted: neither on the road, nor on the street, nor at its end. */
const atCounter = currentStatuses.filter((status) => {
  const { moving, street, final } = labelStatuses[status];
  return moving !== true && street !== true && final !== true;
});
const onStreet = currentStatuses.filter((status) => labelStatuses[status].street === true);

/** Reads the open work of a branch (G-03): its parcels by status, and everything else that the next shift has to finish. */
export async function readOpenWork(db: Database, branchId: number): Promise<OpenWork> {
  const { rows: parcels } = await sql<OpenWork['parcels'][number]>`
    select status, count(*)::int as n
    from label_state
    where holder_branch_id = ${branchId} and status = any(${atCounter}::text[]) and closed_at is null
    group by status
    order by n desc, status`.execute(db);
  const { rows } = await sql<Record<OpenWorkKind, number>>`
    select
      (select count(*)::int from label_state
        where holder_branch_id = ${branchId} and status = any(${onStreet}::text[]) and closed_at is null) as street,
      (select count(*)::int from mailbag where holder_branch_id = ${branchId} and status <> ${mailbagLife.at.complete}) as bags,
      (select count(*)::int from run_sheet
        where branch_id = ${branchId} and status = any(${[runSheetLife.at.active, runSheetLife.at.hand_over]}::text[])) as run_sheets,
      (select count(*)::int from handover_collection
        where branch_id = ${branchId} and status = ${handoverCollectionLife.at.active}) as parcel_handovers,
      (select count(*)::int from cash_handover
        where branch_id = ${branchId} and status = ${handoverLife.at.active}) as cash_handovers,
      ((select count(*) from mailbag_case where branch_id = ${branchId} and status = ${caseLife.at.open})
        + (select count(*) from handover_case where branch_id = ${branchId} and status = ${caseLife.at.open})
        + (select count(*) from run_sheet
          where branch_id = ${branchId} and status = ${runSheetLife.at.active} and counted is not null))::int as differences,
      (select count(*)::int from exception_scan where branch_id = ${branchId} and settled_at is null) as scans`.execute(
    db,
  );
  return { parcels, open: rows[0] as Record<OpenWorkKind, number> };
}
