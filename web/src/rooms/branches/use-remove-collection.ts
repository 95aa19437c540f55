import { useCallback } from 'react';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useAction } from '../../shell/use-action.ts';
import { branchPageWords as words } from './branch-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Asks, then deletes a branch collection. Answers whether it is gone. */
export function useRemoveCollection(): (id: number, name: string) => Promise<boolean> {
  const say = useSay();
  const run = useAction();
  return useCallback(
    async (id, name) => {
      const gone = await run(() => call('branches.removeCollection', { params: { id } }), {
        ask: { kind: 'delete', text: say(words.removeAsk, { name }), yes: say(commonWords.delete) },
        success: say(commonWords.deleted, { name }),
        changes: 'branch_collection',
      });
      return gone !== undefined;
    },
    [say, run],
  );
}
