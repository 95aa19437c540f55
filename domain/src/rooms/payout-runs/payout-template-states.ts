import type { Viewer } from '../../kernel/access.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';
import { secondPersonProblem } from '../staff/second-person.ts';

export type PayoutTemplateState = 'proposed' | 'confirmed' | 'denied' | 'replaced';
export type PayoutTemplateStep = 'confirm' | 'deny' | 'close';

const edits: Permission = 'bank_account.edit';

/** Life of a file template: proposed by one person, confirmed by another, replaced by the next one of its name or closed. */
export const payoutTemplateLife = lifecycle<PayoutTemplateState, PayoutTemplateStep, Permission>({
  initial: 'proposed',
  states: {
    proposed: { tone: 'attention' },
    confirmed: { tone: 'success' },
    denied: { tone: 'danger', final: true },
    replaced: { tone: 'neutral', final: true },
  },
  commands: {
    confirm: { from: ['proposed'], to: 'confirmed', permission: edits, confirm: true },
    deny: { from: ['proposed'], to: 'denied', permission: edits, confirm: true },
    close: { from: ['confirmed'], to: 'replaced', permission: edits, confirm: true },
  },
});

/** Facts that the rules need of a template. */
export interface PayoutTemplateFacts {
  readonly status: PayoutTemplateState;
  readonly proposed_by: number;
  readonly by_another: boolean;
}

type TemplateRefusal = 'missing_permission' | 'state_not_allowed' | 'second_person_needed' | 'not_independent';

/** Returns the next state of a command. Only another person confirms: a changed column sends all money elsewhere. */
export function decidePayoutTemplate(
  actor: Viewer,
  { status, proposed_by, by_another }: PayoutTemplateFacts,
  command: PayoutTemplateStep,
): PayoutTemplateState | Refusal<TemplateRefusal> {
  return decideBy<PayoutTemplateState, PayoutTemplateStep, TemplateRefusal>(
    payoutTemplateLife,
    actor,
    status,
    command,
    () => {
      if (command !== 'confirm') return null;
      const problem = secondPersonProblem(actor.id, [proposed_by], by_another);
      return problem && refuse(problem);
    },
  );
}

export const payoutTemplateActions = (
  actor: Viewer,
  facts: PayoutTemplateFacts,
): OfferedAction<PayoutTemplateStep, TemplateRefusal>[] =>
  actionsBy(
    payoutTemplateLife,
    facts.status,
    (command: PayoutTemplateStep) => decidePayoutTemplate(actor, facts, command),
    { of: payoutTemplateLife.commandNames, hides: ['missing_permission'] },
  );
