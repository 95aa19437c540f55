import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceCommandWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import { useAction } from '../../shell/use-action.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useKyatText } from './Kyat.tsx';
import { sayDone } from '../../shell/say-done.ts';

/** The words that name who brought a young account in. */
export const payeeNewValues = (payee: NonNullable<ClearanceDetail['payee_new']>) => ({
  proposed: payee.proposed_by,
  confirmed: payee.confirmed_by,
  at: formatDateTime(new Date(payee.confirmed_at)),
});

/** Asks a second person, names sum and merchant, and approves exactly the document on the screen. */
export function useApproval(document: ClearanceDetail): () => void {
  const say = useSay();
  const kyat = useKyatText();
  const run = useAction();
  const { verb, ask } = clearanceCommandWords.approve;
  const { id, number, version, customer, actual_clearance_cod: sum, payee_new: payee } = document;
  const young = payee && say(words.payeeNew, payeeNewValues(payee));
  return () =>
    void run(() => call('clearances.approve', { params: { id }, body: { version }, idempotencyKey: randomKey() }), {
      ask: {
        question: say.loose(ask, { number }),
        text: [`${customer} · ${kyat(sum)}`, ...(young ? [young] : [])].join('\n'),
        yes: say.loose(verb),
      },
      success: sayDone(say, verb, number),
      changes: 'clearance',
    });
}
