import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import type { ScanResult } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import { call } from '../../kernel/client.ts';
import { proofFirst } from './scan-proof.ts';
import type { KeptScan, ScanAnswer } from './scan-copies.ts';

/** Sends scans and returns the server's answer to each, in their order. */
export type SendScans = (scans: readonly KeptScan[]) => Promise<readonly ScanAnswer[]>;

/** Request timeout, in milliseconds. */
const patience = 30_000;

/** Returns the name of the scanning person as the device reports it: the same for every sender, so that a scan sent twice stays the same scan. */
function scannerOf({ user_name, staff_id }: KeptScan): string {
  return user_name ?? `#${staff_id}`;
}

/** Returns the fields that every kind of scan sends. */
function plainScan(scan: KeptScan) {
  const { scan_id, tracking_code, scanned_at, branch_id } = scan;
  return { scan_id, tracking_code, scanned_at, branch_id, scanned_by: scannerOf(scan) };
}

/** Returns the part of an answer that the device stores. */
function answerOf({ result, code, message, status, label_id, at, values }: ScanResult): ScanAnswer {
  return { result, code, message, status, label_id, at, own: values?.['own'] === true };
}

/** Sends scans of parcels, at most a thousand at once. Each receiver's proof is sent first; a scan whose proof is refused is not sent. */
const sendParcels: SendScans = async (scans) => {
  const unproven = new Map<KeptScan, ScanAnswer>();
  for (const scan of scans) {
    const refused = await proofFirst(scan);
    if (refused) unproven.set(scan, refused);
  }
  const rest = scans.filter((scan) => !unproven.has(scan));
  const answers = rest.length === 0 ? [] : await sendPlain(rest);
  return scans.map((scan) => unproven.get(scan) ?? (answers[rest.indexOf(scan)] as ScanAnswer));
};

const sendPlain: SendScans = async (scans) => {
  const { data } = await call('tracking.scan', {
    body: {
      scans: scans.map((scan) => {
        const { proof: _, ...extra } = scan.extra;
        return { ...plainScan(scan), status: scan.status, ...extra };
      }),
    },
    // Sent in the background when the network returns. The scanning itself has renewed the session.
    background: true,
    signal: AbortSignal.timeout(patience),
  });
  return data.map(answerOf);
};

/** Sends scans of a room, with the further fields of its kind. */
const sendTo =
  (
    id: 'mailbags.scan' | 'run_sheets.scan' | 'gate_slips.scan' | 'handover_collections.scan' | 'parts.scan',
  ): SendScans =>
  async (scans) => {
    const { data } = await call(id, {
      body: { scans: scans.map((scan) => ({ ...plainScan(scan), ...scan.extra })) },
      background: true,
      signal: AbortSignal.timeout(patience),
    });
    return data.map(answerOf);
  };

/** The kinds of scans: how each is sent, and the permission of the sender. A room with a new kind adds it here. */
export const scanKinds = {
  parcel: { send: sendParcels, permission: 'label.scan' },
  mailbag: { send: sendTo('mailbags.scan'), permission: 'mailbag.work' },
  run_sheet: { send: sendTo('run_sheets.scan'), permission: 'run_sheet.give' },
  gate_slip: { send: sendTo('gate_slips.scan'), permission: 'gate_slip.work' },
  part: { send: sendTo('parts.scan'), permission: 'label.scan' },
  handed: { send: sendTo('handover_collections.scan'), permission: 'handover_collection.work' },
} as const satisfies Record<string, { readonly send: SendScans; readonly permission: Permission }>;

export type ScanKind = keyof typeof scanKinds;

/** Returns the kind of a stored scan; earlier builds stored parcels only. `null` for a kind of a later build, which will send it. */
export function kindOf({ kind = 'parcel' }: Pick<KeptScan, 'kind'>): ScanKind | null {
  return Object.hasOwn(scanKinds, kind) ? (kind as ScanKind) : null;
}
