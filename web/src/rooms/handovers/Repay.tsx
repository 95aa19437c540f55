import { useState } from 'react';
import type { Shortage } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { handoverFieldWords as field } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { repayForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { useFreshCash } from './use-fresh-cash.ts';

/** Somebody pays missing cash back at this till; nobody takes their own. */
export function Repay({ shortage }: { shortage: Shortage }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const user = useUser();
  const fresh = useFreshCash();
  const [asked, ask] = useState(false);
  const { staff_id, name, amount } = shortage;
  if (user.branch === null || user.id === staff_id) return null;
  const send = async (values: { amount: number; note: string | null }, idempotencyKey: string) => {
    const { data } = await call('handovers.repay', { body: { ...values, staff_id }, idempotencyKey });
    toast.success(say(words.repaid, { name, amount: sayKyat(data.owes, locale) }));
  };
  return (
    <>
      <Button small onClick={() => ask(true)}>{say(words.repay)}</Button>
      {asked && (
        <FormDialog
          form={repayForm} words={field} title={say(words.repayTitle, { name })} text={say(words.repayText, { amount: sayKyat(amount, locale) })} yes={say(words.repayYes)} initial={{ staff_id, amount }}
          submit={({ amount: paid, note }, { idempotencyKey }) => send({ amount: paid, note }, idempotencyKey)} onClose={() => { ask(false); fresh(); }}
        >
          {(form) => (
            <>
              <FormField of={form} name="amount" grouped unit={say(unitWords.kyat)} wide />
              <FormField of={form} name="note" wide />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
