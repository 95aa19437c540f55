import { sql } from 'kysely';
import { openingBalanceList } from '@waybill/contract/rooms/opening-balances/opening-balances.columns.ts';
import type { OpeningBalanceRow } from '@waybill/contract/rooms/opening-balances/opening-balances.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';

/** Balances of bank accounts and tills from before the books began, the newest first. */
export const openingBalanceSource = listSource<OpeningBalanceRow>({
  definition: openingBalanceList,
  id: sql`t.id`,
  from: sql`opening_balance t left join bank_account k on k.id = t.bank_account_id left join branch b on b.id = t.branch_id`,
  columns: sql`t.id, t.bank_account_id, t.branch_id,
    coalesce(${namedJsonOrNull('b')}, json_build_object('id', k.id, 'name_en', k.name, 'name_mm', k.name, 'name_zh', k.name)) as place, t.amount, t.note, t.on_top, t.status,
    t.created_by as created_by_id, ${personName('t.created_by')} as created_by, t.created_at, t.confirmed_by as confirmed_by_id,
    ${personName('t.confirmed_by')} as confirmed_by, t.confirmed_at, t.end_reason`,
  scope: () => sql<boolean>`true`,
  sort: { id: sql`t.id` },
  search: (term) => sql<boolean>`(${contains('k.search_key', term)} or ${contains('b.search_key', term)})`,
  filters: { status: sameText('t.status') },
});
