import { useCallback } from 'react';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { branchPageWords } from './branch-page.words.ts';
import { leftToSay } from './left-to-say.ts';
import { useFreshLists } from './use-fresh-lists.ts';

/** Asks, then deletes a branch collection. Answers whether it is gone. */
export function useRemoveCollection(): (id: number, name: string) => Promise<boolean> {
  const say = useSay();
  const confirm = useConfirm();
  const toast = useToast();
  const fresh = useFreshLists();
  return useCallback(
    async (id, name) => {
      if (
        !(await confirm({
          kind: 'delete',
          text: say(branchPageWords.removeAsk, { name }),
          yes: say(branchPageWords.remove),
        }))
      )
        return false;
      try {
        await call('branches.removeCollection', { params: { id } });
        toast.success(say(branchPageWords.removed, { name }));
        fresh('branches.collections', 'branches.list');
        return true;
      } catch (error) {
        const said = leftToSay(error);
        if (said !== null) toast.error(said);
        return false;
      }
    },
    [say, confirm, toast, fresh],
  );
}
