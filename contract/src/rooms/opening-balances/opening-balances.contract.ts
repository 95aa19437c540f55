import { z } from 'zod';
import {
  openingBalanceForm,
  voidOpeningBalanceForm,
} from '@waybill/domain/rooms/opening-balances/decide-opening-balance.ts';
import { openingBalanceLife } from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { openingBalanceList } from './opening-balances.columns.ts';

export type OpeningBalanceTopic = 'opening_balance';

const row = rowOf(openingBalanceList, {
  id: z.number().int(),
  place: named.describe('the bank account, or the branch whose till it is'),
  bank_account_id: z.number().int().nullable(),
  branch_id: z.number().int().nullable(),
  amount: z.number().int().describe('whole kyat'),
  note: z.string(),
  on_top: z.boolean().describe('the books knew the account already: it comes on top of what they have'),
  status: z.enum(openingBalanceLife.stateNames),
  created_by_id: z.number().int(),
  created_by: z.string(),
  created_at: instant,
  confirmed_by_id: z.number().int().nullable(),
  confirmed_by: z.string().nullable(),
  confirmed_at: instant.nullable(),
  end_reason: z.string().nullable(),
});
export type OpeningBalanceRow = z.infer<typeof row>;
const permissionOf = (command: keyof typeof openingBalanceLife.commands) => ({
  permission: openingBalanceLife.commands[command].permission,
});

export const openingBalanceContract = {
  list: endpoint({
    id: 'opening_balances.list',
    method: 'GET',
    path: '/api/opening-balance',
    summary: 'What bank accounts and tills held before the books began',
    access: openingBalanceList.access,
    scope: 'operator',
    query: listQuery(openingBalanceList),
    output: many(row),
  }),
  create: endpoint({
    id: 'opening_balances.create',
    method: 'POST',
    path: '/api/opening-balance',
    summary: 'Enter what a bank account or a till held; nothing is booked before `opening_balances.confirm`',
    access: permissionOf('confirm'),
    scope: 'operator',
    status: 201,
    body: bodyOf(openingBalanceForm),
    output: one(row),
    refusals: ['opening_target', 'opening_twice', 'opening_at_work', 'bank_account_closed', 'validation_failed'],
  }),
  confirm: endpoint({
    id: 'opening_balances.confirm',
    method: 'POST',
    path: '/api/opening-balance/{id}/confirm',
    summary: 'Book an opening balance. Not by who entered it',
    access: permissionOf('confirm'),
    scope: 'operator',
    params: idParam,
    output: one(row),
    refusals: [
      'not_found',
      'state_not_allowed',
      'second_person_needed',
      'not_independent',
      'bank_account_closed',
      'opening_at_work',
    ],
  }),
  void: endpoint({
    id: 'opening_balances.void',
    method: 'POST',
    path: '/api/opening-balance/{id}/void',
    summary: 'Put an opening balance away; what is in the books is taken back by a third person',
    access: permissionOf('void'),
    scope: 'operator',
    params: idParam,
    body: bodyOf(voidOpeningBalanceForm),
    output: one(row),
    refusals: ['not_found', 'state_not_allowed', 'second_person_needed', 'not_independent', 'not_enough_cash'],
  }),
};
