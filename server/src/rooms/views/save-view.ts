import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { BodyOf } from '@waybill/contract/kernel/endpoint.ts';
import type { SavedView, viewsContract } from '@waybill/contract/rooms/views/views.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { listFor } from '../../kernel/list-table.ts';
import { readView } from './views.queries.ts';
import { putView } from './views.store.ts';

/** Who sees a view beside its owner, and what sharing it takes. */
const sharing = {
  private: { shared: false, withBranch: false },
  branch: { shared: true, withBranch: true },
  all: { shared: true, withBranch: false },
} as const;

/** The key under which a view's filters hold the tab of the list; no filter has this name. */
const tabKey = 'tab';

/** Keeps a list's search, filters, sort and columns under a name (P-09). What the list does not have is not kept. */
export async function saveView(
  context: CommandContext,
  body: BodyOf<typeof viewsContract.save>,
): Promise<{ data: SavedView } | Refusal> {
  const { tx, viewer, now } = context;
  const source = listFor(viewer, body.list);
  if (isRefusal(source)) return source;
  const { shared, withBranch } = sharing[body.visibility];
  if (shared && !can(viewer, 'view.share')) return refuse('missing_permission');
  if (withBranch && viewer.branchId === null)
    return refuse('validation_failed', { fields: { visibility: [{ code: 'select' }] } });
  const { definition } = source;
  const filters = new Set([tabKey, ...definition.filters.map((filter) => filter.key)]);
  const columns = new Set<string>(definition.columns.map((column) => column.key));
  const id = await putView(tx, {
    list: body.list,
    name: body.name,
    staffId: viewer.id,
    visibility: body.visibility,
    branchId: withBranch ? viewer.branchId : null,
    now,
    state: {
      ...body.state,
      filters: Object.fromEntries(Object.entries(body.state.filters).filter(([key]) => filters.has(key))),
      ...(body.state.columns ? { columns: body.state.columns.filter((key) => columns.has(key)) } : {}),
      ...(body.state.widths
        ? { widths: Object.fromEntries(Object.entries(body.state.widths).filter(([key]) => columns.has(key))) }
        : {}),
    },
  });
  return { data: await readView(tx, viewer, id) };
}
