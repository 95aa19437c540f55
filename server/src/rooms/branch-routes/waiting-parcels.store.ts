import { sql, type RawBuilder } from 'kysely';
import { rerouted, routedTypes, waitsForRoad } from '@waybill/domain/rooms/labels/reroute.ts';
import type { CommandContext } from '../../kernel/context.ts';

/** Selects parcels `s` of labels `l` that are accepted at a branch and not sent, on the way to another: an index range of that branch's work. */
export function waitingFor(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from label_state s
    join label l on l.id = s.label_id
    where s.accept_branch_id = ${from} and s.status = ${waitsForRoad} and s.deliver_branch_id = ${to}
      and l.source_branch_id = ${from} and s.shipping_type = any(${[...routedTypes]}::text[])`;
}

/**
 * Moves parcels not sent yet to the new route between two branches: one statement for any number. Each gets a new version, so that a scan that read
 * the former route is decided again. Returns how many.
 *
 * Source: S-03, decisions 2.1.
 */
export async function rerouteWaiting(
  context: CommandContext,
  { from, to, hops }: { readonly from: number; readonly to: number; readonly hops: readonly number[] },
): Promise<number> {
  const { shipping_type, forward_hops, forward_branch_id } = rerouted(hops);
  const { rows } = await sql`
    update label_state
    set
      shipping_type = ${shipping_type},
      forward_hops = ${[...forward_hops]}::bigint[],
      forward_branch_id = ${forward_branch_id},
      version = version + 1
    where label_id in (
      select s.label_id ${waitingFor(sql`${from}::bigint`, sql`${to}::bigint`)}
      order by s.label_id
      for update of s
    )
    returning label_id`.execute(context.tx);
  if (rows.length > 0) context.hint('labels', [from, to]);
  return rows.length;
}
