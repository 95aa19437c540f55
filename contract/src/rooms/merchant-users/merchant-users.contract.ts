import { z } from 'zod';
import { merchantRoleSlugs, portalAccesses } from '@waybill/domain/kernel/merchant-roles.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { merchantUserLife } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import {
  inviteForm,
  joinForm,
  portalAccessForm,
  shopAccessForm,
  askCodeForm,
  codeForm,
  newPasswordForm,
} from '@waybill/domain/rooms/merchant-users/merchant-user-forms.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, done, idParam, instant, one, recordId } from '../../kernel/schemas.ts';
import { user } from '../../kernel/user.ts';
import { personal, staffName } from '../../kernel/personal.ts';

export type MerchantUserTopic = 'merchant_user';

const person = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.array(personal('phone')),
  role: z.enum(merchantRoleSlugs),
  status: z.enum(merchantUserLife.stateNames as [string, ...string[]]),
  created_at: instant,
  last_login_at: instant.nullable(),
  actions: z.array(action),
});
export type MerchantPerson = z.infer<typeof person>;

const invitation = z.object({
  id: z.number().int(),
  role: z.enum(merchantRoleSlugs),
  made_at: instant,
  expires_at: instant,
  person: z.string().nullable().describe('who chooses a new password by it; null for an invitation of somebody new'),
  made_by: staffName().describe('empty for readers outside where one of the branch made it'),
  waits: z.boolean().describe('it works after a second person has agreed'),
  may_approve: z.boolean(),
});

const team = z.object({
  portal_access: z.enum(portalAccesses),
  most_access: z.enum(portalAccesses).describe('the most that the operator allows any merchant'),
  key_scopes: z
    .array(z.enum(keyScopeNames))
    .describe('those that its owners may give to API keys; with any, they make webhooks too'),
  people: z.array(person),
  invitations: z.array(invitation).describe('those that may still be used'),
  may_edit: z.boolean(),
  may_invite: z.boolean(),
  may_set_access: z.boolean(),
});
export type MerchantTeam = z.infer<typeof team>;

const portalSettings = z.object({ portal_access: z.enum(portalAccesses) });

const view = { permission: 'merchant_user.view' } as const;
const edit = { permission: 'merchant_user.edit' } as const;
const token = z.string().max(100);
const invitedTo = z.object({
  shop: z.string().describe('name of the merchant'),
  person: z
    .string()
    .nullable()
    .describe('who chooses a new password by this link; null for an invitation of somebody new'),
  role: z.enum(merchantRoleSlugs),
  expires_at: instant,
});

const signedIn = z.object({ token: z.string(), user, expires_at: instant, idle_hours: z.number() });
const linkFields = z.object({
  path: z.string().describe('page of this server'),
  expires_at: instant,
  waits: z.boolean().describe('it works after a second person has agreed'),
});
const link = one(linkFields);
/** For people who are not signed in. */
const guests = { access: 'guest', scope: 'none', bodySize: 'small', limit: { max: 30, seconds: 60 } } as const;

export const merchantUserContract = {
  list: endpoint({
    id: 'merchant_users.list',
    method: 'GET',
    path: '/api/merchant/{id}/user',
    summary: 'The people of one merchant who sign in at the merchant portal, and what they may do there',
    access: view,
    scope: 'branch',
    params: idParam,
    output: one(team),
    refusals: ['not_found'],
  }),
  invite: endpoint({
    id: 'merchant_users.invite',
    method: 'POST',
    path: '/api/merchant/{id}/user-invitation',
    summary: 'Invite one person of a merchant: a link that works once, for 72 hours',
    access: edit,
    scope: 'branch',
    status: 201,
    secret: true,
    params: idParam,
    body: bodyOf(inviteForm),
    output: one(linkFields.extend({ by_message: z.boolean().describe('it was also sent to the phone') })),
    refusals: ['not_found', 'role_not_assignable', 'portal_closed', 'portal_sees_only'],
  }),
  approve: endpoint({
    id: 'merchant_users.approve',
    method: 'POST',
    path: '/api/merchant/{id}/user-invitation/{invitation_id}/approve',
    summary:
      'Agree, as a second person, to a link by which somebody becomes an owner of a merchant or gets a new password',
    access: edit,
    scope: 'branch',
    params: z.strictObject({ id: recordId, invitation_id: recordId }),
    output: one(team),
    refusals: ['not_found', 'second_person_needed', 'not_independent'],
  }),
  withdraw: endpoint({
    id: 'merchant_users.withdraw',
    method: 'POST',
    path: '/api/merchant/{id}/user-invitation/{invitation_id}/withdraw',
    summary: 'Withdraw an invitation; its link no longer works',
    access: edit,
    scope: 'branch',
    params: z.strictObject({ id: recordId, invitation_id: recordId }),
    output: one(team),
    refusals: ['not_found'],
  }),
  remove: endpoint({
    id: 'merchant_users.remove',
    method: 'POST',
    path: '/api/merchant/{id}/user/{user_id}/remove',
    summary: 'Remove a person of a merchant; their sessions for this merchant end',
    access: edit,
    scope: 'branch',
    params: z.strictObject({ id: recordId, user_id: recordId }),
    output: one(team),
    refusals: ['not_found', 'state_not_allowed', 'last_owner'],
  }),
  setAccess: endpoint({
    id: 'merchant_users.setAccess',
    method: 'PUT',
    path: '/api/merchant/{id}/portal',
    summary:
      'What the people of this merchant may do at the portal: nothing, see, or see and order; and the scopes of API keys that its owners make',
    access: edit,
    scope: 'branch',
    params: idParam,
    body: bodyOf(shopAccessForm),
    output: one(team),
    refusals: ['not_found'],
  }),
  invitation: endpoint({
    id: 'merchant_users.invitation',
    method: 'POST',
    path: '/api/join/look',
    summary: 'What an invitation is for, while it may be used',
    ...guests,
    body: z.strictObject({ token }),
    output: one(invitedTo),
    refusals: ['invitation_ended', 'invitation_waits'],
    unaudited: true,
  }),
  join: endpoint({
    id: 'merchant_users.join',
    method: 'POST',
    path: '/api/join',
    summary:
      'Join a merchant by an invitation: a new account, or the account of this phone with its password; answers like a sign-in',
    ...guests,
    secret: true,
    body: bodyOf(joinForm, { token }),
    output: signedIn,
    refusals: [
      'invitation_ended',
      'phone_of_account',
      'invalid_credentials',
      'too_many_attempts',
      'portal_closed',
      'invitation_waits',
      'second_factor_at_login',
    ],
  }),
  askCode: endpoint({
    id: 'merchant_users.askCode',
    method: 'POST',
    path: '/api/forgotten-password',
    summary:
      'Send a code for a new password to the phone of a person of a merchant; the answer is the same for every other phone',
    ...guests,
    body: bodyOf(askCodeForm),
    output: one(
      z.object({ by_message: z.boolean().describe('false where no messages are sent: the branch makes a link') }),
    ),
    refusals: ['too_many_attempts'],
    unaudited: true,
  }),
  resetByCode: endpoint({
    id: 'merchant_users.resetByCode',
    method: 'POST',
    path: '/api/forgotten-password/code',
    summary: 'Choose a new password with the code; ends all sessions of the person and answers like a sign-in',
    ...guests,
    secret: true,
    body: bodyOf(codeForm),
    output: signedIn,
    refusals: ['reset_code_wrong', 'too_many_attempts', 'second_factor_at_login'],
  }),
  resetByLink: endpoint({
    id: 'merchant_users.resetByLink',
    method: 'POST',
    path: '/api/forgotten-password/link',
    summary:
      'Choose a new password by a link of the branch; ends all sessions of the person and answers like a sign-in',
    ...guests,
    secret: true,
    body: bodyOf(newPasswordForm, { token }),
    output: signedIn,
    refusals: ['invitation_ended', 'invitation_waits', 'second_factor_at_login'],
  }),
  resetLink: endpoint({
    id: 'merchant_users.resetLink',
    method: 'POST',
    path: '/api/merchant/{id}/user/{user_id}/reset-link',
    summary: 'Make a link by which a person of a merchant chooses a new password: it works once, for 72 hours',
    access: edit,
    scope: 'branch',
    status: 201,
    secret: true,
    params: z.strictObject({ id: recordId, user_id: recordId }),
    output: link,
    refusals: ['not_found', 'person_elsewhere'],
  }),
  work: endpoint({
    id: 'merchant_users.work',
    method: 'POST',
    path: '/api/merchant-portal/work/{id}',
    summary: "Work for another of one's merchants, in this session",
    access: { userType: 'merchant' },
    scope: 'self',
    params: idParam,
    output: one(user),
    refusals: ['not_found', 'portal_closed'],
    unaudited: true,
  }),
  watch: endpoint({
    id: 'merchant_users.watch',
    method: 'POST',
    path: '/api/merchant/{id}/watch',
    summary: 'See the portal as this merchant does, in this session, until one goes back; nothing can be changed there',
    access: edit,
    scope: 'branch',
    params: idParam,
    output: one(user),
    refusals: ['not_found'],
  }),
  endWatch: endpoint({
    id: 'merchant_users.endWatch',
    method: 'POST',
    path: '/api/merchant-portal/watch/end',
    summary: 'Go back from seeing the portal as a merchant',
    access: { userType: 'merchant' },
    scope: 'self',
    output: one(user),
    refusals: ['not_found'],
    unaudited: true,
  }),
  settings: endpoint({
    id: 'merchant_users.settings',
    method: 'GET',
    path: '/api/merchant-portal/settings',
    summary: 'The most that the people of any merchant may do at the portal',
    access: { roles: matrixRoles },
    scope: 'operator',
    output: one(portalSettings),
  }),
  saveSettings: endpoint({
    id: 'merchant_users.saveSettings',
    method: 'PUT',
    path: '/api/merchant-portal/settings',
    summary: 'Change the most that the people of any merchant may do at the portal',
    access: { roles: matrixRoles },
    scope: 'operator',
    body: bodyOf(portalAccessForm),
    output: one(portalSettings),
  }),
  endSessions: endpoint({
    id: 'merchant_users.endSessions',
    method: 'POST',
    path: '/api/merchant/{id}/user-session/end',
    summary: 'End every session of the people of this merchant',
    access: edit,
    scope: 'branch',
    params: idParam,
    output: done,
    refusals: ['not_found'],
  }),
};
