import { z } from 'zod';
import { userTypes } from '@waybill/domain/rooms/roles/user-types.ts';
import { changePasswordForm, loginForm, preferencesForm } from '@waybill/domain/rooms/sessions/session-forms.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant, named, one, recordId } from '../../kernel/schemas.ts';

const locale = z.enum(['mm', 'en', 'zh']);

/** The signed-in user, under the source's names (E-05). */
export const user = z.object({
  id: z.number().int(),
  hashid: z.string(),
  user_name: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.array(z.string()),
  gender: z.string().nullable(),
  user_type: z.enum(userTypes),
  business_name: z.string().nullable(),
  locale,
  role: z.object({
    id: z.string(),
    slug: z.string(),
    level: z.number().int(),
    name_en: z.string(),
    name_mm: z.string(),
    name_zh: z.string(),
    permissions: z.array(z.string()),
  }),
  branch: named.extend({ code: z.string(), town: z.string(), international_mail: z.boolean() }).nullable(),
  all_branches: z.boolean(),
  jointed_branches: z.array(named.extend({ code: z.string() })).describe('the branches they may switch to'),
  branch_collection_id: z.number().int().nullable(),
  must_change_password: z.boolean(),
  password_reset: z
    .object({
      by: z.string(),
      at: z.iso.datetime(),
      used: z.object({ at: z.iso.datetime(), address: z.string().nullable() }).nullable(),
    })
    .nullable()
    .describe('who set a password for this account within the last 30 days, and when and from where it was first used'),
  preferences: z.object({ theme: z.string(), density: z.string(), single_keys: z.boolean() }),
  developer: z.boolean().describe('development aids are shown (A-07)'),
  laravel_version: z
    .string()
    .nullable()
    .describe("name and version of the server's framework, to developers only (L-03)"),
});
export type User = z.infer<typeof user>;

const sessionRow = z.object({
  id: z.number().int(),
  current: z.boolean(),
  user_agent: z.string().nullable(),
  address: z.string().nullable(),
  branch: named.nullable(),
  created_at: instant,
  last_seen_at: instant,
});
export type SessionRow = z.infer<typeof sessionRow>;

export const sessionsContract = {
  appConfig: endpoint({
    id: 'sessions.appConfig',
    method: 'GET',
    path: '/api/app_config',
    withFrame: true,
    summary: 'The settings that a page needs before anybody signs in',
    access: 'guest',
    scope: 'none',
    output: z.object({
      provider_name: z.string(),
      version: z.string(),
      idle_hours: z.number(),
      development: z.boolean(),
    }),
  }),
  login: endpoint({
    id: 'sessions.login',
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in with user name, e-mail or phone',
    access: 'guest',
    scope: 'none',
    bodySize: 'small',
    body: bodyOf(loginForm),
    output: z.object({ token: z.string(), user, expires_at: instant, idle_hours: z.number() }),
    refusals: ['invalid_credentials', 'code_expired', 'too_many_attempts'],
    unaudited: true,
  }),
  logout: endpoint({
    id: 'sessions.logout',
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session',
    access: 'signed-in',
    scope: 'self',
    output: done,
    unaudited: true,
  }),
  activeAccount: endpoint({
    id: 'sessions.activeAccount',
    method: 'GET',
    path: '/api/active_account',
    summary: 'The signed-in person as they are now',
    access: 'signed-in',
    scope: 'self',
    output: one(user),
  }),
  cacheConfig: endpoint({
    id: 'sessions.cacheConfig',
    method: 'GET',
    path: '/api/cache_config',
    withFrame: true,
    summary: 'A key that changes when any cached list changes',
    access: 'signed-in',
    scope: 'none',
    output: z.object({ key: z.string() }),
  }),
  switchBranch: endpoint({
    id: 'sessions.switchBranch',
    method: 'GET',
    path: '/api/agent/switch_branch/{userId}',
    summary: "Switch the current branch to another of one's branches",
    access: { global: true },
    scope: 'self',
    params: z.strictObject({ userId: recordId }),
    query: z.strictObject({ branch_id: recordId }),
    output: one(user),
    unaudited: true,
  }),
  events: endpoint({
    id: 'sessions.events',
    method: 'GET',
    path: '/api/events',
    summary: "Changes in one's branches as server-sent events; Last-Event-ID continues an interrupted stream",
    access: 'signed-in',
    scope: 'branch',
    output: null,
    refusals: ['unavailable'],
  }),
  list: endpoint({
    id: 'sessions.list',
    method: 'GET',
    path: '/api/session',
    summary: "One's own open sessions",
    access: 'signed-in',
    scope: 'self',
    output: z.object({ data: z.array(sessionRow) }),
  }),
  revoke: endpoint({
    id: 'sessions.revoke',
    method: 'DELETE',
    path: '/api/session/{id}',
    summary: "End one of one's own sessions",
    access: 'signed-in',
    scope: 'self',
    params: idParam,
    output: done,
  }),
  revokeOthers: endpoint({
    id: 'sessions.revokeOthers',
    method: 'DELETE',
    path: '/api/session',
    summary: "End all of one's own other sessions",
    access: 'signed-in',
    scope: 'self',
    output: done,
  }),
  changePassword: endpoint({
    id: 'sessions.changePassword',
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Choose a new password; all other sessions end',
    access: 'signed-in',
    scope: 'self',
    bodySize: 'small',
    body: bodyOf(changePasswordForm),
    output: done,
    refusals: ['wrong_password', 'too_many_attempts'],
  }),
  preferences: endpoint({
    id: 'sessions.preferences',
    method: 'PUT',
    path: '/api/account/preferences',
    summary: 'Language, theme and density of the account',
    access: { global: true },
    scope: 'self',
    body: bodyOf(preferencesForm),
    output: one(user),
    unaudited: true,
  }),
};
