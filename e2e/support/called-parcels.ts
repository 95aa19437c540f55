import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { insertLabels } from '@waybill/server/rooms/prints/testing/insert-labels.ts';
import type { Product } from './journey.ts';

const firstSerial = 31_000_000;

/**
 * Creates COD parcels from Mandalay that arrived in Yangon, whose receivers are to be called. Returns their ids, in the order in which they are due.
 */
export async function calledParcels(product: Product, names: readonly string[]): Promise<number[]> {
  // A retried test creates new parcels, with codes after those of the first attempt.
  const made = await product.server.query<{ n: number }>(
    `select count(*)::int as n from label where left(tracking_code, 4) = $1`,
    [makeTrackingCode('EX', firstSerial).slice(0, 4)],
  );
  const next = firstSerial + (made[0]?.n ?? 0);
  const ids = await insertLabels(
    (text, values) => product.server.query(text, values),
    names.map((destination_name, at) => ({
      tracking_code: makeTrackingCode('EX', next + at),
      from: 'MDY',
      to: 'YGN',
      destination_name,
      destination_phone: ['09791234567', '09440012345'],
      services: at === 0 ? ['phone_call'] : [],
      by: 'mdy.staff',
    })),
  );
  await product.server.query(
    `
    update label_state s
    set status = 'arrived_to_destination_branch', previous = 'send_to_destination_branch', rollup = 'ongoing',
      accept_branch_id = holder_branch_id, holder_branch_id = deliver_branch_id, accepted_at = now() - interval '1 day',
      cod_status = 'ongoing', status_at = now() - interval '2 hours'
    where label_id = any($1::bigint[])`,
    [ids],
  );
  return ids;
}
