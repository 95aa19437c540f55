import { z } from 'zod';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import {
  accountReasonForm,
  editStaffForm,
  newStaffForm,
  resetPasswordForm,
} from '@waybill/domain/rooms/staff/staff-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import {
  action,
  bodyOf,
  done,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  pageOf,
  rowOf,
  version,
} from '../../kernel/schemas.ts';
import { auditHistory } from '../audit/audit.contract.ts';
import { staffList } from './staff.columns.ts';

export type StaffTopic = 'staff';

const status = z.enum(accountLife.stateNames);
const roleName = z.object({
  slug: z.string(),
  level: z.number().int(),
  name_en: z.string(),
  name_mm: z.string(),
  name_zh: z.string(),
});

const staffRow = rowOf(staffList, {
  id: z.number().int(),
  user_name: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.array(z.string()),
  gender: z.string().nullable(),
  user_type: z.string(),
  business_name: z.string().nullable(),
  status,
  role: roleName,
  branch: named.nullable(),
  last_login_at: instant.nullable(),
  created_at: instant,
});
export type StaffRow = z.infer<typeof staffRow>;

const staffDetail = staffRow.extend({
  all_branches: z.boolean(),
  jointed_branches: z.array(named),
  branch_collection_id: z.number().int().nullable(),
  locale: z.string(),
  status_reason: z.string().nullable(),
  must_change_password: z.boolean(),
  open_sessions: z.number().int(),
  version: z.number().int(),
  updated_at: instant,
  may_edit: z.boolean(),
  may_reset_password: z.boolean(),
  /** Second step at login; `reset_asked`: one person has asked to remove it, another one can do so. */
  second_factor: z.object({ reset_asked: z.boolean() }).nullable(),
  /** Names of people who recently created or changed the account and are not confirmed yet. */
  unconfirmed_by: z.array(z.string()),
  /** Unused reset code. */
  code: z.object({ on_paper: z.boolean(), expires_at: instant }).nullable(),
  actions: z.array(action),
});
export type StaffDetail = z.infer<typeof staffDetail>;

const accountCommand = <const Command extends keyof typeof accountLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `staff.${command}`,
    method: 'POST',
    path: `/api/staff/{id}/${command}`,
    summary,
    access: { permission: accountLife.commands[command].permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(accountReasonForm),
    output: one(staffDetail),
    refusals: ['not_found', 'own_account', 'higher_rank', 'super_roles_only', 'state_not_allowed'],
  });

export const staffContract = {
  list: endpoint({
    id: 'staff.list',
    method: 'GET',
    path: '/api/staff',
    summary: 'Staff of the covered branches',
    access: staffList.access,
    scope: 'branch',
    query: listQuery(staffList),
    output: many(staffRow),
  }),
  count: endpoint({
    id: 'staff.count',
    method: 'GET',
    path: '/api/staff/count',
    summary: 'How many there are in each state',
    access: staffList.access,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), z.number().int()) }),
  }),
  agents: endpoint({
    id: 'staff.agents',
    method: 'GET',
    path: '/api/agent',
    summary: 'Staff of user type agent, a page at a time',
    access: staffList.access,
    scope: 'branch',
    query: z.strictObject({
      ...pageOf({ max: 200, fallback: 9 }),
    }),
    output: many(staffRow),
  }),
  couriers: endpoint({
    id: 'staff.couriers',
    method: 'GET',
    path: '/api/courier',
    summary: 'The people of the covered branches who carry parcels, for selects',
    access: { permission: { scan: 'label.scan', count: 'cash.count' } },
    scope: 'branch',
    output: z.object({
      data: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          user_name: z.string(),
          branch_id: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  detail: endpoint({
    id: 'staff.detail',
    method: 'GET',
    path: '/api/staff/{id}',
    summary: 'One person, with what may be done',
    access: { permission: 'staff.view' },
    scope: 'branch',
    params: idParam,
    output: one(staffDetail),
    refusals: ['not_found'],
  }),
  history: endpoint({
    id: 'staff.history',
    method: 'GET',
    path: '/api/staff/{id}/history',
    summary: 'What was done to one person, for whoever may edit them: the last hundred lines, the newest first',
    access: { permission: 'staff.edit' },
    scope: 'branch',
    params: idParam,
    output: auditHistory,
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'staff.create',
    method: 'POST',
    path: '/api/staff',
    summary: 'A new account',
    access: { permission: 'staff.create' },
    scope: 'branch',
    status: 201,
    body: bodyOf(newStaffForm),
    output: one(staffDetail),
    refusals: ['duplicate', 'role_not_assignable', 'type_of_head_office', 'type_of_one_branch', 'branch_not_covered'],
  }),
  edit: endpoint({
    id: 'staff.edit',
    method: 'PUT',
    path: '/api/staff/{id}',
    summary: 'Change an account; `version` is that of the record that was read',
    access: { permission: 'staff.edit' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(editStaffForm, { version }),
    output: one(staffDetail),
    refusals: [
      'not_found',
      'changed_meanwhile',
      'duplicate',
      'higher_rank',
      'equal_rank',
      'role_not_assignable',
      'type_of_head_office',
      'type_of_one_branch',
      'branch_not_covered',
    ],
  }),
  suspend: accountCommand('suspend', 'Suspend an account; its sessions end at once'),
  reactivate: accountCommand('reactivate', 'Take a suspension back'),
  ban: accountCommand('ban', 'Ban an account; its sessions end at once'),
  unban: accountCommand('unban', 'Lift a ban'),
  resetPassword: endpoint({
    id: 'staff.resetPassword',
    method: 'POST',
    path: '/api/staff/{id}/reset_password',
    summary:
      'Reset to a one-time code in two halves: `password` is the first, the second goes to the owner by message or, on paper, through another person; its owner must choose their own password',
    access: { permission: 'staff.reset_password' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(resetPasswordForm),
    output: done.extend({ by_message: z.boolean(), expires_at: instant }),
    refusals: ['not_found', 'own_account', 'higher_rank', 'equal_rank'],
  }),
  resetSecondFactor: endpoint({
    id: 'staff.resetSecondFactor',
    method: 'POST',
    path: '/api/staff/{id}/reset_second_factor',
    summary:
      'Remove the second factor of a lost phone: the first of two people asks, the second, within a day, does it',
    access: { permission: 'staff.reset_password' },
    scope: 'branch',
    params: idParam,
    output: done.extend({ done: z.boolean().describe('false: another person must repeat this call') }),
    refusals: [
      'not_found',
      'own_account',
      'higher_rank',
      'equal_rank',
      'state_not_allowed',
      'second_person_needed',
      'not_independent',
    ],
  }),
  confirmPerson: endpoint({
    id: 'staff.confirmPerson',
    method: 'POST',
    path: '/api/staff/{id}/confirm_person',
    summary:
      'Confirm that a person of their own holds the account; answers the second half of a code that waits on paper',
    access: { permission: 'staff.reset_password' },
    scope: 'branch',
    params: idParam,
    output: z.object({ data: staffDetail, second_half: z.string().nullable() }),
    refusals: [
      'not_found',
      'own_account',
      'state_not_allowed',
      'super_roles_only',
      'second_person_needed',
      'not_independent',
    ],
  }),
};
