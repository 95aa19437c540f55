import { allAuditActions, auditRooms } from '@waybill/domain/audit-actions.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import {
  auditActionWords,
  auditFieldWords as field,
  auditRoomWords,
  auditWhatWords,
  auditWords,
} from './audit.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Who changed what and when. The log is append-only. */
export const auditList = list({
  name: 'audit',
  title: commonWords.auditLog,
  about: auditWords.about,
  access: { permission: 'audit.view' },
  sort: '-at',
  columns: [
    { key: 'at', word: field.at, kind: 'instant', sortable: true, main: true },
    { key: 'staff', word: field.who, kind: 'text', brief: true },
    { key: 'branch', word: staffFieldWords.branch, kind: 'named' },
    { key: 'what', word: field.what, kind: 'words', words: auditWhatWords, brief: true, tells: true },
    { key: 'record', word: field.record, kind: 'text', brief: true },
    { key: 'request_id', word: field.request_id, kind: 'code', extra: true },
    { key: 'record_id', word: field.record_id, kind: 'code', extra: true },
    { key: 'changes', word: field.changes, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'room',
      word: field.room,
      kind: 'select',
      common: true,
      options: auditRooms.map((room) => ({ value: room, word: auditRoomWords[room] })),
    },
    {
      key: 'action',
      word: field.action,
      kind: 'select',
      options: allAuditActions.map((action) => ({ value: action, word: auditActionWords[action] })),
    },
    { key: 'staff', word: field.who, kind: 'text', common: true },
    { key: 'branch_id', word: staffFieldWords.branch, kind: 'select', source: 'branch' },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
    { key: 'record', word: field.record_id, kind: 'text' },
  ],
});
