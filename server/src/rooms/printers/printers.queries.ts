import { sql } from 'kysely';
import { printerLife } from '@waybill/domain/rooms/printers/printer-states.ts';
import { printerList } from '@waybill/contract/rooms/printers/printers.columns.ts';
import type { PrinterDetail, PrinterRow } from '@waybill/contract/rooms/printers/printers.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

/** The list of printers. */
export const printerSource = listSource<PrinterRow>({
  definition: printerList,
  id: sql`t.id`,
  from: sql`printer t join branch b on b.id = t.branch_id`,
  columns: sql`t.id, t.name, t.language, t.host, t.status, t.created_at, ${namedJson('b')} as branch`,
  scope: (viewer) => covered(viewer, 't.branch_id'),
  sort: { name: sql`t.name`, created_at: sql`t.created_at` },
  search: (term) => contains('t.search_key', term),
  filters: { status: sameText('t.status'), branch_id: sameNumber('t.branch_id') },
});

/** Returns one printer that the viewer may see, or null. */
export async function readPrinter(db: Database, viewer: SessionViewer, id: number): Promise<PrinterDetail | null> {
  const { rows } = await sql<PrinterDetail>`
    select t.id, t.name, t.branch_id, t.language, t.host, t.port, t.status, t.version
    from printer t
    where t.id = ${id} and ${covered(viewer, 't.branch_id')}`.execute(db);
  return rows[0] ?? null;
}

type Usable = Pick<PrinterDetail, 'id' | 'name' | 'language' | 'host' | 'port'>;

/** Returns the open printers of a branch by name, or the one with this id; none without a branch. */
export async function readUsablePrinters(
  db: Database,
  branchId: number | null,
  id: number | null = null,
): Promise<Usable[]> {
  const { rows } = await sql<Usable>`
    select id, name, language, host, port
    from printer
    where branch_id = ${branchId}::bigint and status = ${printerLife.initial}
      and id = coalesce(${id}::bigint, id)
    order by name, id`.execute(db);
  return rows;
}
