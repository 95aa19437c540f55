import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { cleanText } from '@waybill/domain/kernel/text.ts';
import { parseNrc, settleNrc, type NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import type { Database } from '../../kernel/services.ts';
import type { KnownNrcTownship } from './nrc.store.ts';

const columns = ['state_no', 'prefix_mm', 'prefix_en', 'prefix_en_alt', 'township_en', 'township_mm'] as const;

/** Every known prefix, in the order of the states (E-09). */
export async function readNrcTownships(db: Database): Promise<(NrcTownship & { prefix_en_alt: string[] })[]> {
  return db
    .selectFrom('nrc_township')
    .select(columns)
    .orderBy('state_no')
    .orderBy('prefix_mm')
    .orderBy('township_en')
    .execute();
}

/**
 * How numbers of identity cards are stored, so that one card is one text whatever script it was typed in: one read for all of `texts`, none where
 * there is no number among them. What is no number stays as it is.
 *
 * @example (await nrcSettler(db, [body.nrc]))('12/oukama(N)123456') === '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆'
 */
export async function nrcSettler(
  db: Database,
  texts: readonly (string | null)[],
): Promise<<T extends string | null>(text: T) => T | string> {
  const states = [...new Set(texts.map((text) => (text === null ? null : parseNrc(text)?.state_no) ?? null))].filter(
    (state) => state !== null,
  );
  const townships =
    states.length === 0
      ? []
      : await db.selectFrom('nrc_township').select(columns).where('state_no', 'in', states).execute();
  return (text) => (text === null ? text : (settleNrc(text, townships) ?? text));
}

/**
 * The numbers of a record that is changed, as they are stored. What is no number stays where the record has said it so far, and is a problem of its field
 * where it was typed now.
 *
 * @example await settleIdentities(tx, { nrc: body.nrc }, { nrc: before.nrc })
 */
export async function settleIdentities<const F extends string>(
  db: Database,
  sent: Readonly<Record<F, string | null>>,
  before: Readonly<Record<F, string | null>>,
): Promise<Record<F, string | null> | Refusal<'validation_failed'>> {
  const rows = Object.entries(sent) as [F, string | null][];
  const wrong = rows.filter(
    ([field, text]) => text !== null && text !== cleaned(before[field]) && parseNrc(text) === null,
  );
  if (wrong.length > 0)
    return refuse('validation_failed', {
      fields: Object.fromEntries(wrong.map(([field]) => [field, [{ code: 'nrc' }]])),
    });
  const settle = await nrcSettler(
    db,
    rows.map(([, text]) => text),
  );
  return Object.fromEntries(rows.map(([field, text]) => [field, settle(text)])) as Record<F, string | null>;
}

const cleaned = (text: string | null) => text && cleanText(text);

/** The same townships with their ids, for editing. */
export async function readKnownNrcTownships(db: Database): Promise<KnownNrcTownship[]> {
  return db
    .selectFrom('nrc_township')
    .select(['id', ...columns])
    .orderBy('id')
    .execute();
}
