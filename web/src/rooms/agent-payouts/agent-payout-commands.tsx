import { Ban } from 'lucide-react';
import {
  agentPayoutCommandWords,
  agentPayoutFieldWords,
} from '@waybill/contract/rooms/agent-payouts/agent-payouts.words.ts';
import { voidAgentPayoutForm } from '@waybill/domain/rooms/agent-payouts/decide-agent-payout.ts';
import { agentPayoutLife } from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import { call } from '../../kernel/client.ts';
import type { RecordCommands } from '../../shell/detail/record-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';

/** Voiding a payout, with the reason. */
export const voidPayout = {
  life: { commands: { void: agentPayoutLife.commands.void } },
  words: agentPayoutCommandWords,
  icons: { void: Ban },
  dialog: (props) => <FormDialog {...props} form={voidAgentPayoutForm} words={agentPayoutFieldWords} />,
  send: (_: 'void', id: number, reason) =>
    call('agent_payouts.void', {
      params: { id },
      body: reason?.body as { reason: string },
      idempotencyKey: reason?.idempotencyKey,
    }),
  changes: 'agent_payout' as const,
} as const satisfies RecordCommands<'void'>;
