import { z } from 'zod';
import { clearanceKindNames } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearanceLife, payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { codHolders } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { itemRoleNames } from '@waybill/domain/rooms/ledger/open-items.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, one, recordId } from '../../kernel/schemas.ts';
import { figures, int, kyat, line } from './clearance-shapes.ts';
import { blockedReasons } from './clearances.words.ts';

const access = { userType: 'merchant', permission: 'cod.view' } as const;
const day = z.string().describe('yyyy-mm-dd, Yangon');

const nextPayout = z.object({
  figures,
  lines: z.array(line).describe('in the next payout'),
  blocked: z.array(line.extend({ reason: z.enum(blockedReasons) })).describe('not in it yet, each with its reason'),
});
export type NextPayout = z.infer<typeof nextPayout>;

const parcelMoney = z.object({
  cod_status: z.enum(codLife.stateNames).nullable().describe('null for a parcel without COD'),
  holder: z.enum(codHolders).nullable().describe('who has the cash, while it waits to be passed for payout'),
  delivered_on: day.nullable(),
  parts: z
    .array(
      z.object({
        role: z.enum(itemRoleNames),
        net: kyat.describe('what it adds to a payout'),
        since: day,
        reason: z.enum(blockedReasons).nullable().describe('why it is not in the next payout; null where it is'),
        document: z
          .object({
            id: int,
            number: z.string(),
            kind: z.enum(clearanceKindNames),
            status: z.enum(clearanceLife.stateNames),
            issue_date: day,
            paid_at: instant.nullable(),
            method: z.enum(payMethods).nullable(),
          })
          .nullable()
          .describe('the document that it is on'),
      }),
    )
    .describe('what this parcel adds to payouts, and where each part is'),
});
export type ParcelMoney = z.infer<typeof parcelMoney>;

/** The money of the merchant that one works for at the merchant portal (U-03, U-05). */
export const ownMoneyContract = {
  nextPayout: endpoint({
    id: 'clearances.nextPayout',
    method: 'GET',
    path: '/api/merchant-portal/next-payout',
    summary: 'The rows of the next payout, and those that are not in it yet with the reason',
    access,
    scope: 'self',
    output: one(nextPayout),
    refusals: ['not_found'],
  }),
  parcelMoney: endpoint({
    id: 'clearances.parcelMoney',
    method: 'GET',
    path: '/api/merchant-portal/parcel/{label_id}/money',
    summary: 'Where the money of one parcel is: its stage, and the documents that it is on',
    access,
    scope: 'self',
    params: z.strictObject({ label_id: recordId }),
    output: one(parcelMoney),
    refusals: ['not_found'],
  }),
};
