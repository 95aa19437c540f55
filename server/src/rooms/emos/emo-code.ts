import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal, isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { emoCodeProblem } from '@waybill/domain/rooms/emos/decide-emo.ts';
import type { emoCodeForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { isSameNrc } from '@waybill/domain/rooms/emos/emo-identity.ts';
import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { changeRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { isShortCode, newShortCode, shortCodeHash } from '../../kernel/short-code.ts';
import { queueEmoCodeMessage } from '../messages/messages.door.ts';
import { nrcSettler } from '../places/places.door.ts';
import { emoRecord } from './emo.record.ts';
import { emoFactsOf } from './emos.queries.ts';
import { setEmo } from './emos.store.ts';

/** Purpose that binds the hash to this money order. */
const codeOf = (id: number) => `emo:${id}`;

/** Returns whether the code belongs to this money order. */
export const isEmoCode = (secret: Buffer, id: number, code: string, kept: Buffer): boolean =>
  isShortCode(secret, codeOf(id), code, kept);

/**
 * Creates the pick-up code for the sender's slip and returns it this once. A second one invalidates the first and resets the tries; it requires the number on
 * the sender's card. Refused: `emo_code_made` for a person who is not a supervisor, `emo_wrong_nrc`.
 */
export async function makeEmoCode(
  context: CommandContext,
  id: number,
  { card_nrc }: FormValues<typeof emoCodeForm>,
): Promise<{ data: EmoDetail; code: string } | Refusal> {
  const { tx, viewer, now, services } = context;
  const code = newShortCode(services);
  const changed = await changeRecord(context, emoRecord, id, async (emo) => {
    const problem = emoCodeProblem(viewer, await emoFactsOf(tx, viewer, emo, now));
    if (problem) return problem;
    const again = emo.code_by !== null;
    if (again && card_nrc === null)
      return refuse('validation_failed', { fields: { card_nrc: [{ code: 'required' }] } });
    if (again && !isSameNrc((await nrcSettler(tx, [card_nrc]))(card_nrc ?? ''), emo.sender_nrc))
      return refuse('emo_wrong_nrc');
    const code_hash = shortCodeHash(await installationSecret(tx, services), codeOf(id), code);
    await setEmo(tx, id, { code_hash, code_by: viewer.id, tries: 0 }, now);
    await queueEmoCodeMessage(context, {
      id,
      number: emo.number,
      payee_phone: emo.payee_phone,
      amount: emo.amount,
      branch_id: emo.sell_branch_id,
      code,
    });
    return { action: 'make_code', after: { tries: 0 } };
  });
  return isRefusal(changed) ? changed : { ...changed, code };
}
