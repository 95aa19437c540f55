import { useState } from 'react';
import type { Shortage } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { handoverFieldWords as field } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { writeOffForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { useFreshCash } from './use-fresh-cash.ts';

/** Missing cash that nobody will pay back: the operator bears it, and somebody says why. */
export function WriteOff({ shortage }: { shortage: Shortage }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const user = useUser();
  const viewer = useViewer();
  const fresh = useFreshCash();
  const [asked, ask] = useState(false);
  const { staff_id, name, amount } = shortage;
  if (!can(viewer, 'cash.confirm') || user.id === staff_id) return null;
  return (
    <>
      <Button small variant="danger" onClick={() => ask(true)}>{say(words.writeOff)}</Button>
      {asked && (
        <FormDialog
          form={writeOffForm} words={field} title={say(words.writeOffTitle, { name })} text={say(words.writeOffText, { amount: sayKyat(amount, locale) })} yes={say(words.writeOff)} initial={{ staff_id, amount }}
          submit={async (body, { idempotencyKey }) => {
            const { data } = await call('handovers.writeOff', { body: { ...body, staff_id }, idempotencyKey });
            toast.success(say(words.writtenOff, { name, amount: sayKyat(data.owes, locale) }));
          }}
          onClose={() => { ask(false); fresh(); }}
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
