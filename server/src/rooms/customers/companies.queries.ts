import { sql } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import { companyList } from '@waybill/contract/rooms/customers/customers.columns.ts';
import type { CompanyDetail, CompanyRow } from '@waybill/contract/rooms/customers/companies.contract.ts';
import { columnsFor, listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { customerName } from '../../kernel/sql/names.ts';
import { companyNames, customerScope, namesOrNone } from './customers.queries.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

type RawCompany = Pick<
  IsoRow<'company'>,
  'id' | 'name' | 'name_mm' | 'registration_no' | 'phones' | 'email' | 'created_at'
> & { readonly owner: string | null; readonly customers: number };

/** The companies (E-06). They belong to the whole operator; of their people a viewer sees those of covered branches. */
export const companySource = listSource<RawCompany, CompanyRow>({
  definition: companyList,
  id: sql`co.id`,
  from: sql`company co`,
  columns: sql`co.id, co.name, co.name_mm, co.registration_no, co.phones, co.email, co.created_at`,
  ownColumns: (
    viewer,
  ) => sql`(select ${customerName('c')} from customer c where c.id = co.owner_customer_id and ${customerScope(viewer)}) as owner,
    (select count(*)::int from customer c where c.company_id = co.id and ${customerScope(viewer)}) as customers`,
  scope: () => sql<boolean>`true`,
  sort: { name: sql`co.name`, created_at: sql`co.created_at` },
  search: (term) => contains('co.search_key', term),
  filters: {},
  row: ({ phones, ...raw }) => ({ ...raw, phone: phones }),
});

/** Reads every company for selects (E-09). */
export async function readAllCompanies(
  db: Database,
): Promise<{ id: number; name_en: string; name_mm: string; name_zh: string | null }[]> {
  const { rows } = await sql<{
    names: { id: number; name_en: string; name_mm: string; name_zh: string | null };
  }>`select ${companyNames} as names from company co order by co.name`.execute(db);
  return rows.map((row) => row.names);
}

/** Reads one company with the viewer's commands; `null` when it does not exist. */
export async function readCompany(db: Database, viewer: SessionViewer, id: number): Promise<CompanyDetail | null> {
  const rows = await readRecords(
    db,
    sql<
      RawCompany &
        Pick<CompanyDetail, 'address' | 'place_id' | 'place' | 'logo_file_id' | 'owner_customer_id' | 'version'> & {
          updated_at: string;
        }
    >`
    select ${columnsFor(companySource, viewer)}, co.address, co.place_id, ${namesOrNone('p')} as place, co.logo_file_id, co.version, co.updated_at,
      (select c.id from customer c where c.id = co.owner_customer_id and ${customerScope(viewer)}) as owner_customer_id
    from ${companySource.from} left join place p on p.id = co.place_id where co.id = ${id}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { phones, created_at, updated_at, ...more } = raw;
  return {
    ...more,
    phone: phones,
    created_at,
    updated_at,
    may_edit: can(viewer, 'customer.edit'),
    may_create: can(viewer, 'customer.create'),
  };
}
