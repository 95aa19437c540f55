import { useQuery } from '@tanstack/react-query';
import type { SavedView } from '@waybill/contract/rooms/views/views.contract.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { call } from '../../kernel/client.ts';
import { loadChunk } from '../../kernel/chunks.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import type { ViewVisibility } from '../../ui/table/SavedViews.tsx';
import { useAction } from '../use-action.ts';
import type { KeptView } from './view-state.ts';

export interface Views {
  /** Undefined while they are loading. */
  readonly all: readonly SavedView[] | undefined;
  /** People of merchants keep none. */
  readonly keeps: boolean;
  readonly mayShare: boolean;
  readonly find: (id: number | null) => SavedView | undefined;
  /** Returns the saved view, or nothing when it was refused; the user has been notified. */
  readonly save: (view: {
    name: string;
    visibility: ViewVisibility;
    state: KeptView;
  }) => Promise<SavedView | undefined>;
  readonly remove: (view: SavedView) => Promise<boolean>;
}

const sayings = async () => (await loadChunk(() => import('./list-notices.words.ts'))).listNoticesWords;

/** Loads the saved views of a list: the user's own, the branch's, everyone's (P-09). */
export function useViews(list: string): Views {
  const say = useSay();
  const run = useAction();
  const viewer = useViewer();
  const keeps = !isMerchant(viewer);
  const { data } = useQuery({
    queryKey: ['views.list', list],
    queryFn: () => call('views.list', { query: { list } }),
    enabled: keeps,
    staleTime: 60_000,
  });
  const all = data?.data;
  return {
    keeps,
    all,
    mayShare: can(viewer, 'view.share'),
    find: (id) => (id === null ? undefined : all?.find((view) => view.id === id)),
    save: async ({ name, visibility, state }) => {
      const body = {
        list,
        name,
        visibility,
        state: {
          ...state,
          filters: { ...state.filters },
          columns: state.columns && [...state.columns],
          widths: state.widths && { ...state.widths },
        },
      };
      const success = say((await sayings()).viewSaved, { name });
      return (await run(() => call('views.save', { body }), { success, changes: 'views' }))?.data;
    },
    remove: async (view) => {
      const success = say((await sayings()).viewRemoved, { name: view.name });
      return (
        (await run(() => call('views.remove', { params: { id: view.id } }), { success, changes: 'views' })) !==
        undefined
      );
    },
  };
}
