import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { packed } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import type { MailbagManifest } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { namedJson, namedJsonOrNull } from '../../kernel/sql/names.ts';
import { readMailbag } from './mailbags.queries.ts';

type RawLine = Omit<MailbagManifest['lines'][number], 'weight'> & { readonly weight_g: number };

/** Reads the packed contents of a bag, for its print (N-18). */
export async function readManifest(
  { db, viewer, now }: ReadContext,
  id: number,
): Promise<{ data: MailbagManifest } | Refusal> {
  const bag = await readMailbag(db, viewer, id);
  if (!bag) return refuse('not_found');
  const { rows } = await sql<RawLine>`
    select l.tracking_code, l.destination_name as receiver_name, ${namedJsonOrNull('t')} as township,
      ${namedJson('d', ['code'])} as deliver_branch, l.weight_g, l.cod_amount
    from mailbag_parcel p
    join label l on l.id = p.label_id
    join label_state s on s.label_id = p.label_id
    join branch d on d.id = s.deliver_branch_id
    left join place t on t.id = l.destination_place_id
    where p.mailbag_id = ${id} and p.state <> ${packed.over}
    order by p.packed_at, p.id`.execute(db);
  const { code, status, from, to, seal_no, weight, remark } = bag;
  return {
    data: {
      id,
      code,
      status,
      from,
      to,
      seal_no,
      weight,
      remark,
      printed_at: toIso(now),
      lines: rows.map(({ weight_g, ...line }) => ({ ...line, weight: weight_g / 1_000 })),
    },
  };
}
