import { sql } from 'kysely';
import { usualSurplusDays } from '@waybill/domain/rooms/surpluses/decide-surplus.ts';
import { surplusLife } from '@waybill/domain/rooms/surpluses/surplus-states.ts';
import { surplusList } from '@waybill/contract/rooms/surpluses/surpluses.columns.ts';
import type { SurplusRow } from '@waybill/contract/rooms/surpluses/surpluses.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { isSurplus, surplusFrom } from './surpluses.store.ts';

const status = sql<string>`coalesce(s.status, ${sql.lit(surplusLife.at.open)})`;

/** Surpluses from counts, the newest first. */
export const surplusSource = listSource<SurplusRow>({
  definition: surplusList,
  id: sql`p.id`,
  from: sql`${surplusFrom} join branch b on b.id = a.branch_id`,
  columns: sql`p.id, j.business_date::text as business_date, ${namedJson('b')} as branch, j.event, -p.amount as amount, ${status} as status,
    s.surplus_end, s.payee_name, s.payee_phone, ${personName('s.staff_id')} as staff, s.note, s.requested_by as requested_by_id,
    ${personName('s.requested_by')} as requested_by, ${personName('s.confirmed_by')} as confirmed_by, s.confirmed_at,
    (j.business_date + coalesce((select m.value::int from money_setting m where m.key = 'surplus_days'), ${sql.lit(usualSurplusDays)}))::text as kept_from`,
  scope: (viewer) => sql<boolean>`(${isSurplus} and ${covered(viewer, 'a.branch_id')})`,
  sort: { id: sql`p.id` },
  search: (term) => contains('b.search_key', term),
  filters: { status: (value) => sql<boolean>`${status} = ${value}` },
});
