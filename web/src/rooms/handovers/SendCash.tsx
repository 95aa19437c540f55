import { Send } from 'lucide-react';
import { useState } from 'react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { BranchCash } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { handoverFieldWords as field, handoverKindWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { sendCashForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { sendingKinds, type HandoverKind } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { branchTypes } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useOptions } from '../../shell/options.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { BankAccountField } from '../bank-accounts/bank-accounts.door.ts';
import { cashPageWords as words } from './cash-page.words.ts';

const toOffice: HandoverKind = 'head_office';
const kindWords = Object.fromEntries(sendingKinds.map((kind) => [kind, handoverKindWords[kind]]));

const sendWords = { ...field, declared: words.inBag };

/** The current branch sends cash to the bank or head office. */
export function SendCash({ tills }: { tills: readonly BranchCash[] }) {
  const say = useSay();
  const locale = useLocale();
  const { branch } = useUser();
  const [open, ask] = useState(false);
  const till = tills.find((one) => one.branch.id === branch?.id);
  if (branch === null || till === undefined || (till.balance ?? 1) <= 0) return null;
  return (
    <>
      <Button variant="main" icon={Send} onClick={() => ask(true)}>
        {say(words.send)}
      </Button>
      {open && (
        <SendDialog
          title={say(words.sendTitle, { branch: localName(till.branch, locale) })}
          till={till}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

function SendDialog({ title, till, onClose }: { title: string; till: BranchCash; onClose: () => void }) {
  const say = useSay();
  const { options, rows } = useOptions('branch');
  const offices = options.filter(
    ({ value }) => value !== till.branch.id && rows.find(({ id }) => id === value)?.type === branchTypes[0],
  );
  return (
    <FormDialog
      form={sendCashForm}
      words={sendWords}
      title={title}
      text={say(words.sendText)}
      yes={say(words.sendYes)}
      initial={{ kind: sendingKinds[0], declared: till.balance, bank_account_id: till.bank_account_id }}
      submit={(body, { idempotencyKey }) => call('handovers.send', { body, idempotencyKey })}
      success={({ data }: CallOutput<'handovers.send'>) => say(words.sentDone, { n: data.id })}
      changes="handover"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="kind" words={kindWords} wide />
          {form.values.kind === toOffice && <FormField of={form} name="to_branch_id" options={offices} required wide />}
          {form.values.kind !== toOffice && <BankAccountField of={form} branch={till.branch.id} />}
          <FormField of={form} name="declared" grouped unit={say(unitWords.kyat)} wide />
          <FormField of={form} name="slip_no" latinDigits wide />
          <FormField of={form} name="proof" wide />
        </>
      )}
    </FormDialog>
  );
}
