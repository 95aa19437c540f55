import { sql } from 'kysely';
import type { PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { runSheetLife, type RunSheetCommand } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { Moment } from './parcel-day.ts';
import type { Stage } from './stage.ts';

/** Run sheets of yesterday and today: couriers count their parcels in the morning; one counts another number, and one has not counted yet. */
export async function sheets({ stage, scene, now, last, eve }: Moment): Promise<void> {
  if (!last && !eve) return;
  for (const [at, branch] of scene.branches.entries()) {
    const clerk = branch.clerks[0] ?? branch.leads[0];
    if (!clerk) continue;
    for (const [number, courier] of branch.couriers.entries()) {
      const made = await stage.call(clerk, now, 'run_sheets.create', { body: { taker_id: courier.id } });
      if (!made) continue;
      const { id, loaded } = made.data;
      if (!loaded) {
        await stage.call(clerk, now, 'run_sheets.void', { params: { id } });
        continue;
      }
      if (last && at === 1 && number === 0) continue;
      await stage.call(courier, now, 'run_sheets.count', {
        params: { id },
        body: { parcels_counted: last && at === 2 && number === 0 ? loaded + 1 : loaded },
      });
      if (last) await partOne(stage, courier, now);
    }
  }
}

/** In the evening a sheet is closed when its parcels are all delivered or back and its cash is handed in. */
export async function closeSheets({ stage, scene, now, last, eve }: Moment): Promise<void> {
  if (!last && !eve) return;
  const { rows } = await sql<{ id: number; branch: number }>`
    select id, branch_id as branch from run_sheet where status = ${runSheetLife.at.hand_over} order by id`.execute(
    stage.app.waybill.db,
  );
  for (const { id, branch } of rows) {
    const place = scene.branches.find((one) => one.id === branch);
    const clerk = place?.clerks[0] ?? place?.leads[0];
    if (!clerk) continue;
    const params = { id };
    const { actions = [] } = (await stage.call(clerk, now, 'run_sheets.detail', { params }))?.data ?? {};
    if (actions.some(({ command, blocked }) => command === closes && blocked === null))
      await stage.call(clerk, now, 'run_sheets.close', { params });
  }
}

const closes: RunSheetCommand = 'close';

/** A receiver takes one of several pieces without charges: the courier splits the parcel, and has two of them. */
async function partOne(stage: Stage, courier: SessionViewer, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select l.id
    from label_state s
    join label l on l.id = s.label_id
    where s.holder_staff_id = ${courier.id} and s.status = ${onTheWay} and l.pieces > 1 and l.cod_amount = 0
      and l.payment_type = ${paid}
    order by l.id
    limit 1`.execute(stage.app.waybill.db);
  const [parcel] = rows;
  if (parcel) await stage.call(courier, now, 'parts.make', { params: { id: parcel.id }, body: { pieces_now: 1 } });
}

const onTheWay: LabelStatus = 'send_to_destination_address';
const paid: PaymentType = 'sender_pay';
