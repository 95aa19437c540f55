import { call } from '../kernel/client.ts';
import { usePageGo } from '../kernel/page-hooks.ts';
import { useAction } from './use-action.ts';

/** Calls that create a link to the paper of a bag, a run sheet or a hand-over. */
type LinkCall = 'mailbags.manifestLink' | 'run_sheets.link' | 'handover_collections.link';

/** Creates a link to the paper of this document and opens it (N-18). */
export function usePaperLink(linkCall: LinkCall, id: number): () => void {
  const go = usePageGo();
  const run = useAction();
  return () =>
    void run(() => call(linkCall, { params: { id } })).then((link) => {
      if (link) go('package.print', { params: { id, hash: link.data.hash } });
    });
}
