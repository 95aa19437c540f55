import { sql } from 'kysely';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { CaseKind } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
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
const ends = ['read', 'road', 'sealed', 'reading', 'transit', 'onward', 'open'] as const;
/** In a bag that is read, one parcel is damaged and one is missing. */
const fewest = 3;

/** Splits the fullest loads until there is a bag for each end, as far as there are parcels. */
function parted(whole: readonly Load[]): Load[] {
  const parts = [...whole];
  while (parts.length < ends.length) {
    parts.sort((one, other) => other.codes.length - one.codes.length);
    const [largest] = parts;
    if (!largest || largest.codes.length < 2 * fewest) break;
    const half = Math.ceil(largest.codes.length / 2);
    parts.splice(
      0,
      1,
      { ...largest, codes: largest.codes.slice(0, half) },
      { ...largest, codes: largest.codes.slice(half) },
    );
  }
  return parts.sort((one, other) => other.codes.length - one.codes.length);
}

/**
 * The evening's bags: one read with a missing, a damaged and an unlisted parcel and another seal; one on the road, one sealed, one being read, two at
 * and after a branch on the way, the others open.
 */
export async function bags(moment: Moment): Promise<void> {
  if (!moment.last) return;
  const { scene } = moment;
  const all = parted(await loads(moment));
  // A parcel found in a bag that it was not put into.
  const stray = all.findLast(({ codes }, at) => at > 0 && codes.length > 1)?.codes.at(-1) ?? null;
  for (const [at, load] of all.entries()) {
    const from = scene.branches.find(({ id }) => id === load.from);
    const to = scene.branches.find(({ id }) => id === load.to);
    const codes = load.codes.filter((code) => code !== stray);
    if (from && to) await playBag(moment, { ...load, codes, stray, from, to, end: ends[at] ?? 'open', number: at + 1 });
  }
}

interface Play {
  readonly from: SceneBranch;
  readonly to: SceneBranch;
  readonly codes: readonly string[];
  readonly stray: string | null;
  readonly end: (typeof ends)[number];
  readonly number: number;
}

/** Another user of the branch than the reader of the bag releases a damaged parcel that can still be delivered. */
async function settleDamaged(
  { stage, now }: Moment,
  { to }: Play,
  { bag, reader }: { readonly bag: number; readonly reader: SessionViewer },
): Promise<void> {
  const settler = to.leads.find(({ id }) => id !== reader.id);
  if (!settler) return;
  const found = await stage.call(settler, now, 'mailbag_cases.list', { query: { kind: damaged, per_page: 50 } });
  const open = found?.data.find((one) => one.mailbag_id === bag);
  if (open)
    await stage.call(settler, now, 'mailbag_cases.settle', {
      params: { id: open.id },
      body: { outcome: 'fit_to_deliver', note: 'အပြင်ဘူးသာ ပိန်ထားသည်' },
    });
}
const damaged: CaseKind = 'damaged';

async function playBag(moment: Moment, play: Play): Promise<void> {
  const { stage, scene, now, key } = moment;
  const { from, to, codes, stray, end, number } = play;
  const [packer, reader] = [from.clerks[0] ?? from.leads[0], to.clerks[0] ?? to.leads[0]];
  if (!packer || !reader) return;
  const made = await stage.call(packer, now, 'mailbags.create', { body: { to_branch_id: to.id } });
  if (!made) return;
  const { id, code } = made.data;
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
  if (end === 'transit' || end === 'onward') {
    const between = scene.branches.find(({ id, clerks }) => id !== from.id && id !== to.id && clerks[0])?.clerks[0];
    if (!between) return;
    // For a bag on the road, another branch knows only the code.
    await scan(between, 'in', [code]);
    if (end === 'onward') await scan(between, 'out', [code]);
    return;
  }
  await stage.call(reader, now, 'mailbags.receive', { params: { id } });
  const [first = '', ...rest] = codes;
  await scan(reader, 'read', [first], true);
  // In a bag that is finished the last parcel was not found.
  await scan(reader, 'read', end === 'read' ? rest.slice(0, -1) : rest.slice(1));
  if (end !== 'read') return;
  if (stray !== null) await scan(reader, 'read', [stray]);
  await stage.call(reader, now, 'mailbags.finish', { params: { id }, body: { seal_no: `${from.code}-0000` } });
  await settleDamaged(moment, play, { bag: id, reader });
}
