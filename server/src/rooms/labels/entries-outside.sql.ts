import type { LabelEntry } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { isReturnReason } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { sql } from 'kysely';

/** Selects whether the merchant's own person or program wrote the entry `e`. */
export const writtenOutside = sql<boolean>`(e.api_key_id is not null
  or exists (select from merchant_user mu where mu.staff_id = e.staff_id)) as written_outside`;

/** An entry with the answer of `writtenOutside`. */
export type WithWriter<Entry> = Entry & { readonly written_outside: boolean };

/**
 * Returns a history as people outside read it: without what the staff note for each other. A reason of the list is for everybody; one that staff wrote freely, such
 * as of a missing parcel, is a note. Reasons of the merchant's own people are theirs.
 */
export function entriesOutside<
  Entry extends WithWriter<Pick<LabelEntry, 'viewable' | 'device' | 'place' | 'party' | 'remark' | 'reason'>>,
>(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    if (!entry.viewable) return [];
    const isNote = entry.party === null && !entry.written_outside;
    const reason = isNote && !isReturnReason(entry.reason) ? null : entry.reason;
    return [{ ...entry, device: null, place: null, reason, remark: isNote ? null : entry.remark }];
  });
}
