import { useCallback } from 'react';
import { branchCommandWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { branchLife, type BranchCommand } from '@waybill/domain/rooms/branches/branch-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { branchPageWords } from './branch-page.words.ts';
import { leftToSay } from './left-to-say.ts';
import { useFreshLists } from './use-fresh-lists.ts';

/** Asks, then closes or opens a branch, and says how it went. */
export function useBranchCommand(): (id: number, name: string, command: BranchCommand) => Promise<void> {
  const say = useSay();
  const confirm = useConfirm();
  const toast = useToast();
  const fresh = useFreshLists();
  return useCallback(
    async (id, name, command) => {
      const { verb, ask } = branchCommandWords[command];
      const hurts = branchLife.commands[command].confirm === true;
      if (!(await confirm({ question: say.loose(ask, { name }), yes: say(verb), kind: hurts ? 'danger' : 'plain' })))
        return;
      try {
        await call(`branches.${command}`, { params: { id } });
        toast.success(say(branchPageWords.done, { verb: say(verb), name }));
        fresh('branches.list', 'branches.detail');
      } catch (error) {
        const said = leftToSay(error);
        if (said !== null) toast.error(said);
      }
    },
    [say, confirm, toast, fresh],
  );
}
