import { useCallback } from 'react';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useAction } from '../../shell/use-action.ts';
import { branchRoutePageWords as words } from './branch-route-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A route by the codes of its ends. @example routeName({ from: { code: 'YGN' }, to: { code: 'MYT' } }) === 'YGN → MYT' */
export function routeName({ from, to }: { readonly from: { code: string }; readonly to: { code: string } }): string {
  return `${from.code} → ${to.code}`;
}

/** Asks, then deletes a route. Answers whether it is gone. */
export function useRemoveBranchRoute(): (id: number, name: string) => Promise<boolean> {
  const say = useSay();
  const run = useAction();
  return useCallback(
    async (id, name) => {
      const gone = await run(() => call('branch_routes.remove', { params: { id } }), {
        ask: { kind: 'delete', text: say(words.removeAsk, { name }), yes: say(commonWords.delete) },
        success: say(commonWords.deleted, { name }),
        changes: 'branch_route',
      });
      return gone !== undefined;
    },
    [say, run],
  );
}
