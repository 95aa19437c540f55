import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import type { AgentService } from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import type { Moment } from './parcel-day.ts';

/** What each agent has asked for before the play begins, and what head office has made of it. */
const wanted: readonly { readonly service: AgentService; readonly end: 'confirm' | 'deny' | 'wait' }[] = [
  { service: 'cod', end: 'confirm' },
  { service: 'pickup', end: 'confirm' },
  { service: 'transit', end: 'deny' },
  { service: 'emo', end: 'wait' },
];

/** Agents ask for what they want to offer, on the first day: COD and pickups are confirmed, transit is denied, EMO waits. */
export async function agents({ stage, scene, now }: Moment): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from branch where type = ${agentBranch}`.execute(
    stage.app.waybill.db,
  );
  for (const { id: branchId } of rows) {
    const lead = scene.branches.find(({ id }) => id === branchId)?.leads[0];
    if (!lead) continue;
    for (const { service, end } of wanted) {
      const made = await stage.call(lead, now, 'agent_services.create', {
        body: { service, commission_kind: 'percent', commission_percent: 5, commission_amount: null, note: null },
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
