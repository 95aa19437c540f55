import { sql } from 'kysely';
import { expectedType } from '@waybill/domain/rooms/labels/choose-type.ts';
import { labelTypes } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { townOfBranch } from '../../kernel/sql/town-of-branch.ts';

const each = [true, false] as const;
/** Formats a boolean as PostgreSQL does. */
const asText = (value: boolean) => (value ? 't' : 'f');

/** The domain's rules for every combination of a label's attributes before its acceptance, as a table for the database. */
const expectedTypes = Object.fromEntries(
  labelTypes.flatMap((labelType) =>
    each.flatMap((gateSubmit) =>
      each.flatMap((instantDeliver) =>
        each.flatMap((sameBranch) =>
          each.flatMap((sameTown) =>
            each.map((routed) => [
              [labelType, ...[gateSubmit, instantDeliver, sameBranch, sameTown, routed].map(asText)].join(' '),
              expectedType({
                labelType,
                gateSubmit,
                instantDeliver,
                accept: { id: 1, town: 'here' },
                deliver: { id: sameBranch ? 1 : 2, town: sameTown ? 'here' : 'there' },
                hops: routed ? 1 : 0,
              }),
            ]),
          ),
        ),
      ),
    ),
  ),
);

const route = sql`from branch_route r
  join branch_route_hop h on h.branch_route_id = r.id
  where r.from_branch_id = l.source_branch_id and r.to_branch_id = s.deliver_branch_id`;

const sameTown = sql`(select ${sql.raw(townOfBranch('sb'))} = ${sql.raw(townOfBranch('db'))}
  from branch sb, branch db
  where sb.id = l.source_branch_id and db.id = s.deliver_branch_id)`;

/** Route of label `l` with state `s`: the one chosen at its acceptance, before that the one that its branch will choose. */
export const roadType = sql`case when s.accepted_at is null then ${sql.lit(JSON.stringify(expectedTypes))}::jsonb ->> concat_ws(' ',
  l.type, l.gate_submit, l.instant_deliver, l.source_branch_id = s.deliver_branch_id, coalesce(${sameTown}, false), exists (select ${route}))
  else s.shipping_type end`;

/** Forward branches on the route before the acceptance; null afterwards. */
export const expectedHops = sql`case when s.accepted_at is null then array(select h.via_branch_id ${route} order by h.hop) end`;
