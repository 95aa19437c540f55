import {
  agentServiceCommandWords,
  agentServiceFieldWords,
  agentServiceNames,
  commissionKindWords,
} from '@waybill/contract/rooms/agent-services/agent-services.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import {
  askAgainForm,
  askServiceForm,
  confirmServiceForm,
  denyServiceForm,
} from '@waybill/domain/rooms/agent-services/agent-service-forms.ts';
import {
  agentServices,
  commissionKinds,
  type AgentServiceCommand,
} from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { PercentField } from '../../shell/form/PercentField.tsx';
import { useCleared } from '../../shell/form/use-cleared.ts';
import type { FormModel } from '../../shell/form/use-form.ts';
import { agentServicePageWords as words } from './agent-service-page.words.ts';
import { sayDone } from '../../shell/say-done.ts';

/** The purpose of the dialog: a new request, or a command on an existing one. */
export type ServiceRequest =
  | { readonly command: 'create' }
  | { readonly command: AgentServiceCommand; readonly id: number; readonly name: string };

/** Asks for a service with its commission, for the day from which it counts, or why it is denied. */
export function AgentServiceDialog({ request, onClose }: { request: ServiceRequest; onClose: () => void }) {
  const say = useSay();
  const common = { words: agentServiceFieldWords, changes: 'agent_service' as const, onClose };
  if (request.command === 'create')
    return (
      <FormDialog
        {...common}
        form={askServiceForm}
        title={say(words.create)}
        text={say(words.createHint)}
        yes={say(words.create)}
        submit={(body, { idempotencyKey }) => call('agent_services.create', { body, idempotencyKey })}>
        {(form) => (
          <>
            <FormField
              of={form}
              name="service"
              options={agentServices.map((value) => ({ value, label: say.loose(agentServiceNames[value]) }))}
              wide
            />
            <Terms form={form} />
          </>
        )}
      </FormDialog>
    );
  const { command, id, name } = request;
  const { verb, ask } = agentServiceCommandWords[command];
  const params = { id };
  const own = {
    ...common,
    title: say.loose(ask, { name }),
    yes: say.loose(verb),
    success: sayDone(say, verb, name),
  };
  switch (command) {
    case 'ask':
      return (
        <FormDialog
          {...own}
          form={askAgainForm}
          submit={(body, { idempotencyKey }) => call('agent_services.ask', { params, body, idempotencyKey })}>
          {(form) => <Terms form={form} />}
        </FormDialog>
      );
    case 'confirm':
      return (
        <FormDialog
          {...own}
          form={confirmServiceForm}
          submit={(body, { idempotencyKey }) => call('agent_services.confirm', { params, body, idempotencyKey })}
        />
      );
    case 'deny':
    case 'end':
      return (
        <FormDialog
          {...own}
          form={denyServiceForm}
          danger
          submit={(body, { idempotencyKey }) => call(`agent_services.${command}`, { params, body, idempotencyKey })}
        />
      );
  }
}

/** How the agent earns with it: the amount of the kind that was chosen. */
function Terms({ form }: { form: FormModel<typeof askAgainForm> }) {
  const say = useSay();
  const fixed = form.values.commission_kind !== commissionKinds[1];
  useCleared(form, fixed ? 'commission_percent' : 'commission_amount', true);
  return (
    <>
      <FormField
        of={form}
        name="commission_kind"
        options={commissionKinds.map((value) => ({ value, label: say.loose(commissionKindWords[value]) }))}
        wide
      />
      {fixed ? (
        <FormField of={form} name="commission_amount" grouped unit={say(unitWords.kyat)} wide />
      ) : (
        <PercentField of={form} name="commission_percent" />
      )}
      <FormField of={form} name="note" wide />
    </>
  );
}
