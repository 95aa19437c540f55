import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { scannedStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { workQueues } from '@waybill/domain/rooms/labels/work-queues.ts';
import { instant } from '../../kernel/schemas.ts';

const id = z.number().int().min(1);
const line = (max: number) => z.string().trim().min(1).max(max);
export const reason = z.enum(returnReasonNames);

/** One scan as a device sends it. */
export const scan = z.strictObject({
  scan_id: z
    .string()
    .min(8)
    .max(64)
    .describe('made by the device; the same scan sent again is answered as the first time'),
  tracking_code: z.string().max(200),
  status: z.enum(scannedStatuses).nullish().describe('left out: the next step for this branch'),
  queue: z
    .enum(workQueues)
    .nullish()
    .describe(
      'what whoever scans is working through, where no status is named: a parcel that was taken out of it already is refused, and not moved one step further',
    ),
  scanned_at: z.iso.datetime({ offset: true }),
  branch_id: id.nullish().describe('where it was scanned; the current branch when left out'),
  to_staff_id: id.nullish().describe('the courier who takes it'),
  to_branch_id: id.nullish().describe('where it is being sent: a parcel that goes elsewhere is refused'),
  reason: reason.nullish(),
  remark: line(500).nullish(),
  mp_tracking_code: z.string().max(60).nullish(),
  scanned_by: line(60)
    .nullish()
    .describe(
      'who scanned it, as the device says: a user name. Whoever sends it answers for it and must be allowed to; a different name is kept beside the device',
    ),
  device: line(100).nullish(),
  place: line(200).nullish(),
  version: id
    .nullish()
    .describe('of the parcel as it was seen, where a page shows it; a parcel that has moved on refuses the scan'),
  confirmed: z.boolean().nullish().describe('the person confirmed the step'),
  paid: z
    .strictObject({
      channel_id: id.describe('a payment channel'),
      amount: id.describe('the part paid by it, whole kyat; the rest is cash'),
      reference: line(60).nullish().describe('of the provider; its last six characters at least'),
    })
    .nullish()
    .describe('of a delivery: what the receiver paid by a payment channel'),
});
export type Scan = z.infer<typeof scan>;

/** A payment by a channel before the delivery, as the person at the door is told of it. */
export const paidAhead = z
  .object({
    id: z.number().int().describe('of the payment in advance'),
    version: z.number().int(),
    channel_id: z.number().int(),
    amount: z.number().int().describe('whole kyat'),
    reference: z.string().nullable(),
    received: z.boolean().describe('on the provider’s statement'),
  })
  .describe('what the receiver paid before the delivery; null when nothing');

/** Maximum number of scans in one request. */
export const scansAtOnce = 1_000;

/** Common fields of a scan in rooms that work with parcels; each adds its own. */
export const roomScan = scan.pick({
  scan_id: true,
  tracking_code: true,
  scanned_at: true,
  branch_id: true,
  scanned_by: true,
  device: true,
});

/** Scans of one request. Each is checked separately, so that a malformed one is refused without the others. */
export const scansOf = (shape: $ZodType) =>
  z.strictObject({
    scans: z
      .array(z.unknown().meta(z.toJSONSchema(shape, { io: 'input' }) as Record<string, unknown>))
      .min(1)
      .max(scansAtOnce),
  });
export const scansBody = scansOf(scan);

const scanResults = ['applied', 'already_applied', 'refused'] as const;
export const scanResult = z.object({
  scan_id: z.string().nullable(),
  tracking_code: z.string(),
  result: z.enum(scanResults),
  label_id: z.number().int().nullable(),
  status: z.string().nullable().describe('what the parcel is now'),
  was: z.string().nullable().describe('what it was before'),
  next: z.string().nullable().describe('the usual next status; null at the end'),
  inferred: z.array(z.string()).describe('missed steps that were entered with it'),
  at: instant.nullable(),
  code: z.string().nullable().describe('why it was refused'),
  message: z.string().nullable().describe('the same in the reader’s language, with what to do instead'),
  values: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('what the message speaks of; `own`: whoever scanned has done it before'),
  allowed: z.array(z.string()).describe('what would be allowed here'),
  kept: z.boolean().describe('a refused scan that the branch will find among its exceptions'),
});
export type ScanResult = z.infer<typeof scanResult>;

/** One answer for each scan, in the same order. */
export const scansAnswered = z.object({ data: z.array(scanResult) });
