import { announcementsContract as calls } from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { changeAnnouncement } from './change-announcement.ts';
import { createAnnouncement } from './create-announcement.ts';
import { editAnnouncement, removeAnnouncement } from './edit-announcement.ts';
import { readAll, readOwn } from './read-announcement.ts';
import { announcementSource, readAnnouncement, readBell } from './announcements.queries.ts';
import { announcementLife } from '@waybill/domain/rooms/announcements/announcement-states.ts';

export const announcementRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, announcementSource, viewer, query)),
  read(calls.noti, ({ db, viewer }) => readBell(db, viewer)),
  command(calls.readAll, (context) => readAll(context)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readAnnouncement(db, viewer, params.id)),
  command(calls.read, (context, { params }) => readOwn(context, params.id)),
  command(calls.create, (context, { body }) => createAnnouncement(context, body)),
  command(calls.edit, (context, { params, body }) => editAnnouncement(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeAnnouncement(context, params.id)),
  ...announcementLife.commandNames.map((name) =>
    command(calls[name], (context, { params }) => changeAnnouncement(context, name, params.id)),
  ),
];
