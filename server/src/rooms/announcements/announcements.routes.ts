import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { announcementCommands } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { announcementsContract as calls } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { changeAnnouncement } from './change-announcement.ts';
import { createAnnouncement } from './create-announcement.ts';
import { editAnnouncement, removeAnnouncement } from './edit-announcement.ts';
import { readAll, readOne } from './read-announcement.ts';
import { announcementSource, readAnnouncement, readBell } from './announcements.queries.ts';

export const announcementRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, announcementSource, viewer, query)),
  read(calls.noti, ({ db, viewer }) => readBell(db, viewer)),
  command(calls.readAll, (context) => readAll(context)),
  read(calls.detail, async ({ db, viewer }, { params }) => {
    const data = await readAnnouncement(db, viewer, params.id);
    return data ? { data } : refuse('not_found');
  }),
  command(calls.read, (context, { params }) => readOne(context, params.id)),
  command(calls.create, (context, { body }) => createAnnouncement(context, body)),
  command(calls.edit, (context, { params, body }) => editAnnouncement(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeAnnouncement(context, params.id)),
  ...announcementCommands.map((name) =>
    command(calls[name], (context, { params }) => changeAnnouncement(context, name, params.id)),
  ),
];
