import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';
import { sheetOfDay } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import type { LockedMessage } from './messages.store.ts';

/** Selects `message m` for viewers who cover the branch that caused it, or see its parcel; messages of the whole operator need all branches. */
export function visibleMessage(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`(${covered(viewer, 'm.branch_id')} and (m.purpose <> ${sheetOfDay} or ${viewer.covers === 'all'})
    or exists (select from label_state s where s.label_id = m.label_id and ${visibleLabels(viewer)}))`;
}

/** The one that a command is about to change, locked until the transaction ends; `null` when it is not the viewer's to see. */
export function lockMessage(tx: Transaction<Tables>, viewer: SessionViewer, id: number): Promise<LockedMessage | null> {
  return lockRow(tx, 'message m', id, visibleMessage(viewer));
}
