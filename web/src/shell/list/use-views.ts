import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '@waybill/contract/rooms/views/views.contract.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ViewVisibility } from '../../ui/SavedViewMenu.tsx';
import { listWords } from './list.words.ts';
import type { KeptView } from './view-state.ts';

export interface Views {
  /** Nothing while they have not come. */
  readonly all: readonly SavedView[] | undefined;
  readonly mayShare: boolean;
  readonly find: (id: number | null) => SavedView | undefined;
  /** The saved view, or nothing when it was refused; the person has been told. */
  readonly save: (view: { name: string; visibility: ViewVisibility; state: KeptView }) => Promise<SavedView | undefined>;
  readonly remove: (view: SavedView) => Promise<boolean>;
}

/** The saved views of a list: one's own, the branch's, everybody's (P-09). */
export function useViews(list: string): Views {
  const say = useSay();
  const toast = useToast();
  const client = useQueryClient();
  const viewer = useViewer();
  const queryKey = ['views.list', list];
  const { data } = useQuery({ queryKey, queryFn: () => call('views.list', { query: { list } }), staleTime: 60_000 });
  const all = data?.data;
  const told = async <T,>(doing: Promise<T>, success: string): Promise<T | undefined> => {
    try {
      const result = await doing;
      await client.invalidateQueries({ queryKey });
      toast.success(success);
      return result;
    } catch (error) {
      toast.error(firstMessage(error));
      return undefined;
    }
  };
  return {
    all, mayShare: can(viewer, 'view.share'),
    find: (id) => (id === null ? undefined : all?.find((view) => view.id === id)),
    save: async ({ name, visibility, state }) => {
      const body = { list, name, visibility, state: { ...state, filters: { ...state.filters }, columns: state.columns && [...state.columns] } };
      return (await told(call('views.save', { body }), say(listWords.viewSaved, { name })))?.data;
    },
    remove: async (view) => (await told(call('views.remove', { params: { id: view.id } }), say(listWords.viewRemoved, { name: view.name }))) !== undefined,
  };
}
