import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { emoCodeProblem } from '@waybill/domain/rooms/emos/decide-emo.ts';
import type { emoCodeForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { isSameNrc } from '@waybill/domain/rooms/emos/emo-identity.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { changeRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import type { Services } from '../../kernel/services.ts';
import { tellEmoCode } from '../messages/messages.door.ts';
import { nrcSettler } from '../places/places.door.ts';
import { emoRecord } from './emo.record.ts';
import { emoFactsOf } from './emos.queries.ts';
import { setEmo } from './emos.store.ts';

/** What is kept of a code. Six digits are soon guessed from a plain hash, so it is keyed with the secret of the installation. */
function emoCodeHash(secret: Buffer, id: number, code: string): Buffer {
  return createHmac('sha256', secret).update(`emo:${id}:${code}`).digest();
}

/** Compares in the same time whatever is different. */
export function isEmoCode(secret: Buffer, id: number, code: string, kept: Buffer): boolean {
  const hash = emoCodeHash(secret, id, code);
  return hash.length === kept.length && timingSafeEqual(hash, kept);
}

/** Six digits, all equally likely. */
function newCode({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  const most = 4_294_000_000;
  for (;;) {
    const drawn = randomBytes(4).readUInt32BE();
    if (drawn < most) return String(drawn % 1_000_000).padStart(6, '0');
  }
}

/**
 * Makes the pick-up code for the sender's slip and answers it this once. A second one makes the first worthless and counts wrong tries anew; it needs the
 * number on the sender's card. Refused: `emo_code_made` for whoever is no supervisor, `emo_wrong_nrc`.
 */
export async function makeEmoCode(
  context: CommandContext,
  id: number,
  { card_nrc }: FormValues<typeof emoCodeForm>,
): Promise<{ data: EmoDetail; code: string } | Refusal> {
  const { tx, viewer, now, services } = context;
  const code = newCode(services);
  const changed = await changeRecord(context, emoRecord, id, async (emo) => {
    const problem = emoCodeProblem(viewer, await emoFactsOf(tx, viewer, emo, now));
    if (problem) return problem;
    const again = emo.code_by !== null;
    if (again && card_nrc === null)
      return refuse('validation_failed', { fields: { card_nrc: [{ code: 'required' }] } });
    if (again && !isSameNrc((await nrcSettler(tx, [card_nrc]))(card_nrc ?? ''), emo.sender_nrc))
      return refuse('emo_wrong_nrc');
    const code_hash = emoCodeHash(await installationSecret(tx, services), id, code);
    await setEmo(tx, id, { code_hash, code_by: viewer.id, tries: 0 }, now);
    await tellEmoCode(context, {
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
