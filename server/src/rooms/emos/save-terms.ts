import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { stepsOfTerms, type emoTermsForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import type { EmoTermsRow } from '@waybill/contract/rooms/emos/emos.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { insertTerms, readTerms } from './emos.store.ts';

/** Saves fees and limits valid from a day. Earlier ones stay unchanged, and the log has both. Refused: `day_past`, steps with a gap. */
export async function saveEmoTerms(
  context: CommandContext,
  body: FormValues<typeof emoTermsForm>,
): Promise<{ data: EmoTermsRow } | Refusal> {
  const { tx, viewer, now } = context;
  const { valid_from, day_limit } = body;
  if (valid_from < businessDate(now)) return refuse('day_past', { fields: { valid_from: [{ code: 'day_past' }] } });
  const { steps, fields } = stepsOfTerms(body);
  if (fields) return refuse('validation_failed', { fields });
  const before = await readTerms(tx, valid_from);
  const data = { valid_from, day_limit, steps };
  await insertTerms(tx, data, viewer.id, now);
  context.audit({ room: 'emos', record: 'terms', name: null, action: 'edit', branchId: null, before, after: data });
  return { data: { ...data, steps: [...steps] } };
}
