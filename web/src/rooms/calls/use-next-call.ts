import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useAction } from '../../shell/use-action.ts';
import { callPageWords as words } from './call-page.words.ts';

/** Takes the next call that is due and opens it; says so when there is none. */
export function useNextCall(): { readonly next: () => Promise<void>; readonly busy: boolean } {
  const say = useSay();
  const go = usePageGo();
  const run = useAction();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const next = async () => {
    setBusy(true);
    const answer = await run(() => call('calls.next', { body: {} }), {
      success: ({ data }) => (data ? null : say(words.none)),
    });
    setBusy(false);
    if (answer === undefined) return;
    if (answer.data === null) return go('call-list');
    client.setQueryData(['calls.detail', answer.data.id], { data: answer.data });
    go('call-detail', { params: { type: answer.data.type, callID: answer.data.id } });
  };
  return { next, busy };
}
