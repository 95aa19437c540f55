import { z } from 'zod';
import { surplusEndForm, surplusSettingsForm } from '@waybill/domain/rooms/surpluses/decide-surplus.ts';
import { surplusEnds, surplusLife } from '@waybill/domain/rooms/surpluses/surplus-states.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import { bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { surplusList } from './surpluses.columns.ts';

export type SurplusTopic = 'surplus';

const text = z.string().nullable();
const row = rowOf(surplusList, {
  id: z.number().int(),
  business_date: z.string().describe('YYYY-MM-DD'),
  branch: named,
  event: z.string().describe('the journal that booked it'),
  amount: z.number().int().describe('whole kyat'),
  status: z.enum(surplusLife.stateNames),
  surplus_end: z.enum(surplusEnds).nullable(),
  payee_name: text,
  payee_phone: text,
  staff: text.describe('whose shortage it is taken off'),
  note: text,
  requested_by_id: z.number().int().nullable(),
  requested_by: text,
  confirmed_by: text,
  confirmed_at: instant.nullable(),
  kept_from: z.string().describe('YYYY-MM-DD from which it may be kept as income'),
});
export type SurplusRow = z.infer<typeof row>;
const permissionOf = (command: keyof typeof surplusLife.commands) => ({
  permission: surplusLife.commands[command].permission,
});
const settings = z.object({ data: z.object({ surplus_days: z.number().int().describe('days') }) });

export const surplusContract = {
  list: endpoint({
    id: 'surpluses.list',
    method: 'GET',
    path: '/api/surplus',
    summary: 'What was counted beyond the books, and what became of it',
    access: surplusList.access,
    scope: 'branch',
    query: listQuery(surplusList),
    output: many(row),
  }),
  settings: endpoint({
    id: 'surpluses.settings',
    method: 'GET',
    path: '/api/surplus/settings',
    summary: 'After how many days a surplus may be kept as income',
    access: surplusList.access,
    scope: 'operator',
    output: settings,
  }),
  saveSettings: endpoint({
    id: 'surpluses.saveSettings',
    method: 'PUT',
    path: '/api/surplus/settings',
    summary: 'Set after how many days a surplus may be kept as income',
    access: { roles: [...matrixRoles] },
    scope: 'operator',
    body: bodyOf(surplusSettingsForm),
    output: settings,
  }),
  ask: endpoint({
    id: 'surpluses.ask',
    method: 'POST',
    path: '/api/surplus/{id}/ask',
    summary:
      'Ask that a surplus is given back, kept as income, or taken off a shortage; nothing moves before `surpluses.confirm`',
    access: permissionOf('ask'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(surplusEndForm),
    output: one(row),
    refusals: ['not_found', 'state_not_allowed', 'surplus_too_young', 'validation_failed'],
  }),
  confirm: endpoint({
    id: 'surpluses.confirm',
    method: 'POST',
    path: '/api/surplus/{id}/confirm',
    summary: 'Book the end of a surplus. Not by who asked for it',
    access: permissionOf('confirm'),
    scope: 'branch',
    params: idParam,
    output: one(row),
    refusals: [
      ...factorRefusals,
      'not_found',
      'state_not_allowed',
      'second_person_needed',
      'not_independent',
      'not_enough_cash',
      'more_than_owed',
      'surplus_too_young',
    ],
  }),
  deny: endpoint({
    id: 'surpluses.deny',
    method: 'POST',
    path: '/api/surplus/{id}/deny',
    summary: 'Put the wish away: the surplus waits for its owner again',
    access: permissionOf('deny'),
    scope: 'branch',
    params: idParam,
    output: one(row),
    refusals: ['not_found', 'state_not_allowed'],
  }),
};
