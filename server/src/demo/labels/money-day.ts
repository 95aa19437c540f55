import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import {
  courierKind,
  handoverLife,
  streetPlace,
  type HandoverKind,
} from '@waybill/domain/rooms/handovers/handover-states.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { needsApproval } from '@waybill/domain/rooms/clearances/decide-clearance.ts';
import { payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { chanceAt } from './chance.ts';
import type { Moment } from './parcel-day.ts';

interface Open {
  readonly id: number;
  readonly kind: HandoverKind;
  readonly branch_id: number;
  readonly expected: number;
  readonly giver_staff_id: number | null;
}

/** In the evening couriers hand in, branches send their cash away, and head office counts it. Today's is still to be counted. */
export async function cash(moment: Moment, days: number): Promise<void> {
  await confirmTransfers(moment);
  if (!moment.last) await finishHandIns(moment);
  await handIn(moment);
  await sendOff(moment, days);
}

async function handIn({ stage, scene, now, day, last }: Moment): Promise<void> {
  const { rows: carriers } = await sql<{
    staff_id: number;
  }>`select distinct staff_id from label_cash where place = ${streetPlace} and handover_id is null order by 1`.execute(
    stage.app.waybill.db,
  );
  const wanted = new Set(carriers.map(({ staff_id }) => staff_id));
  for (const { couriers, leads } of scene.branches) {
    for (const courier of couriers.filter(({ id }) => wanted.has(id))) {
      // Not every courier comes every evening.
      const cashier = leads[day % Math.max(1, leads.length)];
      if (!cashier || chanceAt(courier.id, day) < 0.35) continue;
      const opened = await stage.call(cashier, now, 'handovers.open', { body: { giver_staff_id: courier.id } });
      if (opened && !last) await count({ stage, scene, now, day }, opened.data.id, cashier);
    }
  }
}

/** Finishes documents opened at this moment: the server was stopped in between. */
async function finishHandIns({ stage, scene, now, day }: Moment): Promise<void> {
  const { rows } = await sql<Open & { counted: number | null }>`
    select id, kind, branch_id, expected, giver_staff_id, counted
    from cash_handover
    where status = ${handoverLife.at.active} and kind = ${courierKind} and created_at = ${now}
    order by id`.execute(stage.app.waybill.db);
  for (const { id, branch_id, giver_staff_id, counted } of rows) {
    const leads = scene.branches.find((branch) => branch.id === branch_id)?.leads ?? [];
    const cashier = leads[day % Math.max(1, leads.length)];
    if (counted !== null) await settle({ stage, scene, now }, id, giver_staff_id);
    else if (cashier) await count({ stage, scene, now, day }, id, cashier);
  }
}

/** Counted by the cashier; now and then a note is missing, and a third person names who is responsible. */
async function count(
  { stage, scene, now, day }: Pick<Moment, 'stage' | 'scene' | 'now' | 'day'>,
  id: number,
  cashier: Moment['scene']['office'],
): Promise<void> {
  const { rows } =
    await sql<Open>`select id, kind, branch_id, expected, giver_staff_id from cash_handover where id = ${id}`.execute(
      stage.app.waybill.db,
    );
  const handover = rows[0];
  if (!handover) return;
  const short = handover.expected > 20_000 && chanceAt(id, day) < 0.02 ? 1_000 : 0;
  await stage.call(cashier, now, 'handovers.count', { params: { id }, body: { counted: handover.expected - short } });
  if (short > 0) await settle({ stage, scene, now }, id, handover.giver_staff_id);
}

async function settle(
  { stage, scene, now }: Pick<Moment, 'stage' | 'scene' | 'now'>,
  id: number,
  owner: number | null,
): Promise<void> {
  await stage.call(scene.office, now, 'handovers.settle', {
    params: { id },
    body: { owner_staff_id: owner, note: 'ငွေစက္ကူ တစ်ရွက် လိုနေသည်' },
  });
}

/** Twice a week a branch sends its cash to the bank. */
async function sendOff({ stage, scene, now, day, last }: Moment, days: number): Promise<void> {
  let agents = 0;
  for (const branch of scene.branches) {
    const lead = branch.leads[0];
    const { rows } = await sql<{ held: number; agent: boolean }>`
      select coalesce((select sum(p.amount)
        from account a
        join posting p on p.account_id = a.id
        where a.kind = 'cash:branch' and a.branch_id = b.id), 0)::bigint as held, b.type = ${agentBranch} as agent
      from branch b
      where b.id = ${branch.id}`.execute(stage.app.waybill.db);
    const { held = 0, agent = false } = rows[0] ?? {};
    const turn = (day + branch.id) % 3 === 0;
    // Agents keep the money of the last days, so that each has something to settle today.
    if (!lead || (agent ? !last && (!turn || day >= days - 5) : !turn)) continue;
    if (agent && held > 0) await settleAgent({ stage, scene, now }, lead, last ? agentEnds[agents++] : undefined);
    if (!agent && held >= 100_000)
      await stage.call(lead, now, 'handovers.send', {
        body: { kind: 'bank', declared: held, slip_no: `${branch.code}-${businessDate(now)}` },
      });
  }
}

/** Ends of an agent's settlement of today: voided and made again, counted short, or on its way; those of other days are counted the next evening. */
const agentEnds = ['anew', 'short', 'open'] as const;

/** An agent pays in the balance of its till, less its commission. */
async function settleAgent(
  { stage, scene, now }: Pick<Moment, 'stage' | 'scene' | 'now'>,
  lead: SessionViewer,
  end: (typeof agentEnds)[number] | undefined,
): Promise<void> {
  const made = await stage.call(lead, now, 'handovers.settleAgent', {
    body: { to_branch_id: null, slip_no: `A-${businessDate(now)}`, proof: null },
  });
  if (!made) return;
  const params = { id: made.data.id };
  if (end === 'short')
    await stage.call(scene.office, now, 'handovers.count', {
      params,
      body: { counted: Math.max(0, (made.data.expected ?? 0) - 5_000) },
    });
  if (end !== 'anew') return;
  await stage.call(lead, now, 'handovers.void', { params, body: { reason: 'ကား မထွက်ပါ' } });
  await settleAgent({ stage, scene, now }, lead, 'open');
}

async function confirmTransfers({ stage, scene, now }: Moment): Promise<void> {
  const { rows } = await sql<Open>`
      select id, kind, branch_id, expected, giver_staff_id
      from cash_handover
      where status = ${handoverLife.at.active} and giver_staff_id is null and counted is null
      order by id`.execute(stage.app.waybill.db);
  for (const { id, expected } of rows)
    await stage.call(scene.office, now, 'handovers.count', { params: { id }, body: { counted: expected } });
}

/** Pays each merchant once a week what is ready; this week's documents are still to be paid. */
export async function clear({ stage, scene, now, day, last }: Moment, days: number): Promise<void> {
  if (!last && day < days - 3) await finishPayments({ stage, scene, now });
  for (const { merchants, leads } of scene.branches) {
    const maker = leads.find(({ permissions }) => permissions.includes('cod.clear'));
    for (const merchant of maker ? merchants : []) {
      if ((day + merchant.id) % 7 !== 0 || !maker) continue;
      const ready = await stage.call(maker, now, 'clearances.readyDetail', { query: { customer_id: merchant.id } });
      const lines = ready?.data.lines ?? [];
      const net = ready?.data.figures.actual_clearance_cod ?? 0;
      if (lines.length === 0 || net <= 0) continue;
      const labels = lines.flatMap(({ role, label_id }) => (role === 'cod' && label_id !== null ? [label_id] : []));
      const made = await stage.call(maker, now, 'clearances.create', {
        body: { customer_id: merchant.id, label_ids: labels, expected_net: net },
      });
      if (made && !last && day < days - 3) await pay({ stage, scene, now }, made.data);
    }
  }
}

/** Documents made at this moment and not paid: the server was stopped in between. */
async function finishPayments({ stage, scene, now }: Pick<Moment, 'stage' | 'scene' | 'now'>): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`select id from clearance where status = ${clearanceLife.at.pending} and issued_at = ${now} order by id`.execute(
    stage.app.waybill.db,
  );
  for (const { id } of rows) {
    const made = await stage.call(scene.office, now, 'clearances.detail', { params: { id } });
    if (made) await pay({ stage, scene, now }, made.data);
  }
}

/** Now and then a merchant is paid from the operator's second account, once it exists. */
async function secondAccount({ stage }: Pick<Moment, 'stage'>): Promise<number | null> {
  const row = await stage.app.waybill.db
    .selectFrom('bank_account')
    .select('id')
    .where('is_default', '=', false)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function pay(
  { stage, scene, now }: Pick<Moment, 'stage' | 'scene' | 'now'>,
  made: ClearanceDetail,
): Promise<void> {
  const params = { id: made.id };
  const approved = needsApproval({ ...made, approved_by: null, limit: made.approval_limit })
    ? await stage.call(scene.second, now, 'clearances.approve', { params, body: { version: made.version } })
    : null;
  const { rows } = await sql<{
    id: number;
  }>`
    select id
    from customer_bank
    where customer_id = ${made.customer_id} and status = ${payableBankState}
    order by id desc
    limit 1`.execute(stage.app.waybill.db);
  const bank = rows[0]?.id;
  // A merchant without a confirmed account waits until the branch has the cash.
  if (bank === undefined) return;
  await stage.call(scene.office, now, 'clearances.pay', {
    params,
    body: {
      method: 'bank',
      bank_id: bank,
      bank_account_id: made.id % 10 === 0 ? await secondAccount({ stage }) : null,
      received_amount: made.actual_clearance_cod,
      version: approved?.data.version ?? made.version,
    },
  });
}
