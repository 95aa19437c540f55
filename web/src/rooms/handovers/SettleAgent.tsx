import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { AgentDueAnswer } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { handoverFieldWords as field } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { branchTypes } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { settleAgentForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useOptions } from '../../shell/options.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { BankAccountField } from '../bank-accounts/bank-accounts.door.ts';
import { cashPageWords as words } from './cash-page.words.ts';

/** Lets an agent's branch hand in the cash of its till; renders nothing at a branch of the operator. */
export function SettleAgent() {
  const say = useSay();
  const { branch } = useUser();
  const [open, ask] = useState(false);
  const { data } = useQuery({
    queryKey: ['handovers.agentDue', branch?.id],
    enabled: branch !== null,
    queryFn: ({ signal }) => call('handovers.agentDue', { signal }),
  });
  const due = data?.data ?? null;
  if (due === null) return null;
  if (due.open_handover_id !== null)
    return (
      <PageLink to="cash-detail" params={{ id: due.open_handover_id }} className={buttonLook('plain')}>
        {say(words.openSettlement, { n: due.open_handover_id })}
      </PageLink>
    );
  if (due.held <= 0) return null;
  return (
    <>
      <Button icon={HandCoins} onClick={() => ask(true)}>
        {say(words.settleAgent)}
      </Button>
      {open && <SettleDialog due={due} onClose={() => ask(false)} />}
    </>
  );
}

function SettleDialog({ due, onClose }: { due: AgentDueAnswer; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { branch } = useUser();
  const { options, rows } = useOptions('branch');
  const offices = options.filter(({ value }) => rows.find(({ id }) => id === value)?.type === branchTypes[0]);
  return (
    <FormDialog
      form={settleAgentForm}
      words={field}
      title={say(words.settleAgent)}
      text={say(words.settleAgentText, {
        held: sayKyat(due.held, locale),
        commission: sayKyat(due.commission, locale),
        due: sayKyat(due.due, locale),
      })}
      yes={say(words.settleAgent)}
      submit={(body, { idempotencyKey }) => call('handovers.settleAgent', { body, idempotencyKey })}
      success={({ data }: CallOutput<'handovers.settleAgent'>) => say(words.settledAgent, { n: data.id })}
      changes="handover"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="to_branch_id" options={offices} wide />
          {(form.values.to_branch_id ?? null) === null && <BankAccountField of={form} branch={branch?.id ?? null} />}
          <FormField of={form} name="slip_no" latinDigits wide />
          <FormField of={form} name="proof" wide />
        </>
      )}
    </FormDialog>
  );
}
