import { z } from 'zod';
import { lineVerdicts, postFileLife } from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import { postMeanings, postStatusForm } from '@waybill/domain/rooms/mail-post/post-statuses.ts';
import { postFileBounds, postFileForm, postResultForm } from '@waybill/domain/rooms/mail-post/post-results.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import type { RefusalCode } from '../../kernel/refusals.ts';
import { action, bodyOf, done, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { internationalList, mailPostList, postFileList, postLineList, postStatusList } from './mail-post.columns.ts';

export type MailPostTopic = 'post_files' | 'post_statuses';

const access = mailPostList.access;
const works = { permission: postFileLife.commands.apply.permission } as const;
const count = z.number().int();
const text = z.string().nullable();

const row = rowOf(mailPostList, {
  id: count.describe('of the label'),
  tracking_code: z.string(),
  mp_tracking_code: z.string(),
  status: z.string(),
  status_at: instant,
  handed_at: instant,
  handed_by: text,
  days: count.describe('whole days since it was handed over, or until it was delivered'),
  destination_name: z.string(),
  destination_township: named.nullable(),
  cod_amount: count.describe('whole kyat'),
  branch: named,
});
export type MailPostRow = z.infer<typeof row>;

const abroad = row
  .pick({ id: true, tracking_code: true, status: true, status_at: true, destination_name: true, branch: true })
  .extend({
    mp_tracking_code: text,
    country: named.extend({ id: z.string().describe('ISO 3166-1, two letters') }),
    destination_address: text,
    include_products: text.describe('what customs are told of the contents'),
    declared_value: count.describe('whole kyat'),
    delivery_charge: count.describe('whole kyat'),
    created_at: instant,
    handed_at: instant.nullable(),
  });
export type InternationalRow = z.infer<typeof abroad>;

const file = rowOf(postFileList, {
  id: count,
  name: z.string(),
  status: z.enum(postFileLife.stateNames),
  lines_total: count,
  lines_matched: count.describe('lines that are still to be done'),
  lines_applied: count,
  created_at: instant,
  created_by: z.string(),
  applied_by: text,
  applied_at: instant.nullable(),
  branch: named,
});
export type PostFileRow = z.infer<typeof file>;

const fileDetail = file.extend({
  version: count,
  counts: z.partialRecord(z.enum(lineVerdicts), count).describe('lines by what they come to'),
  actions: z.array(action),
});
export type PostFileDetail = z.infer<typeof fileDetail>;

const line = rowOf(postLineList, {
  id: count,
  row_no: count,
  code: z.string(),
  state_text: z.string(),
  date_text: z.string(),
  result: text,
  at: instant.nullable(),
  verdict: z.enum(lineVerdicts),
  why_not: text.describe('code of the reason'),
  label_id: count.nullable(),
  tracking_code: text,
});
export type PostLineRow = z.infer<typeof line>;

const refusedResults: readonly RefusalCode[] = [
  'not_found',
  'post_day_ahead',
  'scan_final',
  'scan_out_of_order',
  'scan_already_done',
  'scan_on_clearance',
  'scan_missing',
  'scan_needs_supervisor',
  'scan_wrong_branch',
  'scan_overtaken',
  'missing_permission',
];
const result = <const Name extends 'deliver' | 'return'>(name: Name, summary: string) =>
  endpoint({
    id: `mail_post.${name}` as const,
    method: 'POST',
    path: `/api/mail-post/{id}/${name}`,
    summary,
    access: works,
    scope: 'branch',
    params: idParam,
    body: bodyOf(postResultForm),
    output: one(row),
    refusals: refusedResults,
  });

export const mailPostContract = {
  list: endpoint({
    id: 'mail_post.list',
    method: 'GET',
    path: '/api/mail-post',
    summary: 'Parcels that were handed to the mail post, with both codes',
    access,
    scope: 'branch',
    query: listQuery(mailPostList),
    output: many(row),
  }),
  count: endpoint({
    id: 'mail_post.count',
    method: 'GET',
    path: '/api/mail-post/count',
    summary: 'How many parcels are with the mail post and how many come back, counted to 10,000',
    access,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), count) }),
  }),
  international: endpoint({
    id: 'mail_post.international',
    method: 'GET',
    path: '/api/mail-post/international',
    summary:
      'Labels to other countries, from the counter to the receiver; only for who works in a branch that takes international mail',
    access: internationalList.access,
    scope: 'branch',
    query: listQuery(internationalList),
    output: many(abroad),
  }),
  deliver: result('deliver', 'The mail post says that it was delivered; with COD on it only a supervisor enters that'),
  return: result('return', 'The mail post brings it back'),
};

export const postFilesContract = {
  list: endpoint({
    id: 'post_files.list',
    method: 'GET',
    path: '/api/post-file',
    summary: 'Tracking files of the mail post',
    access,
    scope: 'branch',
    query: listQuery(postFileList),
    output: many(file),
  }),
  lines: endpoint({
    id: 'post_files.lines',
    method: 'GET',
    path: '/api/post-file/lines',
    summary: 'The lines of tracking files with what each comes to',
    access,
    scope: 'branch',
    query: listQuery(postLineList),
    output: many(line),
  }),
  upload: endpoint({
    id: 'post_files.upload',
    method: 'POST',
    path: '/api/post-file',
    summary: `Take a tracking file, Excel (.xlsx) or CSV, of at most ${postFileBounds.rows} lines: it is read and matched; nothing is done before \`post_files.apply\``,
    access: { ...works, needsBranch: true },
    scope: 'branch',
    status: 201,
    multipart: true,
    body: bodyOf(postFileForm),
    output: one(fileDetail),
    refusals: ['post_file_twice', 'post_file_columns', 'too_large', 'validation_failed'],
  }),
  detail: endpoint({
    id: 'post_files.detail',
    method: 'GET',
    path: '/api/post-file/{id}',
    summary: 'One tracking file: what its lines come to',
    access,
    scope: 'branch',
    params: idParam,
    output: one(fileDetail),
    refusals: ['not_found'],
  }),
  apply: endpoint({
    id: 'post_files.apply',
    method: 'POST',
    path: '/api/post-file/{id}/apply',
    summary: 'Enter what the file says: each line as a scan, those that are not possible with the reason',
    access: works,
    scope: 'branch',
    params: idParam,
    output: one(fileDetail),
    refusals: ['not_found', 'state_not_allowed', 'missing_permission'],
  }),
  void: endpoint({
    id: 'post_files.void',
    method: 'POST',
    path: '/api/post-file/{id}/void',
    summary: 'Put a file away without doing anything',
    access: works,
    scope: 'branch',
    params: idParam,
    output: one(fileDetail),
    refusals: ['not_found', 'state_not_allowed', 'missing_permission'],
  }),
};

const statusRow = rowOf(postStatusList, {
  id: count,
  post: z.string(),
  status_text: z.string(),
  post_result: z.enum(postMeanings),
  fixed: z.boolean().describe('an event of the Universal Postal Union'),
  created_by: text,
  created_at: instant,
});
export type PostStatusRow = z.infer<typeof statusRow>;

const sets = { permission: 'mail_post.settings' } as const;

export const postStatusesContract = {
  list: endpoint({
    id: 'post_statuses.list',
    method: 'GET',
    path: '/api/post-status',
    summary: 'Statuses as posts print them, with their meaning',
    access,
    scope: 'operator',
    query: listQuery(postStatusList),
    output: many(statusRow),
  }),
  create: endpoint({
    id: 'post_statuses.create',
    method: 'POST',
    path: '/api/post-status',
    summary: 'Add a status; files that are read from then on know it',
    access: sets,
    scope: 'operator',
    status: 201,
    body: bodyOf(postStatusForm),
    output: one(statusRow),
    refusals: ['duplicate', 'validation_failed'],
  }),
  remove: endpoint({
    id: 'post_statuses.remove',
    method: 'DELETE',
    path: '/api/post-status/{id}',
    summary: 'Delete a status that is not of the Universal Postal Union',
    access: sets,
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found', 'post_status_fixed'],
  }),
};
