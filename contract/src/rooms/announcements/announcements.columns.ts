import { announcementLife } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  announcementFieldWords as field,
  announcementStateFaces,
  announcementWords,
  readFaces,
} from './announcements.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Announcements for the reader and those the reader wrote (N-29). */
export const announcementList = list({
  name: 'announcements',
  title: commonWords.announcements,
  about: announcementWords.about,
  access: { global: true },
  sort: '-published_at',
  columns: [
    { key: 'title', word: field.title, kind: 'text', sortable: true, main: true },
    { key: 'read', word: field.read, kind: 'state', states: readFaces },
    { key: 'status', word: common.status, kind: 'state', states: announcementStateFaces, inside: true },
    { key: 'audience', word: field.audience, kind: 'names', inside: true },
    { key: 'created_by', word: field.created_by, kind: 'text', sortable: true, inside: true },
    { key: 'published_at', word: field.published_at, kind: 'instant', sortable: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      inside: true,
      options: announcementLife.stateNames.map((state) => ({ value: state, word: announcementStateFaces[state].word })),
    },
    { key: 'read', word: field.read, kind: 'yes_no', common: true },
  ],
});
