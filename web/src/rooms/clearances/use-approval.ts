import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { clearanceCommandWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import { useDoing } from '../../shell/use-doing.ts';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useKyatText } from './Kyat.tsx';
import { useFreshClearances } from './use-fresh-clearances.ts';

/** Asks a second person, names sum and merchant, and approves exactly the document on the screen. */
export function useApproval(document: ClearanceDetail): () => void {
  const say = useSay();
  const kyat = useKyatText();
  const run = useDoing();
  const confirm = useConfirm();
  const fresh = useFreshClearances();
  const { verb, ask } = clearanceCommandWords.approve;
  const approve = async () => {
    const { id, number, version, customer, actual_clearance_cod: sum } = document;
    if (
      !(await confirm({
        question: say.loose(ask, { number }),
        text: `${customer} · ${kyat(sum)}`,
        yes: say.loose(verb),
      }))
    )
      return;
    await run(() => call('clearances.approve', { params: { id }, body: { version }, idempotencyKey: randomKey() }), {
      success: say(words.done, { verb: say.loose(verb), number }),
    });
    await fresh();
  };
  return () => void approve();
}
