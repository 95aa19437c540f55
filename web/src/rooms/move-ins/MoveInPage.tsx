import { BadgeCheck, Ban, FilePlus, Send, Undo2 } from 'lucide-react';
import type { MoveInDetail } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import {
  moveInCommandWords,
  moveInFactWords as fact,
  moveInFieldWords as field,
  moveInStateFaces,
} from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { moveInReasonForm } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { moveInLife } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import { call } from '../../kernel/client.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { reasonCommand, type PageCommand } from '../../shell/detail/page-commands.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { AddSheetWindow } from './AddSheetWindow.tsx';
import { MoveInNote, MoveInReport } from './MoveInReport.tsx';
import { MoveInSheets } from './MoveInSheets.tsx';
import { moveInPageWords as words } from './move-in-page.words.ts';

const step = (
  command: 'propose' | 'withdraw' | 'sign',
  icon: IconSource,
  variant: 'main' | 'plain',
): PageCommand<MoveInDetail> => ({
  icon,
  variant,
  send: ({ id, version }, sending) => call(`move_ins.${command}`, { params: { id }, body: { version }, ...sending }),
});

const isDraft = ({ status }: MoveInDetail): boolean => status === moveInLife.at.draft;

/** A move-in: its sheets, the report that a second person signs, and who did. */
export const MoveInPage = detailPage({
  call: 'move_ins.detail',
  param: 'moveInId',
  topic: 'move_in',
  list: 'move-ins',
  name: ({ name }) => name,
  faces: moveInStateFaces,
  note: ({ opening_day }) => formatDate(opening_day),
  commands: {
    words: moveInCommandWords,
    each: {
      add: { icon: FilePlus, variant: ({ rows }) => (rows === 0 ? 'main' : 'plain'), Window: AddSheetWindow },
      propose: { ...step('propose', Send, 'main'), shown: ({ rows }) => rows > 0 },
      withdraw: step('withdraw', Undo2, 'plain'),
      sign: step('sign', BadgeCheck, 'main'),
      void: reasonCommand<MoveInDetail, typeof moveInReasonForm>({
        icon: Ban,
        variant: 'danger',
        form: moveInReasonForm,
        words: field,
        send: ({ id, version }, { body, idempotencyKey }) =>
          call('move_ins.void', { params: { id }, body: { ...body, version }, idempotencyKey }),
      }),
    },
    changes: 'move_in',
  },
  Above: MoveInNote,
  parts: [
    { key: 'sheets', title: words.sheets, across: true, shown: isDraft, Content: MoveInSheets },
    {
      key: 'report',
      title: words.report,
      across: true,
      shown: ({ totals }) => totals.length > 0,
      Content: MoveInReport,
    },
    { key: 'signed', title: words.sheets, across: true, shown: (data) => !isDraft(data), Content: MoveInSheets },
    {
      key: 'people',
      title: words.people,
      facts: [
        { key: 'opening_day', word: field.opening_day, kind: 'date' },
        { key: 'created_by', word: fact.created_by, kind: 'text' },
        { key: 'created_at', word: fact.created_at, kind: 'instant' },
        { key: 'proposed_by', word: fact.proposed_by, kind: 'text' },
        { key: 'proposed_at', word: fact.proposed_at, kind: 'instant' },
        { key: 'signed_by', word: fact.signed_by, kind: 'text' },
        { key: 'signed_at', word: fact.signed_at, kind: 'instant' },
        { key: 'finished_at', word: fact.finished_at, kind: 'instant' },
        { key: 'void_reason', word: field.reason, kind: 'text' },
      ],
    },
  ],
  useHistory: historyOf('move_ins'),
});
