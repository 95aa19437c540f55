import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceCommandWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import { useDoing } from '../../shell/use-doing.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useKyatText } from './Kyat.tsx';
import { showClearances } from './show-clearances.ts';

/** Asks a second person, names sum and merchant, and approves exactly the document on the screen. */
export function useApproval(document: ClearanceDetail): () => void {
  const say = useSay();
  const kyat = useKyatText();
  const run = useDoing();
  const { verb, ask } = clearanceCommandWords.approve;
  const { id, number, version, customer, actual_clearance_cod: sum } = document;
  return () =>
    void run(() => call('clearances.approve', { params: { id }, body: { version }, idempotencyKey: randomKey() }), {
      ask: {
        question: say.loose(ask, { number }),
        text: `${customer} · ${kyat(sum)}`,
        yes: say.loose(verb),
      },
      success: say(words.done, { verb: say.loose(verb), number }),
      fresh: showClearances,
    });
}
