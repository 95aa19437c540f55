import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { codeTriesMax, deliveryCodeState } from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { shortCodeHash } from '../../kernel/short-code.ts';
import { countCodeTry, readTriedCode, takeBackCodeTry } from './door-code.store.ts';

/** What the code of a parcel opens. */
const opensParcel = (labelId: number) => `door:${labelId}`;

/** What is kept of the code of a parcel. */
export const doorCodeHash = (secret: Buffer, labelId: number, code: string): Buffer =>
  shortCodeHash(secret, opensParcel(labelId), code);

/**
 * Looks at the code that somebody says at a door, before the transaction: the try is counted first and stays counted whatever is refused after; the same wrong
 * one of the same scan, sent again by a device that heard no answer, is not counted twice. Only whoever carries the parcel and the branches it is at or goes to
 * get as far as a try. Answers whether it was right; a parcel that needs no code has none to be wrong.
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
