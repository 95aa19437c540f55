import { BadgeCheck, HandCoins, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { agentPayoutList } from '@waybill/contract/rooms/agent-payouts/agent-payouts.columns.ts';
import type { AgentPayoutRow } from '@waybill/contract/rooms/agent-payouts/agent-payouts.contract.ts';
import {
  agentPayoutCommandWords as commands,
  agentPayoutFieldWords as field,
} from '@waybill/contract/rooms/agent-payouts/agent-payouts.words.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { payMethodWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { newAgentPayoutForm, payAgentForm } from '@waybill/domain/rooms/agent-payouts/decide-agent-payout.ts';
import { agentPayoutLife, type AgentPayoutCommand } from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import { branchTypes } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { useOptions } from '../../shell/options.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { BankAccountField } from '../bank-accounts/bank-accounts.door.ts';
import { voidPayout } from './agent-payout-commands.tsx';
import { agentPayoutPageWords as words } from './agent-payout-page.words.ts';
import { sayDone } from '../../shell/say-done.ts';

const [byBank] = payMethods;

/** People who may not run this command because they made or paid the payout. */
const involvedPeople = (
  { created_by_id, paid_by_id }: AgentPayoutRow,
  command: AgentPayoutCommand,
): (number | null)[] => (command !== 'void' ? [created_by_id] : paid_by_id === null ? [] : [created_by_id, paid_by_id]);

/** Commission payouts to agents, made and due (O-11): one person makes a payout, another pays it. */
export function AgentPayoutListPage() {
  const say = useSay();
  const viewer = useViewer();
  const run = useAction();
  const [making, make] = useState(false);
  const [paying, pay] = useState<AgentPayoutRow | null>(null);
  const { give: end, window } = useRecordCommands(voidPayout);
  const may = (command: AgentPayoutCommand) => can(viewer, agentPayoutLife.commands[command].permission);
  const rowActions = useMemo(() => {
    const refused = (row: AgentPayoutRow, command: AgentPayoutCommand) =>
      !can(viewer, agentPayoutLife.commands[command].permission)
        ? refuse('missing_permission')
        : involvedPeople(row, command).includes(viewer.id)
          ? refuse('second_person_needed')
          : null;
    const approve = {
      life: { commands: { approve: agentPayoutLife.commands.approve } },
      words: commands,
      icons: { approve: BadgeCheck },
    };
    const paid = {
      life: { commands: { pay: agentPayoutLife.commands.pay } },
      words: commands,
      icons: { pay: HandCoins },
    };
    const nothing = { send: () => Promise.resolve(), changes: 'agent_payout' as const };
    return [
      ...rowCommands<'pay', AgentPayoutRow>(say, { ...paid, ...nothing }, refused, pay),
      ...rowCommands<'approve', AgentPayoutRow>(say, { ...approve, ...nothing }, refused, ({ id, name, version }) => {
        void run(() => call('agent_payouts.approve', { params: { id }, body: { version } }), {
          ask: {
            question: say.loose(commands.approve.ask, { name }),
            yes: say.loose(commands.approve.verb),
            kind: 'plain',
          },
          success: sayDone(say, commands.approve.verb, name),
          changes: 'agent_payout' as const,
        });
      }),
      ...rowCommands(say, voidPayout, refused, end),
    ];
  }, [say, viewer, run, end]);
  const create = may('pay') && viewer.branchId !== null && (
    <Button variant="main" icon={Plus} onClick={() => make(true)}>
      {say(words.make)}
    </Button>
  );
  return (
    <>
      <ListPage
        definition={agentPayoutList}
        call="agent_payouts.list"
        page="agent-payouts"
        live="agent_payout"
        searchHint={words.search}
        rowActions={rowActions}
        actions={create}
        first={create}
      />
      {window}
      {making && <MakeDialog onClose={() => make(false)} />}
      {paying && <PayDialog payout={paying} onClose={() => pay(null)} />}
    </>
  );
}

function MakeDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { options, rows } = useOptions('branch');
  const agents = new Set(rows.filter(({ type }) => type === branchTypes[1]).map(({ id }) => id));
  return (
    <FormDialog
      form={newAgentPayoutForm}
      words={field}
      title={say(words.make)}
      text={say(words.makeText)}
      yes={say(words.makeYes)}
      submit={(body, { idempotencyKey }) => call('agent_payouts.create', { body, idempotencyKey })}
      success={({ data }: CallOutput<'agent_payouts.create'>) => say(words.made, { name: data.name })}
      changes="agent_payout"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="agent_id" options={options.filter(({ value }) => agents.has(value))} wide />
          <FormField of={form} name="note" wide />
        </>
      )}
    </FormDialog>
  );
}

function PayDialog({ payout, onClose }: { payout: AgentPayoutRow; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { id, name, amount, version, branch } = payout;
  return (
    <FormDialog
      form={payAgentForm}
      words={field}
      title={say.loose(commands.pay.ask, { name })}
      text={sayKyat(amount, locale)}
      yes={say.loose(commands.pay.verb)}
      initial={{ method: byBank }}
      submit={(body, { idempotencyKey }) =>
        call('agent_payouts.pay', { params: { id }, body: { ...body, version }, idempotencyKey })
      }
      success={sayDone(say, commands.pay.verb, name)}
      changes="agent_payout"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="method" words={payMethodWords} wide />
          {form.values.method === byBank && <BankAccountField of={form} branch={branch.id} />}
        </>
      )}
    </FormDialog>
  );
}
