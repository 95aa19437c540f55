import { sql } from 'kysely';
import type { PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { Moment } from './parcel-day.ts';
import type { Stage } from './stage.ts';

/** The run sheets of today: couriers count what they were handed in the morning; one counts another number, and one has not counted yet. */
export async function sheets({ stage, scene, now, last }: Moment): Promise<void> {
  if (!last) return;
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
      if (at === 1 && number === 0) continue;
      await stage.call(courier, now, 'run_sheets.count', {
        params: { id },
        body: { parcels_counted: at === 2 && number === 0 ? loaded + 1 : loaded },
      });
      await partOne(stage, courier, now);
    }
  }
}

/** A receiver takes one of several pieces that nothing is due for: the courier parts the parcel, and has two of them. */
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
