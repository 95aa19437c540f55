import { sql } from 'kysely';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { HandedDoing } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { SceneBranch } from './demo-scene.ts';
import { demoOrigin, type Moment } from './parcel-day.ts';

const waiting: LabelStatus = 'pending';
/** Maximum parcels of one example. */
const most = 4;

/** How far the handover of each branch comes: received with one parcel short, still being listed, void. */
const ends = ['short', 'open', 'void'] as const;

/** Couriers bring today's pickups to their branch, one branch for each state of a handover. */
export async function handOver(moment: Moment): Promise<void> {
  if (!moment.last) return;
  const { rows } = await sql<{ branch: number; codes: string[] }>`
    select s.holder_branch_id as branch, (array_agg(l.tracking_code order by l.id))[1:${sql.lit(most)}] as codes
    from label_state s
    join label l on l.id = s.label_id
    where s.status = ${waiting} and s.holder_staff_id is null and l.origin = ${demoOrigin}
    group by 1
    having count(*) > 1
    order by 1`.execute(moment.stage.app.waybill.db);
  let at = 0;
  for (const { branch: id, codes } of rows) {
    const branch = moment.scene.branches.find((one) => one.id === id);
    const end = ends[at];
    if (branch && end && (await play(moment, branch, codes, end))) at += 1;
  }
}

async function play(
  { stage, now, key }: Moment,
  branch: SceneBranch,
  codes: readonly string[],
  end: (typeof ends)[number],
): Promise<boolean> {
  const [courier, clerk] = [branch.couriers[0], branch.clerks[0] ?? branch.leads[0]];
  if (!courier || !clerk) return false;
  const made = await stage.call(courier, now, 'handover_collections.create', { body: { kind: 'branch' } });
  if (!made) return false;
  const { id } = made.data;
  const scan = (viewer: SessionViewer, doing: HandedDoing, which: readonly string[]) =>
    stage.call(viewer, now, 'handover_collections.scan', {
      body: {
        scans: which.map((tracking_code) => ({
          scan_id: `demo-${key}-${doing}-${tracking_code}`,
          tracking_code,
          scanned_at: now.toISOString(),
          collection_id: id,
          doing,
        })),
      },
    });
  await scan(courier, 'list', codes);
  if (end === 'open') return true;
  if (end === 'void') {
    await stage.call(courier, now, 'handover_collections.void', { params: { id }, body: { reason: 'စာရင်းမှားနေသည်' } });
    return true;
  }
  const received = codes.slice(1);
  await scan(clerk, 'receive', received);
  await stage.call(clerk, now, 'handover_collections.confirm', {
    params: { id },
    body: { parcels_counted: received.length },
  });
  return true;
}
