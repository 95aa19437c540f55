import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { branchRouteList } from '@waybill/contract/rooms/branch-routes/branch-routes.columns.ts';
import type { BranchRouteRow } from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { branchRoutePageWords as words } from './branch-route-page.words.ts';
import { routeName, useRemoveBranchRoute } from './branch-route-commands.ts';
import { parseEnds } from './route-ends.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';

/** Returns the names of the branches on the route, or that it is direct. */
function hopsText(hops: readonly Named[], say: Say, locale: Locale): string {
  if (hops.length === 0) return say(words.straight);
  const between = commonWords.comma[locale];
  return say(words.by, { branches: hops.map((hop) => localName(hop, locale)).join(between) });
}

const opens = (row: BranchRouteRow): PageTarget => ({ name: 'branch-routes.edit', params: { branchRouteId: row.id } });

/** The routes between branches (S-05). With both ends chosen it says which way a parcel goes between them. */
export function BranchRouteListPage() {
  const say = useSay();
  const mayEdit = useMayOpen()('branch-routes.new');
  const remove = useRemoveBranchRoute();
  const [ends] = useSearchState(parseEnds);
  const rowActions = useMemo(
    (): PageAction<BranchRouteRow>[] =>
      mayEdit
        ? [
            {
              key: 'edit',
              title: say(commonWords.edit),
              icon: Pencil,
              name: 'branch-routes.edit',
              params: (row) => ({ branchRouteId: row.id }),
            },
            {
              key: 'remove',
              title: say(commonWords.delete),
              icon: Trash2,
              tone: 'danger',
              callback: (row) => void remove(row.id, routeName(row)),
            },
          ]
        : [],
    [mayEdit, say, remove],
  );
  const create = mayEdit && (
    <PageLink to="branch-routes.new" search={{ ...ends }} className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('branch-routes.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={branchRouteList}
      call="branch_routes.list"
      page="branch-routes"
      live="branch_route"
      opens={opens}
      rowActions={rowActions}
      searchHint={words.search}
      actions={create}
      first={create}
      figures={<Way from={ends.from_branch_id} to={ends.to_branch_id} />}
    />
  );
}

/** Which way a parcel goes between the two branches that are filtered by. */
function Way({ from, to }: { from: number | null; to: number | null }) {
  const say = useSay();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['branch_routes.way', from, to],
    queryFn: ({ signal }) => call('branch_routes.way', { query: { from: from ?? 0, to: to ?? 0 }, signal }),
    enabled: from !== null && to !== null && from !== to,
  });
  if (!data || from === null || to === null || from === to) return null;
  const way = data.data;
  return (
    <ListFigures
      label={say(words.way)}
      figures={[{ key: 'way', name: routeName(way), value: hopsText(way.hops, say, locale), lead: true }]}
    />
  );
}
