import { sql } from 'kysely';
import { exportDestinationLife } from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import { exportDestinationList } from '@waybill/contract/rooms/export-destinations/export-destinations.columns.ts';
import type {
  ExportDestinationDetail,
  ExportDestinationRow,
} from '@waybill/contract/rooms/export-destinations/export-destinations.contract.ts';
import type { TableRow } from '../../kernel/db/tables.ts';
import { listSource } from '../../kernel/lists.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';

/** The list of export destinations. */
export const exportDestinationSource = listSource<ExportDestinationRow>({
  definition: exportDestinationList,
  id: sql`t.id`,
  from: sql`export_destination t`,
  columns: sql`t.id, t.name, t.address, t.status, t.created_at`,
  scope: () => sql<boolean>`true`,
  sort: { name: sql`t.name`, created_at: sql`t.created_at` },
  search: (term) => contains('t.search_key', term),
  filters: { status: sameText('t.status') },
});

/** Returns one destination without its secret. */
export async function readExportDestination(db: Database, id: number): Promise<ExportDestinationDetail | null> {
  const { rows } = await sql<ExportDestinationDetail>`
    select id, name, address, endpoint, region, access_key, host_key, secret is not null as has_secret, status, version
    from export_destination where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type KeptDestination = Pick<
  TableRow<'export_destination'>,
  'id' | 'name' | 'address' | 'endpoint' | 'region' | 'access_key' | 'host_key' | 'secret' | 'status'
>;

/** Reads a destination with its secret, to connect to it. */
export async function readDestinationWithSecret(db: Database, id: number): Promise<KeptDestination | null> {
  const row = await db
    .selectFrom('export_destination')
    .select(['id', 'name', 'address', 'endpoint', 'region', 'access_key', 'host_key', 'secret', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the open destinations by name. */
export function readOpenDestinations(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('export_destination')
    .select(['id', 'name'])
    .where('status', '=', exportDestinationLife.initial)
    .orderBy('name')
    .execute();
}

/** May files be delivered there now? */
export async function isDestinationOpen(db: Database, id: number): Promise<boolean> {
  return (await readOpenDestinations(db)).some((destination) => destination.id === id);
}
