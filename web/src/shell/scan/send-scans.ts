import { call } from '../../kernel/client.ts';
import type { SendScans } from './outbox.ts';

/** Scans as the server takes them, at most a thousand at once; it answers each in its order. */
export const sendScans: SendScans = async (scans) => {
  const { data } = await call('tracking.scan', {
    body: {
      scans: scans.map(({ scan_id, tracking_code, status, scanned_at, branch_id, extra }) => ({
        scan_id,
        tracking_code,
        status,
        scanned_at,
        branch_id,
        ...extra,
      })),
    },
    // Sent by itself when the line is back: it neither keeps a session alive nor disturbs whoever is at the screen.
    background: true,
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
