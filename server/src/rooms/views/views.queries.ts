import type { SavedView } from '@waybill/contract/rooms/views/views.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

const columns = ['id', 'list', 'name', 'visibility', 'staff_id', 'state'] as const;

interface ViewRow extends Pick<TableRow<'saved_view'>, 'id' | 'list' | 'name' | 'visibility' | 'staff_id'> {
  readonly state: unknown;
}

/** The views of a list that the viewer may open: own ones first, then those shared with their branches or with everybody. */
export async function readViews(db: Database, viewer: SessionViewer, list: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .select(columns)
    .where('list', '=', list)
    .where((view) =>
      view.or([
        view('staff_id', '=', viewer.id),
        view('visibility', '=', 'all'),
        view.and([view('visibility', '=', 'branch'), covered(viewer, 'branch_id')]),
      ]),
    )
    .orderBy((view) => view('staff_id', '<>', viewer.id))
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => viewOf(row, viewer));
}

export async function readView(db: Database, viewer: SessionViewer, id: number): Promise<SavedView> {
  return viewOf(
    await db.selectFrom('saved_view').select(columns).where('id', '=', id).executeTakeFirstOrThrow(),
    viewer,
  );
}

function viewOf(row: ViewRow, viewer: SessionViewer): SavedView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    visibility: row.visibility as SavedView['visibility'],
    own: row.staff_id === viewer.id,
    state: row.state as SavedView['state'],
  };
}
