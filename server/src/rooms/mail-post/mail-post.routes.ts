import {
  mailPostContract as calls,
  postFilesContract as files,
  postStatusesContract as statuses,
} from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { applyPostFile, uploadPostFile, voidPostFile } from './change-post-file.ts';
import { createPostStatus, removePostStatus } from './change-post-status.ts';
import { enterResult } from './enter-result.ts';
import { countAtPost, internationalSource, mailPostSource } from './mail-post.queries.ts';
import { postStatusSource } from './post-statuses.queries.ts';
import { postFileSource, postLineSource, readPostFile } from './post-files.queries.ts';

export const mailPostRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, mailPostSource, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await countAtPost(db, viewer) })),
  read(calls.international, ({ db, viewer }, { query }) => readPage(db, internationalSource, viewer, query)),
  command(calls.deliver, (context, { params, body }) => enterResult(context, params.id, 'delivered', body)),
  command(calls.return, (context, { params, body }) => enterResult(context, params.id, 'returned', body)),
];

export const postFileRoutes: Route[] = [
  read(files.list, ({ db, viewer }, { query }) => readPage(db, postFileSource, viewer, query)),
  read(files.lines, ({ db, viewer }, { query }) => readPage(db, postLineSource, viewer, query)),
  command(files.upload, (context, { body }) => uploadPostFile(context, body)),
  readOne(files.detail, ({ db, viewer }, { params }) => readPostFile(db, viewer, params.id)),
  command(files.apply, (context, { params }) => applyPostFile(context, params.id)),
  command(files.void, (context, { params }) => voidPostFile(context, params.id)),
];

export const postStatusRoutes: Route[] = [
  read(statuses.list, ({ db, viewer }, { query }) => readPage(db, postStatusSource, viewer, query)),
  command(statuses.create, (context, { body }) => createPostStatus(context, body)),
  command(statuses.remove, (context, { params }) => removePostStatus(context, params.id)),
];
