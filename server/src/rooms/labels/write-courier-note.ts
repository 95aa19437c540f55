import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { takesCourierNote, type CourierNoteValues } from '@waybill/domain/rooms/labels/courier-note.ts';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { labelRecord } from './label.record.ts';
import { setCourierNote } from './labels.store.ts';

/** Writes what the sender wants the courier to know at the door, until the parcel is out. */
export function writeCourierNote(
  context: CommandContext,
  id: number,
  { courier_note }: CourierNoteValues,
): Changed<LabelDetail> {
  return changeRecord(context, labelRecord, id, async ({ status }) => {
    if (!takesCourierNote(status)) return refuse('state_not_allowed', { values: { state: status } });
    await setCourierNote(context.tx, id, courier_note, context.now);
    return { action: 'edit', after: { courier_note } };
  });
}
