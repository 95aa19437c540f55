import { sql } from 'kysely';
import sharp from 'sharp';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { chanceAt } from './chance.ts';
import { demoOrigin, type Moment } from './parcel-day.ts';

const waiting: LabelStatus = 'accept_from_origin_branch';
const byGate: ShippingType = 'gate';
/** Share that still waits at the branch on the current day. */
const leftToday = 0.3;

const gates = [
  { gate_name: 'အောင်မင်္ဂလာ အဝေးပြေးဂိတ်', gate_phone: '09977000101', vehicle_no: '9K-4471' },
  { gate_name: 'ဒဂုံဧရာ ဂိတ်', gate_phone: '09977000202', vehicle_no: '3L-2208' },
  { gate_name: 'ရွှေမန္တလာ ဂိတ်', gate_phone: '09977000303', vehicle_no: '6G-9015' },
] as const;

/**
 * The evening at the bus gates: waiting parcels go on one slip per branch; receivers confirm most of those sent days ago, and some are never
 * confirmed.
 */
export async function gateEvening(moment: Moment): Promise<void> {
  await confirmSome(moment);
  const { stage, scene, now, day, last } = moment;
  const { rows } = await sql<{ branch: number; codes: string[] }>`
    select s.holder_branch_id as branch, array_agg(l.tracking_code order by l.id) as codes
    from label_state s
    join label l on l.id = s.label_id
    where s.status = ${waiting} and s.shipping_type = ${byGate} and s.return_step is null and l.origin = ${demoOrigin}
    group by 1
    order by 1`.execute(stage.app.waybill.db);
  for (const { branch, codes } of rows) {
    const here = scene.branches.find(({ id }) => id === branch);
    const clerk = here?.clerks[0];
    const gate = gates[(branch + day) % gates.length];
    if (!clerk || !gate) continue;
    const leaving = last ? codes.filter((_, at) => chanceAt(at, day, 21) > leftToday) : codes;
    if (leaving.length === 0) continue;
    // A slip of today still has no picture: the bus has just left.
    const slip = await stage.call(clerk, now, 'gate_slips.create', {
      body: {
        ...gate,
        slip_number: `${here.code}-${String(day).padStart(3, '0')}`,
        ...(last ? {} : { slip_photo: await slipPicture() }),
      },
    });
    if (!slip) continue;
    await stage.call(clerk, now, 'gate_slips.scan', {
      body: {
        scans: leaving.map((tracking_code) => ({
          scan_id: `gate-${slip.data.id}-${tracking_code}`,
          tracking_code,
          scanned_at: now.toISOString(),
          gate_slip_id: slip.data.id,
        })),
      },
    });
    // The companion enters what the gate signed for; now and then one parcel is missing, or the count is entered tomorrow.
    const counter = here.leads[0];
    if (!counter || counter.id === clerk.id || (last && chanceAt(branch, day, 25) < 0.5)) continue;
    const missing = leaving.length > 1 && chanceAt(branch, day, 26) < 0.1 ? 1 : 0;
    const params = { id: slip.data.id };
    const counted = await stage.call(counter, now, 'gate_slips.enter_count', {
      params,
      body: { gate_count: leaving.length - missing, signed_by: 'ကိုဌေး' },
    });
    const settler = here.leads.find(({ id }) => id !== counter.id && id !== clerk.id);
    if (counted && missing > 0 && settler && chanceAt(branch, day, 27) < 0.6)
      await stage.call(settler, now, 'gate_slips.settle', {
        params,
        body: { case_note: 'ဂိတ်တွင် ပြန်တွေ့သည်' },
      });
  }
}

/** By another user than the one who handed them over: two days later most receivers have called. */
async function confirmSome({ stage, scene, now, day }: Moment): Promise<void> {
  const { rows } = await sql<{ id: number; branch: number; name: string; phone: string }>`
    select p.id, g.branch_id as branch, l.destination_name as name, l.destination_phone[1] as phone
    from gate_slip_parcel p
    join gate_slip g on g.id = p.gate_slip_id
    join label l on l.id = p.label_id
    join label_state s on s.label_id = p.label_id
    where s.status = 'accept_by_transport' and not p.ended and p.handed_at < ${now}::timestamptz - interval '36 hours'
    order by p.id`.execute(stage.app.waybill.db);
  for (const { id, branch, name, phone } of rows) {
    const lead = scene.branches.find((one) => one.id === branch)?.leads[0];
    // Every fifth is never confirmed.
    if (!lead || chanceAt(id, 22) < 0.2 || chanceAt(id, day, 23) < 0.4) continue;
    await stage.call(lead, now, 'gate_slips.confirm', {
      params: { id },
      body: { word_by: chanceAt(id, 24) < 0.8 ? 'receiver' : 'gate', word_name: name, word_phone: phone },
    });
  }
}

let picture: Buffer | undefined;

/** Draws a slip of a bus gate. */
async function slipPicture(): Promise<UploadedFile> {
  const lines = [60, 100, 140, 180].map((y) => `<line x1="30" x2="370" y1="${y}" y2="${y}" stroke="#888"/>`).join('');
  picture ??= await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><rect width="400" height="240" fill="#f6efd8"/><rect x="20" y="16" width="360" height="24" fill="#b8452f"/>${lines}</svg>`,
    ),
  )
    .png()
    .toBuffer();
  return new UploadedFile('slip.png', picture);
}
