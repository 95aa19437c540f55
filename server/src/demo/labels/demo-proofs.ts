import { sql } from 'kysely';
import { codeTriesMax } from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { chanceAt } from './chance.ts';
import type { Scene } from './demo-scene.ts';
import { demoScanId, type DemoScan, type Stage } from './stage.ts';

/**
 * A few receivers have agreed to sign, fewer get a parcel that is handed over against a document. Chosen by their phone, so that the rest of the play
 * stays the same.
 */
export function demoServices(phone: string | undefined): LabelService[] {
  const last = Number(phone?.slice(-2) ?? 99);
  if (last < 3) return ['pod'];
  if (last === 3) return ['vfl'];
  if (last === 4 || last === 5) return ['hand_over_code'];
  return last >= 75 ? ['sms'] : [];
}

/** Shares of receivers who lost their code, and who give wrong ones until their attempts are used up. */
const lostCodeShare = 0.3;
const lockedShare = 0.12;

/** The codes that receivers read in their messages, by tracking code. */
export const receivedCodes = new Map<string, string>();

/** Uploads the proofs for the deliveries among these scans first, as a courier's phone does. */
export async function handInProofs(
  { stage, scene, now, key }: { stage: Stage; scene: Scene; now: Date; key: string },
  scans: readonly DemoScan[],
): Promise<void> {
  const delivered = scans.filter(({ status }) => status === 'delivered');
  const { rows } = await sql<{ id: number; services: LabelService[]; name: string }>`
    select id, services, destination_name as name
    from label
    where id = any(${delivered.map(({ label }) => label)}::bigint[]) and services && ${['pod', 'vfl', 'hand_over_code']}::text[]`.execute(
    stage.app.waybill.db,
  );
  for (const { id, services, name } of rows) {
    const scan = delivered.find(({ label }) => label === id);
    if (!scan) continue;
    const code = receivedCodes.get(scan.code) ?? null;
    const chance = chanceAt(id, 91);
    const asksCode = proofNeedsOf(services).includes('code');
    if (asksCode && (code === null || chance < lostCodeShare)) {
      for (let tried = 0; code !== null && chance < lockedShare && tried < codeTriesMax; tried += 1)
        await tryWrong(stage, scan, now, { code, key, tried });
      await doWithout(stage, scene, now, scan);
    } else await handIn(stage, scan.viewer, now, { ...scan, services, name, key, hand_over_code: code });
  }
}

async function tryWrong(
  stage: Stage,
  { viewer, label, code: tracking_code }: DemoScan,
  now: Date,
  { code, key, tried }: { code: string; key: string; tried: number },
): Promise<void> {
  const hand_over_code = code.startsWith('9') ? `0${code.slice(1)}` : `9${code.slice(1)}`;
  const body = { scan_id: demoScanId(label, `${key}-wrong-code-${tried}`), tracking_code, hand_over_code };
  await stage.call(viewer, now, 'proofs.keep', { body }, { mayFail: true });
}

/** A supervisor of the branch has called the receiver, and decides to deliver without the code. */
async function doWithout(stage: Stage, scene: Scene, now: Date, { viewer, label: id }: DemoScan): Promise<void> {
  const leads = scene.branches.flatMap((branch) => branch.leads);
  const lead = leads.find((one) => one.branchId === viewer.branchId && one.id !== viewer.id);
  const body = { reason: 'လက်ခံသူကို ဖုန်းဖြင့် အတည်ပြုပြီး' };
  if (lead) await stage.call(lead, now, 'delivery_codes.waive', { params: { id }, body }, { mayFail: true });
}

async function handIn(
  stage: Stage,
  viewer: SessionViewer,
  now: Date,
  {
    label,
    code,
    services,
    name,
    key,
    hand_over_code,
  }: {
    label: number;
    code: string;
    services: readonly LabelService[];
    name: string;
    key: string;
    hand_over_code: string | null;
  },
): Promise<void> {
  const needs = proofNeedsOf(services);
  const picture = needs.includes('picture') ? new UploadedFile('signature.png', await drawn(label)) : null;
  await stage.call(viewer, now, 'proofs.keep', {
    body: {
      scan_id: demoScanId(label, key),
      tracking_code: code,
      kind: picture && 'signature',
      picture,
      handed_to: name,
      receiver_id_no: needs.includes('identity') ? `12/OUKAMA(N)${String(100_000 + (label % 900_000))}` : null,
      hand_over_code: needs.includes('code') ? hand_over_code : null,
    },
  });
}

/** Draws a different signature for every parcel. */
export async function drawn(label: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const points = Array.from(
    { length: 9 },
    (_, at) => `${40 + at * 60} ${60 + Math.round(chanceAt(label, at) * 120) + (label % 7)}`,
  );
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><rect width="600" height="240" fill="white"/><path d="M${points.join(' L')}" fill="none" stroke="#111" stroke-width="4"/></svg>`;
  return sharp(Buffer.from(sheet)).png().toBuffer();
}
