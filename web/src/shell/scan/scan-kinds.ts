import type { Permission } from '@waybill/domain/rooms/roles/permissions.ts';
import type { ScanResult } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import { call } from '../../kernel/client.ts';
import { proofFirst } from './scan-proof.ts';
import type { KeptScan, ScanAnswer } from './scan-shelf.ts';

/** Sends scans and answers what the server said of each, in their order. */
export type SendScans = (scans: readonly KeptScan[]) => Promise<readonly ScanAnswer[]>;

/** A connection without an answer for this long counts as down, in milliseconds. */
const patience = 30_000;

/** The name of the scanning person as the device gives it: the same whoever sends the scan, so that one sent twice stays the same scan. */
function scannerOf({ user_name, staff_id }: KeptScan): string {
  return user_name ?? `#${staff_id}`;
}

/** What every scan says, whatever was scanned. */
function plainScan(scan: KeptScan) {
  const { scan_id, tracking_code, scanned_at, branch_id } = scan;
  return { scan_id, tracking_code, scanned_at, branch_id, scanned_by: scannerOf(scan) };
}

/** What the device keeps of an answer. */
function answerOf({ result, code, message, status, label_id, at, values }: ScanResult): ScanAnswer {
  return { result, code, message, status, label_id, at, own: values?.['own'] === true };
}

/** Scans of parcels as the server takes them, at most a thousand at once. What receivers left for them goes first; one whose proof is refused is not sent. */
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
    // Sent by itself when the line is back: it disturbs nobody at the screen. The scanning itself has kept the session alive.
    background: true,
    signal: AbortSignal.timeout(patience),
  });
  return data.map(answerOf);
};

/** Scans of a room, with whatever its kind says beside the code. */
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

/** What can be scanned: how it is sent, and what whoever sends it must hold. A room that scans something else adds its kind here. */
export const scanKinds = {
  parcel: { send: sendParcels, permission: 'label.scan' },
  mailbag: { send: sendTo('mailbags.scan'), permission: 'mailbag.work' },
  run_sheet: { send: sendTo('run_sheets.scan'), permission: 'run_sheet.give' },
  gate_slip: { send: sendTo('gate_slips.scan'), permission: 'gate_slip.work' },
  part: { send: sendTo('parts.scan'), permission: 'label.scan' },
  handed: { send: sendTo('handover_collections.scan'), permission: 'handover_collection.work' },
} as const satisfies Record<string, { readonly send: SendScans; readonly permission: Permission }>;

export type ScanKind = keyof typeof scanKinds;

/** The kind of a kept scan; earlier builds knew of parcels alone. `null` for what only a later build knows, which sends it. */
export function kindOf({ kind = 'parcel' }: Pick<KeptScan, 'kind'>): ScanKind | null {
  return Object.hasOwn(scanKinds, kind) ? (kind as ScanKind) : null;
}
