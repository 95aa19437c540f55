import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { checkForm } from '../../kernel/form.ts';
import { askAgainForm, commissionOf } from './agent-service-forms.ts';
import { agentServiceLife } from './agent-service-states.ts';
import {
  agentServiceActions,
  decideAgentService,
  needsService,
  type AgentServiceFacts,
} from './decide-agent-service.ts';

const person = (id: number, role: string, permissions: string[], branchId: number | null): Viewer => ({
  id,
  role,
  level: 45,
  permissions,
  branchId,
  internationalMail: false,
});
const agent = person(7, 'manager', ['agent_service.ask'], 3);
const neighbour = person(8, 'manager', ['agent_service.ask'], 4);
const director = person(9, 'general-manager', ['agent_service.ask', 'agent_service.decide'], 3);
const founder = person(1, 'super-admin', [], null);
const service = (more: Partial<AgentServiceFacts> = {}): AgentServiceFacts => ({
  status: 'pending',
  branch_id: 3,
  wanted_by: 7,
  ...more,
});
const codeOf = (decided: unknown) => (isRefusal(decided) ? decided.code : decided);

describe('O-11 what agents offer', () => {
  test('S-25 O-11 a service leads on by exactly the commands of the table', () => {
    expect(
      agentServiceLife.stateNames.map((state) => [
        state,
        agentServiceLife.commandNames
          .filter((command) => agentServiceLife.commands[command].from.includes(state))
          .map((command) => agentServiceLife.commands[command].to),
      ]),
    ).toEqual([
      ['pending', ['confirm', 'denied']],
      ['confirm', ['denied']],
      ['denied', ['pending']],
    ]);
  });

  test.each([
    ['head office confirms', director, {}, 'confirm', 'confirm'],
    ['or denies', director, {}, 'deny', 'denied'],
    ['not who asked', director, { wanted_by: 9 }, 'confirm', 'second_person_needed'],
    ['nor denies it', director, { wanted_by: 9 }, 'deny', 'second_person_needed'],
    ['not the agent', agent, {}, 'confirm', 'missing_permission'],
    ['what is denied is asked for again', agent, { status: 'denied' }, 'ask', 'pending'],
    ['not by another branch', neighbour, { status: 'denied' }, 'ask', 'service_other_branch'],
    ['what is confirmed is ended by super roles', founder, { status: 'confirm' }, 'end', 'denied'],
    ['and by nobody else', director, { status: 'confirm' }, 'end', 'super_roles_only'],
    ['what is confirmed is not denied by the other way', director, { status: 'confirm' }, 'deny', 'state_not_allowed'],
  ] as const)('O-11 %s', (_, actor, more, command, expected) => {
    expect(codeOf(decideAgentService(actor, service(more), command))).toBe(expected);
  });

  test('O-11 only an agent needs it, and what is blocked says why', () => {
    expect([needsService('agent'), needsService('fcs')]).toEqual([true, false]);
    expect(agentServiceActions(director, service({ wanted_by: 9 }))).toEqual([
      { command: 'confirm', blocked: 'second_person_needed', permission: 'agent_service.decide' },
      { command: 'deny', blocked: 'second_person_needed', permission: 'agent_service.decide' },
    ]);
    expect(agentServiceActions(agent, service())).toEqual([]);
  });

  test('O-11 the commission is kyat a piece or hundredths of a percent', () => {
    const of = (commission_kind: string, commission_amount: number | null, commission_percent: number | null) =>
      commissionOf({ commission_kind, commission_amount, commission_percent });
    expect([of('fixed', 200, null), of('percent', null, 250), of('percent', null, null)]).toEqual([200, 250, null]);
  });

  test('V-03 O-11 a commission of the other kind, or of a hundredth of what is meant, is refused', () => {
    const of = (commission_kind: string, commission_amount: number | null, commission_percent: number | null) => {
      const checked = checkForm(askAgainForm, { commission_kind, commission_amount, commission_percent });
      return checked.ok ? null : checked.fields;
    };
    expect(of('fixed', 200, 500)).toEqual({ commission_percent: [{ code: 'without_choice' }] });
    expect(of('percent', 200, 500)).toEqual({ commission_amount: [{ code: 'without_choice' }] });
    expect(of('percent', null, 5)).toEqual({ commission_percent: [{ code: 'percent_unit', values: { min: 10 } }] });
    expect(of('percent', null, 500)).toBeNull();
  });
});
