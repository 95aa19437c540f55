import { sql } from 'kysely';
import { expectedType, type ExpectedQuestion } from '@waybill/domain/rooms/labels/choose-type.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';

/** What decides about the road of a label that no branch has accepted yet, and the forward branches on it; null afterwards. */
export interface ExpectedRoad {
  readonly expected: (Omit<ExpectedQuestion, 'hops'> & { readonly hops: readonly number[] }) | null;
}

/** Of label `l` with its state `s`: what `roadOf` reads. */
export const expectedColumn = sql`case when s.accepted_at is null then jsonb_build_object(
  'labelType', l.type, 'gateSubmit', l.gate_submit, 'instantDeliver', l.instant_deliver,
  'accept', (select jsonb_build_object('id', b.id, 'town', b.town) from branch b where b.id = l.source_branch_id),
  'deliver', (select jsonb_build_object('id', b.id, 'town', b.town) from branch b where b.id = s.deliver_branch_id),
  'hops', array(select h.via_branch_id from branch_route r join branch_route_hop h on h.branch_route_id = r.id
    where r.from_branch_id = l.source_branch_id and r.to_branch_id = s.deliver_branch_id order by h.hop)) end as expected`;

/** The road of the label: the one that was chosen at its acceptance, before that the one that its branch will choose. */
export function roadOf({ expected, shipping_type }: ExpectedRoad & { readonly shipping_type: string }): {
  readonly type: ShippingType;
  readonly hops: readonly number[] | null;
} {
  if (!expected) return { type: shipping_type as ShippingType, hops: null };
  const type = expectedType({ ...expected, hops: expected.hops.length });
  return { type, hops: type === 'forward' ? expected.hops : [] };
}
