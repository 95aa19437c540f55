import type { Permission } from '@waybill/domain/rooms/roles/permissions.ts';
import { call } from '../../kernel/client.ts';
import type { KeptScan, ScanAnswer } from './scan-shelf.ts';

/** Sends scans and answers what the server said of each, in their order. */
export type SendScans = (scans: readonly KeptScan[]) => Promise<readonly ScanAnswer[]>;

/** A line that says nothing for so long is down. */
const patience = 30_000;

/** The device's word for who scanned: the same whoever sends it, so that a scan that is sent twice is one and the same. */
function scannerOf({ user_name, staff_id }: KeptScan): string {
  return user_name ?? `#${staff_id}`;
}

/** Scans of parcels as the server takes them, at most a thousand at once. */
const sendParcels: SendScans = async (scans) => {
  const { data } = await call('tracking.scan', {
    body: {
      scans: scans.map((scan) => ({
        scan_id: scan.scan_id,
        tracking_code: scan.tracking_code,
        status: scan.status,
        scanned_at: scan.scanned_at,
        branch_id: scan.branch_id,
        scanned_by: scannerOf(scan),
        ...scan.extra,
      })),
    },
    // Sent by itself when the line is back: it disturbs nobody at the screen. The scanning itself has kept the session alive.
    background: true,
    signal: AbortSignal.timeout(patience),
  });
  return data.map(({ result, code, message, status, label_id, at }) => ({
    result,
    code,
    message,
    status,
    label_id,
    at,
  }));
};

/** What can be scanned: how it is sent, and what whoever sends it must hold. A room that scans something else adds its kind here. */
export const scanKinds = {
  parcel: { send: sendParcels, permission: 'label.scan' },
} as const satisfies Record<string, { readonly send: SendScans; readonly permission: Permission }>;

export type ScanKind = keyof typeof scanKinds;

/** The kind of a kept scan; earlier builds knew of parcels alone. `null` for what only a later build knows, which sends it. */
export function kindOf({ kind = 'parcel' }: Pick<KeptScan, 'kind'>): ScanKind | null {
  return Object.hasOwn(scanKinds, kind) ? (kind as ScanKind) : null;
}
