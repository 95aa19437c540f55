import { sql } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import {
  unsettledGateLineStates,
  type GateLineState,
} from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import type { GateLineRow } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { chanceAt } from './chance.ts';
import type { SceneBranch } from './demo-scene.ts';
import type { Moment } from './parcel-day.ts';

/** Gates pay every other day, branch by branch; today’s documents are still to be counted. */
const every = 2;
const shortBy = 1_000;

/** Branches settle with their bus gates: a manager makes the document of each, and another user counts the gate's money. */
export async function gatesPay(moment: Moment): Promise<void> {
  const { stage, scene, now, day, last, eve } = moment;
  const { rows } = await sql<{ slip: number; branch: number }>`
    select max(g.id) as slip, g.branch_id as branch
    from gate_slip g
    join gate_slip_parcel p on p.gate_slip_id = g.id and not p.ended
    join label_state s on s.label_id = p.label_id and s.status = 'delivered'
    where not exists (select from gate_collection_line x where x.gate_slip_parcel_id = p.id and not x.void)
    group by g.branch_id, g.gate_name
    order by 1`.execute(stage.app.waybill.db);
  for (const [at, { slip, branch: branchId }] of rows.entries()) {
    const branch = scene.branches.find(({ id }) => id === branchId);
    const maker = branch?.leads.find((one) => can(one, 'cod.clear'));
    if (!branch || !maker) continue;
    const body = {
      gate_slip_id: slip,
      charge_each: 500 + 500 * (slip % 3),
      charge_by: chanceAt(slip, 81) < 0.2 ? 'merchant' : 'operator',
    };
    if (eve && at === 0) await makeInVain(moment, maker, body);
    if (!last && (day + branchId) % every !== 0) continue;
    const made = await stage.call(maker, now, 'gate_collections.create', { body });
    if (!made || last) continue;
    const params = { id: made.data.id };
    if (chanceAt(slip, day, 82) < 0.12) {
      await stage.call(maker, now, 'gate_collections.void', { params, body: wrongGate });
      continue;
    }
    await finish(moment, { branch, maker }, made.data.id);
  }
}

const wrongGate = { reason: 'ဂိတ်မှားရွေးမိ' };

/** A document of the wrong gate, voided before it had an effect. */
async function makeInVain({ stage, now }: Moment, maker: SessionViewer, body: object): Promise<void> {
  const made = await stage.call(maker, now, 'gate_collections.create', { body });
  if (made) await stage.call(maker, now, 'gate_collections.void', { params: { id: made.data.id }, body: wrongGate });
}

/** Unconfirmed parcels are left out, a gate is short now and then, and another user counts. */
async function finish(
  { stage, scene, now, day }: Moment,
  { branch, maker }: { readonly branch: SceneBranch; readonly maker: SessionViewer },
  id: number,
): Promise<void> {
  const params = { id };
  const query = { gate_collection_id: String(id), per_page: 200 };
  const lines = (await stage.call(maker, now, 'gate_collections.lines', { query }))?.data ?? [];
  const open = lines.filter(({ stands }) => unsettledGateLineStates.includes(stands as GateLineState));
  if (open.length === lines.length) return;
  if (open.length > 0)
    await stage.call(maker, now, 'gate_collections.leaveOut', {
      params,
      body: { line_ids: open.map((line) => line.id) },
    });
  const owing = lines.find(({ owed }) => owed > shortBy);
  if (owing && chanceAt(id, 83) < 0.25)
    await stage.call(maker, now, 'gate_collections.setLine', {
      params,
      body: { line_id: owing.id, gate_charge: owing.gate_charge, paid_amount: owing.owed - shortBy },
    });
  // Where only one user of a branch may count, a user of head office takes its desk.
  const counter = branch.leads.find((one) => one.id !== maker.id && can(one, 'cod.pay')) ?? {
    ...scene.office,
    branchId: branch.id,
  };
  const shown = (await stage.call(counter, now, 'gate_collections.detail', { params }))?.data;
  if (!shown) return;
  // A till that is nearly empty pays the gate no charge: it comes again another day.
  if (shown.gate_charge > (await stage.heldAt(branch.id)) + shown.to_pay) {
    await stage.call(maker, now, 'gate_collections.void', { params, body: { reason: 'ငွေပုံးတွင် ငွေမလုံလောက်သေးပါ' } });
    return;
  }
  const done = await stage.call(counter, now, 'gate_collections.complete', {
    params,
    body: { counted: shown.to_pay, method: 'cash', note: null, proof: null, version: shown.version },
  });
  if (done && done.data.waiting_lines > 0 && chanceAt(id, day, 84) < 0.5)
    await settle(
      { stage, scene, now },
      lines.filter(({ id: line }) => line === owing?.id),
    );
}

async function settle(
  { stage, scene, now }: Pick<Moment, 'stage' | 'scene' | 'now'>,
  lines: readonly GateLineRow[],
): Promise<void> {
  for (const { id } of lines)
    await stage.call(scene.second, now, 'gate_collections.settle', {
      params: { id },
      body: { end: 'charge', note: 'ဂိတ်က ကြေးအဖြစ် ယူထား' },
    });
}
