import { z } from 'zod';
import { announcementForm } from '@waybill/domain/rooms/announcements/announcement-form.ts';
import { announcementLife } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, done, idParam, instant, listQuery, many, one, rowOf, version } from '../../kernel/schemas.ts';
import { announcementList } from './announcements.columns.ts';

export type AnnouncementTopic = 'announcement';

const write = { permission: announcementLife.commands.publish.permission } as const;
const name = z.object({ name_en: z.string(), name_mm: z.string(), name_zh: z.string().nullable() });

const row = rowOf(announcementList, {
  id: z.number().int(),
  title: z.string(),
  read: z.enum(['new', 'read']),
  status: z.enum(announcementLife.stateNames),
  audience: z.array(name).describe('empty for readers outside'),
  created_by: staffName(),
  published_at: instant.nullable(),
  created_at: instant,
});
export type AnnouncementRow = z.infer<typeof row>;

const detail = row.extend({
  body: z.string(),
  for_roles: z.array(z.string()),
  role_names: z.array(name),
  for_branches: z.array(z.number().int()),
  branch_names: z.array(name),
  for_merchants: z.boolean(),
  for_customers: z.array(z.number().int()).describe('never told to readers outside'),
  customer_names: z.array(z.object({ id: z.number().int(), name: z.string() })),
  version: z.number().int(),
  updated_at: instant,
  may_edit: z.boolean(),
  may_delete: z.boolean(),
  actions: z.array(action),
});
export type AnnouncementDetail = z.infer<typeof detail>;

const noti = z.object({ id: z.number().int(), title: z.string(), created_at: instant, read: z.boolean() });
export type AnnouncementNoti = z.infer<typeof noti>;

const announcementCommand = <const Command extends keyof typeof announcementLife.commands>(
  command: Command,
  summary: string,
) =>
  endpoint({
    id: `announcements.${command}`,
    method: 'POST',
    path: `/api/announcement/{id}/${command}`,
    summary,
    access: { permission: announcementLife.commands[command].permission },
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: [
      'not_found',
      'missing_permission',
      'announcement_not_author',
      'higher_rank',
      'branch_not_covered',
      'state_not_allowed',
    ],
  });

export const announcementsContract = {
  list: endpoint({
    id: 'announcements.list',
    method: 'GET',
    path: '/api/announcement',
    summary: 'Announcements meant for the reader, and those a writer has written',
    access: announcementList.access,
    scope: 'branch',
    query: listQuery(announcementList),
    output: many(row),
  }),
  noti: endpoint({
    id: 'announcements.noti',
    method: 'GET',
    path: '/api/announcement/nav/noti',
    withFrame: true,
    summary: 'The bell: the latest five, and how many are unread',
    access: { global: true },
    scope: 'branch',
    output: z.object({ data: z.array(noti), total: z.number().int().describe('how many the reader has not read') }),
  }),
  readAll: endpoint({
    id: 'announcements.readAll',
    method: 'POST',
    path: '/api/announcement/read',
    summary: 'Mark all that are meant for the reader as read',
    access: { global: true },
    scope: 'self',
    output: done,
    unaudited: true,
  }),
  detail: endpoint({
    id: 'announcements.detail',
    method: 'GET',
    path: '/api/announcement/{id}',
    summary: 'One announcement, with what may be done',
    access: { global: true },
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  read: endpoint({
    id: 'announcements.read',
    method: 'POST',
    path: '/api/announcement/{id}/read',
    summary: 'Mark one as read',
    access: { global: true },
    scope: 'branch',
    params: idParam,
    output: done,
    refusals: ['not_found'],
    unaudited: true,
  }),
  create: endpoint({
    id: 'announcements.create',
    method: 'POST',
    path: '/api/announcement',
    summary: 'A new draft',
    access: write,
    scope: 'branch',
    status: 201,
    body: bodyOf(announcementForm),
    output: one(detail),
    refusals: ['branch_not_covered'],
  }),
  edit: endpoint({
    id: 'announcements.edit',
    method: 'PUT',
    path: '/api/announcement/{id}',
    summary: 'Change a draft; `version` is that of the record that was read',
    access: write,
    scope: 'branch',
    params: idParam,
    body: bodyOf(announcementForm, { version }),
    output: one(detail),
    refusals: [
      'not_found',
      'missing_permission',
      'announcement_not_author',
      'changed_meanwhile',
      'branch_not_covered',
      'state_not_allowed',
    ],
  }),
  remove: endpoint({
    id: 'announcements.remove',
    method: 'DELETE',
    path: '/api/announcement/{id}',
    summary: 'Delete a draft',
    access: write,
    scope: 'branch',
    params: idParam,
    output: done,
    refusals: ['not_found', 'missing_permission', 'announcement_not_author', 'state_not_allowed'],
  }),
  publish: announcementCommand('publish', 'Publish a draft; its audience is told at once'),
  withdraw: announcementCommand('withdraw', 'Take it away from its audience'),
  redraft: announcementCommand('redraft', 'Make a withdrawn one a draft again'),
};
