import { settleNrc as settle, type NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import type { Database } from '../../kernel/services.ts';
import type { KnownNrcTownship } from './nrc.store.ts';

const columns = ['state_no', 'prefix_mm', 'prefix_en', 'prefix_en_alt', 'township_en', 'township_mm'] as const;

/** Every known prefix, in the order of the states (E-09). */
export async function readNrcTownships(db: Database): Promise<(NrcTownship & { prefix_en_alt: string[] })[]> {
  return db.selectFrom('nrc_township').select(columns).orderBy('state_no').orderBy('prefix_mm').orderBy('township_en').execute();
}

/**
 * The number of an identity card as it is stored, so that one card is one text whatever script it was typed in; `null` when it is none.
 *
 * @example await settleNrc(db, '12/oukama(N)123456') === '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆'
 */
export async function settleNrc(db: Database, text: string): Promise<string | null> {
  const asTyped = settle(text);
  if (asTyped === null) return null;
  return settle(text, await readNrcTownships(db));
}

/** The same with their numbers, for whoever changes them. */
export async function readKnownNrcTownships(db: Database): Promise<KnownNrcTownship[]> {
  return db.selectFrom('nrc_township').select(['id', ...columns]).orderBy('id').execute();
}
