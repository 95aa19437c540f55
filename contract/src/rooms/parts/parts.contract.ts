import { z } from 'zod';
import { splitForm } from '@waybill/domain/rooms/labels/split-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, one } from '../../kernel/schemas.ts';
import { roomScan, scansAnswered, scansOf } from '../tracking/scan-shapes.ts';

/** Part delivery of a parcel, as a courier's phone keeps it until it is online. */
const partScan = z.strictObject({
  ...roomScan.shape,
  pieces_now: z.number().int().min(1).describe('how many the receiver takes'),
  part_reason: z.string().trim().max(200).nullish(),
});
export type PartScan = z.infer<typeof partScan>;
export const partScanShape = partScan;

export const partsContract = {
  scan: endpoint({
    id: 'parts.scan',
    method: 'POST',
    path: '/api/part/scan',
    summary:
      'Receivers took some pieces of parcels on which no money is due: each is parted once, however often it is sent, and answered by itself',
    access: { permission: 'label.scan' },
    scope: 'branch',
    bodySize: 'batch',
    body: scansOf(partScan),
    output: scansAnswered,
  }),
  make: endpoint({
    id: 'parts.make',
    method: 'POST',
    path: '/api/label/{id}/part',
    summary:
      'The receiver takes some of several pieces: they become a parcel of their own beside the rest, which keeps its code; what is due is shared between the two',
    access: { permission: 'label.scan' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(splitForm),
    output: one(
      z.object({
        id: z.number().int().describe('of the parcel that the receiver takes now'),
        tracking_code: z.string(),
        pieces: z.number().int(),
        cod_charge: z.number().int().describe('whole kyat to collect with it'),
      }),
    ),
    refusals: [
      'not_found',
      'part_not_possible',
      'part_money_due',
      'second_person_needed',
      'not_independent',
      'scan_not_carrier',
      'scan_on_clearance',
      'scan_in_bag',
      'validation_failed',
    ],
  }),
};
