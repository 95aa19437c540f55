import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { agentPayoutLife } from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import { agentKind, handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { AgentService } from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import type { Moment } from './parcel-day.ts';

/** Requests of each agent before the play begins, with head office's decisions. */
const wanted: readonly { readonly service: AgentService; readonly end: 'confirm' | 'deny' | 'wait' }[] = [
  { service: 'cod', end: 'confirm' },
  { service: 'pickup', end: 'confirm' },
  { service: 'transit', end: 'deny' },
  { service: 'emo', end: 'wait' },
];

/** Agents request services on the first day: COD and pickups are confirmed, transit is denied, EMO waits. */
export async function agents({ stage, scene, now }: Moment): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from branch where type = ${agentBranch}`.execute(
    stage.app.waybill.db,
  );
  for (const { id: branchId } of rows) {
    const lead = scene.branches.find(({ id }) => id === branchId)?.leads[0];
    if (!lead) continue;
    for (const { service, end } of wanted) {
      const made = await stage.call(lead, now, 'agent_services.create', {
        body: { service, commission_kind: 'percent', commission_percent: 500, commission_amount: null, note: null },
      });
      if (!made || end === 'wait') continue;
      const params = { id: made.data.id };
      if (end === 'confirm')
        await stage.call(scene.second, now, 'agent_services.confirm', {
          params,
          body: { starts_on: businessDate(now) },
        });
      else
        await stage.call(scene.second, now, 'agent_services.deny', {
          params,
          body: { reason: 'အကူးအပြောင်းအတွက် နေရာ မလုံလောက်ပါ' },
        });
    }
  }
}

/** Ends of today's payouts; those of other days were paid. */
const payoutEnds = ['open', 'void'] as const;

/** Pays agents twice a month who have earned more than they hold: created by one user of head office, paid by another. */
export async function payAgents({ stage, scene, now, day, last }: Moment): Promise<void> {
  if (!last && day % 15 !== 7) return;
  const sumOf = (kind: AccountKind) => sql<number>`coalesce((
    select sum(p.amount) from account a join posting p on p.account_id = a.id where a.kind = ${kind} and a.branch_id = b.id), 0)`;
  const { rows } = await sql<{ id: number }>`
    select b.id from branch b
    where b.type = ${agentBranch} and -${sumOf('receivable:agent')} > greatest(0, ${sumOf('cash:branch')})
      and not exists (select from cash_handover h where h.branch_id = b.id and h.kind = ${agentKind} and h.status = ${handoverLife.at.active})
      and not exists (select from agent_payout o where o.agent_id = b.id and (o.status = ${agentPayoutLife.at.pending} or o.created_at = ${now}))
    order by b.id`.execute(stage.app.waybill.db);
  for (const [at, { id: agent_id }] of rows.entries()) {
    const made = await stage.call(scene.second, now, 'agent_payouts.create', { body: { agent_id, note: null } });
    if (!made) continue;
    const { id, version } = made.data;
    const end = last ? payoutEnds[at] : undefined;
    if (end === 'void')
      await stage.call(scene.second, now, 'agent_payouts.void', { params: { id }, body: { reason: 'နောက်လတွင် ပေးမည်' } });
    if (end === undefined)
      await stage.call(scene.office, now, 'agent_payouts.pay', { params: { id }, body: { method: 'bank', version } });
  }
}
