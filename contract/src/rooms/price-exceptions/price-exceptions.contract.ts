import { z } from 'zod';
import {
  priceExceptionKinds,
  priceExceptionLife,
  type PriceDecision,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { priceExceptionList } from './price-exceptions.columns.ts';

export type PriceExceptionTopic = 'price_exception';

const kyat = z.number().int().describe('whole kyat');
const text = z.string().nullable();
const row = rowOf(priceExceptionList, {
  id: z.number().int(),
  name: z.string().describe('the code of its label'),
  label_id: z.number().int().nullable().describe('null when the label was a draft that is deleted'),
  branch: named,
  kind: z.enum(priceExceptionKinds),
  status: z.enum(priceExceptionLife.stateNames),
  table_price: kyat.nullable().describe('null where the table has no price; after a rollback the cash taken back'),
  own_price: kyat,
  below: kyat.nullable(),
  reason: z.string(),
  created_by_id: z.number().int(),
  created_by: z.string(),
  rolled_back_by: text,
  decided_by: text,
  created_at: instant,
  version,
});
export type PriceExceptionRow = z.infer<typeof row>;

const decision = <const Command extends PriceDecision>(command: Command, summary: string) =>
  endpoint({
    id: `price_exceptions.${command}`,
    method: 'POST',
    path: `/api/price-exception/{id}/${command}`,
    summary,
    access: { permission: priceExceptionLife.commands[command].permission },
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ version }),
    output: one(row),
    refusals: ['not_found', 'state_not_allowed', 'changed_meanwhile', 'second_person_needed', 'not_independent'],
  });

export const priceExceptionContract = {
  list: endpoint({
    id: 'price_exceptions.list',
    method: 'GET',
    path: '/api/price-exception',
    summary: 'Prices beside the table, of the covered branches: what the table asks, what was given, by whom and why',
    access: priceExceptionList.access,
    scope: 'branch',
    query: listQuery(priceExceptionList),
    output: many(row),
  }),
  confirm: decision('confirm', 'Confirm the price that somebody else gave: its label can be accepted'),
  deny: decision('deny', 'Deny a price: its label is not accepted until it is changed'),
};
