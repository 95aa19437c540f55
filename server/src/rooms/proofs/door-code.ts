import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { codeTriesMax, deliveryCodeState } from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { shortCodeHash } from '../../kernel/short-code.ts';
import { countCodeTry, readTriedCode, takeBackCodeTry } from './door-code.store.ts';

/** Returns the purpose of a parcel's code. */
const opensParcel = (labelId: number) => `door:${labelId}`;

/** Returns the stored hash of a parcel's code. */
export const doorCodeHash = (secret: Buffer, labelId: number, code: string): Buffer =>
  shortCodeHash(secret, opensParcel(labelId), code);

/**
 * Checks the code that a receiver says at the door, before the transaction. The attempt is counted first and stays counted whatever is refused later;
 * the same wrong code of the same scan, sent again by a device without an answer, counts once. Only the parcel's courier and its current and next
 * branch may try. Returns whether the code was right; a parcel without a code always passes.
 */
export async function tryDoorCode(
  { db, viewer, now, services }: ReadContext,
  { code, scanId, typed }: { readonly code: string; readonly scanId: string; readonly typed: string },
): Promise<boolean | Refusal> {
  const seen = await readTriedCode(db, viewer, { code, scanId });
  if (!seen || seen.is_kept) return false;
  const state = deliveryCodeState(seen);
  if (state === 'waived') return false;
  if (state === 'locked') return refuse('delivery_code_locked');
  if (seen.made_for === null || state === 'none') return refuse('delivery_code_missing');
  const hash = doorCodeHash(await installationSecret(db, services), seen.made_for, typed);
  const counted = await countCodeTry(db, { label_id: seen.label_id, scan_id: scanId, hash, by: viewer.id }, now);
  if (counted?.try_id && counted.code_hash?.equals(hash)) {
    await takeBackCodeTry(db, seen.label_id, counted.try_id);
    return true;
  }
  // Nobody has looked at it: a word that it was wrong would be a guess.
  if (counted?.try_id === null && !counted.is_repeat) return refuse('delivery_code_locked');
  const left = codeTriesMax - (counted?.tries ?? codeTriesMax);
  return left <= 0 ? refuse('delivery_code_locked') : refuse('delivery_code_wrong', { values: { left } });
}
