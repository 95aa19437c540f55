import { sql } from 'kysely';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import type { BagDoing } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { SceneBranch } from './demo-scene.ts';
import { demoOrigin, type Moment } from './parcel-day.ts';

/** Parcels that wait at one branch for another, the fullest pair first. */
interface Load {
  readonly from: number;
  readonly to: number;
  readonly codes: readonly string[];
}

const waiting: LabelStatus = 'accept_from_origin_branch';
const straight: ShippingType = 'normal';

async function loads({ stage }: Moment): Promise<Load[]> {
  const { rows } = await sql<Load>`
    select s.holder_branch_id as "from", s.deliver_branch_id as "to", array_agg(l.tracking_code order by l.id) as codes
    from label_state s
    join label l on l.id = s.label_id
    where s.status = ${waiting} and s.shipping_type = ${straight} and s.bag_id is null and s.return_step is null
      and l.origin = ${demoOrigin}
    group by 1, 2
    order by count(*) desc, 1, 2`.execute(stage.app.waybill.db);
  return rows;
}

/** How far the bag of each load has come when the play ends, in the order of the loads. */
const ends = ['read', 'road', 'sealed', 'reading', 'open'] as const;

/** The evening's bags: one read with a parcel short, one on the road, one sealed, one being read, the others open. */
export async function bags(moment: Moment): Promise<void> {
  if (!moment.last) return;
  const { scene } = moment;
  for (const [at, load] of (await loads(moment)).entries()) {
    const from = scene.branches.find(({ id }) => id === load.from);
    const to = scene.branches.find(({ id }) => id === load.to);
    if (from && to) await playBag(moment, { ...load, from, to, end: ends[at] ?? 'open', number: at + 1 });
  }
}

interface Play {
  readonly from: SceneBranch;
  readonly to: SceneBranch;
  readonly codes: readonly string[];
  readonly end: (typeof ends)[number];
  readonly number: number;
}

async function playBag({ stage, now, key }: Moment, { from, to, codes, end, number }: Play): Promise<void> {
  const [packer, reader] = [from.clerks[0] ?? from.leads[0], to.clerks[0] ?? to.leads[0]];
  if (!packer || !reader) return;
  const made = await stage.call(packer, now, 'mailbags.create', { body: { to_branch_id: to.id } });
  if (!made) return;
  const { id } = made.data;
  const scan = async (viewer: SessionViewer, doing: BagDoing, which: readonly string[], damaged = false) =>
    which.length > 0 &&
    stage.call(viewer, now, 'mailbags.scan', {
      body: {
        scans: which.map((tracking_code) => ({
          scan_id: `demo-${key}-${doing}-${tracking_code}`,
          tracking_code,
          scanned_at: now.toISOString(),
          doing,
          mailbag_id: id,
          damaged,
        })),
      },
    });
  await scan(packer, 'pack', codes);
  if (end === 'open') return;
  await stage.call(packer, now, 'mailbags.seal', {
    params: { id },
    body: { seal_no: `${from.code}-${String(number).padStart(4, '0')}`, weight: codes.length * 1.5 },
  });
  if (end === 'sealed') return;
  await stage.call(packer, now, 'mailbags.hand_over', { params: { id } });
  if (end === 'road') return;
  await stage.call(reader, now, 'mailbags.receive', { params: { id } });
  const [first = '', ...rest] = codes;
  await scan(reader, 'read', [first], true);
  // Of a bag that is finished the last parcel was not found in it.
  await scan(reader, 'read', end === 'read' ? rest.slice(0, -1) : rest.slice(1));
  if (end === 'read')
    await stage.call(reader, now, 'mailbags.finish', { params: { id }, body: { seal_no: `${from.code}-0000` } });
}
