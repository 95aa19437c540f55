import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { viewsContract as calls } from '@waybill/contract/rooms/views/views.contract.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { listFor } from '../../kernel/list-table.ts';
import { saveView } from './save-view.ts';
import { readViews } from './views.queries.ts';
import { deleteView } from './views.store.ts';

export const viewRoutes: Route[] = [
  read(calls.list, async ({ db, viewer }, { query }) => {
    const source = listFor(viewer, query.list);
    return isRefusal(source) ? source : { data: await readViews(db, viewer, query.list) };
  }),
  command(calls.save, (context, { body }) => saveView(context, body)),
  command(calls.remove, async ({ tx, viewer }, { params }) =>
    (await deleteView(tx, viewer.id, params.id)) ? { message: 'ok' } : refuse('not_found'),
  ),
];
