import { z } from 'zod';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { paymentTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { listQuery, many, named, one, recordId, rowOf } from '../../kernel/schemas.ts';
import { codList } from './cod.columns.ts';

const access = { permission: 'cod.view' } as const;
const kyat = z.number().int();
const status = z.enum(codLife.stateNames);

const codRow = rowOf(codList, {
  id: z.number().int(),
  tracking_code: z.string(),
  label_id: z.number().int().nullable().describe('null where the parcel itself is not theirs to open'),
  customer: z.string().nullable(),
  customer_id: z.number().int().nullable().describe('null where another branch looks after the merchant'),
  cod_status: status,
  cod_amount: kyat,
  cod_fee: kyat,
  shipping: kyat.describe('the part of it that is deducted as shipping'),
  net: kyat,
  destination_branch: named,
  courier: staffName('destination_branch').nullable(),
  delivered_date: z.string().nullable(),
  clearance_id: z.number().int().nullable().describe('null where the document is of another branch'),
  clearance_number: z.string().nullable(),
  receiver_name: z.string(),
  payment_type: z.enum(paymentTypeNames),
});
export type CodRow = z.infer<typeof codRow>;

const sums = z.object({ count: z.number().int(), cod_amount: kyat, cod_fee: kyat, shipping: kyat, net: kyat });
const stateSums = sums.extend({ status });
export type CodStateSums = z.infer<typeof stateSums>;

const { page: _page, per_page: _perPage, sort: _sort, ...filters } = listQuery(codList).shape;

export const codContract = {
  list: endpoint({
    id: 'cod.list',
    method: 'GET',
    path: '/api/cod',
    summary: 'COD by state, branch, merchant, courier and day of delivery',
    access,
    scope: 'branch',
    query: listQuery(codList),
    output: many(codRow),
  }),
  totals: endpoint({
    id: 'cod.totals',
    method: 'GET',
    path: '/api/cod/totals',
    summary: 'The sums of the same rows; null when there are too many, until a period is chosen',
    access,
    scope: 'branch',
    query: z.strictObject(filters),
    output: one(sums.nullable()),
  }),
  count: endpoint({
    id: 'cod.count',
    method: 'GET',
    path: '/api/cod/count',
    summary: 'How many parcels are in each state that is not settled',
    access,
    scope: 'branch',
    output: one(z.record(z.string(), z.number().int())),
  }),
  pending: endpoint({
    id: 'cod.pending',
    method: 'GET',
    path: '/api/cod-pending',
    summary: 'COD that is to be collected or was collected, and is not yet paid to merchants, by state',
    access,
    scope: 'branch',
    output: z.object({ data: z.array(stateSums), total: kyat }),
  }),
  merchant: endpoint({
    id: 'cod.merchant',
    method: 'GET',
    path: '/api/cod/merchant',
    summary: 'One merchant’s COD by state, and what stands between them and the operator',
    access,
    scope: 'branch',
    query: z.strictObject({ customer_id: recordId }),
    output: one(
      z.object({
        customer_id: z.number().int(),
        name: z.string(),
        states: z.array(stateSums),
        owed_to: kyat,
        owed_by: kyat,
        balance: kyat,
      }),
    ),
    refusals: ['not_found'],
  }),
};
