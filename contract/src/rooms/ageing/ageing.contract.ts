import { z } from 'zod';
import { codActions, parcelActions } from '@waybill/domain/rooms/ageing/next-action.ts';
import { codStays, parcelStays } from '@waybill/domain/rooms/ageing/promises.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { ageingCodList, ageingParcelList } from './ageing.columns.ts';

const id = z.number().int();
const text = z.string().nullable();
const oneOf = (values: readonly string[]) => z.enum(values);
const own = z.boolean().describe('the caller may do it');

const late = {
  id,
  label_id: id,
  tracking_code: z.string(),
  held_since: instant,
  promised_at: instant.describe('when it should have moved on'),
  late_hours: id.describe('whole hours since then'),
  holder_staff: text,
};

const parcelRow = rowOf(ageingParcelList, {
  ...late,
  kept_days: id
    .nullable()
    .describe('days for which the merchant wants it kept when nobody answers; it is late after them'),
  status: z.string(),
  stay: oneOf(parcelStays),
  holder_branch: named,
  next_action: oneOf(parcelActions),
  next_branch: named.nullable().describe('the branch that has to act'),
  next_staff: text.describe('the courier, where only they can do it'),
  own,
  mailbag_id: id.nullable(),
  missing_case_id: id.nullable(),
  merchant: text,
  destination_name: z.string(),
  cod_charge: id.describe('whole kyat, to collect at the door'),
});
export type LateParcel = z.infer<typeof parcelRow>;

const codRow = rowOf(ageingCodList, {
  ...late,
  stay: oneOf(codStays),
  cod_status: oneOf(codLife.stateNames),
  branch: named.describe('of the till or courier; of the merchant, once the cash has arrived'),
  cod_amount: id.nullable().describe('whole kyat; null to whoever may have to count this cash'),
  customer: text,
  customer_id: id.nullable().describe('null where another branch looks after the merchant'),
  handover_id: id.nullable(),
  clearance_id: id.nullable(),
  next_action: oneOf(codActions),
  own,
});
export type LateCod = z.infer<typeof codRow>;

const group = z.object({
  value: z.string().describe('of the filter'),
  name: text.describe('of a person'),
  branch: named.nullable(),
  count: id,
});
const groups = z.object({
  branch_id: z.array(group),
  holder_id: z.array(group),
  status: z.array(group).describe('status of parcels, stay of COD'),
});
export type AgeingGroups = z.infer<typeof groups>;

const { page: _page, per_page: _perPage, sort: _sort, ...parcelFilters } = listQuery(ageingParcelList).shape;
const { page: _codPage, per_page: _codPerPage, sort: _codSort, ...codFilters } = listQuery(ageingCodList).shape;

export const ageingContract = {
  parcels: endpoint({
    id: 'ageing.parcels',
    method: 'GET',
    path: '/api/ageing/parcels',
    summary: 'Parcels that have stayed anywhere longer than promised, the latest first, each with the one next action',
    access: ageingParcelList.access,
    scope: 'branch',
    query: listQuery(ageingParcelList),
    output: many(parcelRow),
  }),
  parcelGroups: endpoint({
    id: 'ageing.parcelGroups',
    method: 'GET',
    path: '/api/ageing/parcels/groups',
    summary: 'How many of them by branch, by who has them and by status, each under the filters of the others',
    access: ageingParcelList.access,
    scope: 'branch',
    query: z.strictObject(parcelFilters),
    output: one(groups),
  }),
  cod: endpoint({
    id: 'ageing.cod',
    method: 'GET',
    path: '/api/ageing/cod',
    summary: 'COD that has stayed with anybody longer than promised, the latest first, each with the one next action',
    access: ageingCodList.access,
    scope: 'branch',
    query: listQuery(ageingCodList),
    output: many(codRow),
  }),
  codGroups: endpoint({
    id: 'ageing.codGroups',
    method: 'GET',
    path: '/api/ageing/cod/groups',
    summary: 'How much of it by branch, by who has it and by where it stays, each under the filters of the others',
    access: ageingCodList.access,
    scope: 'branch',
    query: z.strictObject(codFilters),
    output: one(groups),
  }),
  count: endpoint({
    id: 'ageing.count',
    method: 'GET',
    path: '/api/ageing/count',
    summary: 'How many parcels and how much COD are late, as far as the caller may see them, counted to 10,000',
    access: { permission: { parcels: 'label.view', cod: 'cod.view' } },
    scope: 'branch',
    output: one(z.record(z.string(), id)),
  }),
};
