import { z } from 'zod';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import {
  transferForm,
  transferReasonForm,
  transferSettingsForm,
} from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { transferLife } from '@waybill/domain/rooms/transfers/transfer-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import type { RefusalCode } from '../../kernel/refusals.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { transferList } from './transfers.columns.ts';

export type TransferTopic = 'transfer';

const access = transferList.access;
const kyat = z.number().int().describe('whole kyat');
const text = z.string().nullable();

const row = rowOf(transferList, {
  id: z.number().int(),
  number: z.string(),
  business_date: z.string(),
  branch: named,
  from_account: z.string(),
  target: named.describe('the bank account, or the branch whose till it is'),
  amount: kyat,
  fee: kyat,
  note: text,
  status: z.enum(transferLife.stateNames),
  created_by: z.string(),
  created_at: instant,
  approved_by: text,
  approved_at: instant.nullable(),
  sent_by: text,
  sent_at: instant.nullable(),
  confirmed_at: instant.nullable(),
  end_reason: text,
});
export type TransferRow = z.infer<typeof row>;

const detail = row.extend({
  to_branch_id: z.number().int().nullable(),
  approval_limit: kyat.describe('above this a second person approves before the viewer sends it'),
  left_today: kyat.describe('what left today without a second person; it counts towards the limit'),
  needs_second: z.boolean(),
  version,
  actions: z.array(action),
});
export type TransferDetail = z.infer<typeof detail>;

const output = one(detail);
const permissionOf = (command: keyof typeof transferLife.commands) => ({
  permission: transferLife.commands[command].permission,
});
const settings = one(z.object({ approval_limit: kyat, charge_limit: kyat }));

const step = <const Command extends 'approve' | 'send'>(
  command: Command,
  summary: string,
  refusals: readonly RefusalCode[],
) =>
  endpoint({
    id: `transfers.${command}`,
    method: 'POST',
    path: `/api/transfer/{id}/${command}`,
    summary,
    access: permissionOf(command),
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ version }),
    output,
    refusals: ['not_found', 'state_not_allowed', 'transfer_changed', ...factorRefusals, ...refusals],
  });

const end = <const Command extends 'refuse' | 'withdraw' | 'void'>(
  command: Command,
  summary: string,
  refusals: readonly RefusalCode[] = [],
) =>
  endpoint({
    id: `transfers.${command}`,
    method: 'POST',
    path: `/api/transfer/{id}/${command}`,
    summary,
    access: permissionOf(command),
    scope: 'branch',
    params: idParam,
    body: bodyOf(transferReasonForm),
    output,
    refusals: ['not_found', 'state_not_allowed', ...refusals],
  });

export const transfersContract = {
  list: endpoint({
    id: 'transfers.list',
    method: 'GET',
    path: '/api/transfer',
    summary: 'Transfers that the covered branches asked for or take in',
    access,
    scope: 'branch',
    query: listQuery(transferList),
    output: many(row),
  }),
  settings: endpoint({
    id: 'transfers.settings',
    method: 'GET',
    path: '/api/transfer/settings',
    summary: 'From where on a second person is needed for transfers and charges of the bank',
    access,
    scope: 'operator',
    output: settings,
  }),
  saveSettings: endpoint({
    id: 'transfers.saveSettings',
    method: 'PUT',
    path: '/api/transfer/settings',
    summary: 'Set from where on a second person is needed',
    access: { roles: matrixRoles },
    scope: 'operator',
    body: bodyOf(transferSettingsForm),
    output: settings,
  }),
  create: endpoint({
    id: 'transfers.create',
    method: 'POST',
    path: '/api/transfer',
    summary: 'Ask for a transfer out of a bank account',
    access: { ...permissionOf('withdraw'), needsBranch: true },
    scope: 'branch',
    status: 201,
    body: bodyOf(transferForm),
    output,
    refusals: ['branch_not_covered', 'bank_account_closed', 'bank_account_elsewhere', 'transfer_target'],
  }),
  detail: endpoint({
    id: 'transfers.detail',
    method: 'GET',
    path: '/api/transfer/{id}',
    summary: 'One transfer',
    access,
    scope: 'branch',
    params: idParam,
    output,
    refusals: ['not_found'],
  }),
  approve: step('approve', 'A second person approves a transfer above the limit', [
    'second_person_needed',
    'not_independent',
    'approval_not_needed',
  ]),
  send: step('send', 'It was sent at the bank, or its cash is in the till: booked', [
    'transfer_above_limit',
    'transfer_other_branch',
  ]),
  refuse: end('refuse', 'Refuse a transfer that was not sent', ['second_person_needed', 'not_independent']),
  withdraw: end('withdraw', 'Withdraw a transfer that was not sent'),
  void: end('void', 'Void a transfer that is on no statement, by the mirror of its journal', [
    'second_person_needed',
    'not_independent',
    'transfer_other_branch',
    'transfer_on_statement',
    'not_enough_cash',
  ]),
};
