import { z } from 'zod';
import {
  caseReasonForm,
  findForm,
  handOnForm,
  ownCaseForm,
  payCompensationForm,
  proposeCompensationForm,
  searchStepForm,
  tickStepForm,
  waiveForm,
} from '@waybill/domain/rooms/missing-cases/missing-case-forms.ts';
import {
  missingCaseLife,
  missingOutcomes,
  type MissingCaseCommand,
} from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { searchPlaces } from '@waybill/domain/rooms/missing-cases/search-plan.ts';
import { compensationBases } from '@waybill/domain/rooms/missing-cases/suggest-compensation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import { personal } from '../../kernel/personal.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { missingCaseList } from './missing-cases.columns.ts';

export type MissingCaseTopic = 'missing_case';

const access = missingCaseList.access;
const count = z.number().int();
const day = z.string().describe('yyyy-mm-dd');
const text = z.string().nullable();
const basis = z.enum(compensationBases);

const row = rowOf(missingCaseList, {
  id: count,
  label_id: count,
  tracking_code: z.string(),
  branch: named.describe('where the parcel was last'),
  status: z.enum(missingCaseLife.stateNames),
  sender: z.string(),
  reported_by: text,
  opened_at: instant,
  owner: text,
  due_on: day,
  steps_left: count,
  outcome: z.enum(missingOutcomes).nullable(),
  amount: count.nullable().describe('whole kyat, proposed or paid'),
  ended_at: instant.nullable(),
});
export type MissingCaseRow = z.infer<typeof row>;

const step = z.object({
  id: count,
  place: z.enum(searchPlaces),
  branch: named,
  who: text,
  note: text,
  until_on: day,
  finding: text,
  ticked_by: text,
  ticked_at: instant.nullable(),
});
export type SearchStep = z.infer<typeof step>;

const detail = row.extend({
  name: z.string().describe('the tracking code'),
  version,
  reason: text,
  last_status: text,
  last_at: instant.nullable(),
  last_by: text,
  courier: text,
  mailbag: z.object({ id: count, code: z.string() }).nullable(),
  next_branch: named.nullable(),
  customer_id: count.nullable(),
  steps: z.array(step),
  suggested: z.object({ amount: count, basis }).describe('what the label says that the sender gets'),
  basis: basis.nullable(),
  why: text,
  proposed_by: text,
  proposed_at: instant.nullable(),
  confirmed_by: text,
  confirmed_at: instant.nullable(),
  note: text,
  ended_by: text,
  at_counter: z.boolean().describe('is the compensation paid at a counter, to a sender without an account?'),
  payout: z
    .object({
      branch: named,
      payee_name: z.string(),
      payee_phone: personal('phone'),
      payee_nrc: personal('identity'),
      paid_by: z.string(),
      paid_at: instant,
    })
    .nullable()
    .describe('who took the compensation'),
  payee_request: z
    .object({
      payee_name: z.string(),
      payee_phone: z.string().describe('whole: who pays calls them'),
      payee_nrc: personal('identity'),
      payee_reason: z.string(),
      payee_requested_by: z.string(),
    })
    .nullable()
    .describe('somebody else than the sender whom one person wishes to pay; another person pays them'),
  candidates: z
    .array(z.object({ id: count, name: z.string(), user_name: z.string() }))
    .describe('who may be given the case'),
  actions: z.array(action),
});
export type MissingCaseDetail = z.infer<typeof detail>;

const change = <const Name extends MissingCaseCommand>(command: Name, summary: string) => ({
  id: `missing_cases.${command}` as const,
  method: 'POST' as const,
  path: `/api/missing-case/{id}/${command}`,
  summary,
  access: { permission: missingCaseLife.commands[command].permission },
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
});
const refusals = ['not_found', 'missing_permission', 'state_not_allowed'] as const;

export const missingCaseContract = {
  list: endpoint({
    id: 'missing_cases.list',
    method: 'GET',
    path: '/api/missing-case',
    summary: 'The cases of missing parcels that concern the covered branches',
    access,
    scope: 'branch',
    query: listQuery(missingCaseList),
    output: many(row),
  }),
  count: endpoint({
    id: 'missing_cases.count',
    method: 'GET',
    path: '/api/missing-case/count',
    summary: 'How many stand behind each tab of open work',
    access,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), count) }),
  }),
  detail: endpoint({
    id: 'missing_cases.detail',
    method: 'GET',
    path: '/api/missing-case/{id}',
    summary: 'One case: where the parcel was last, the search plan, what was decided',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  own: endpoint({
    ...change('own', 'Answer for the search until a day'),
    body: bodyOf(ownCaseForm),
    refusals: [...refusals, 'case_day_past'],
  }),
  hand_on: endpoint({
    ...change('hand_on', 'Somebody else answers for the search from now on, and why'),
    body: bodyOf(handOnForm),
    refusals: [...refusals, 'case_not_owner', 'validation_failed'],
  }),
  add_step: endpoint({
    ...change('add_step', 'One more place of the search: who looks where until when'),
    body: bodyOf(searchStepForm),
    refusals: [...refusals, 'case_day_past', 'validation_failed'],
  }),
  tick: endpoint({
    ...change('tick', 'What was found at one place; of two people the second is told'),
    body: bodyOf(tickStepForm),
    refusals: [...refusals, 'step_ticked'],
  }),
  propose: endpoint({
    ...change('propose', 'The parcel is lost: propose what its sender gets'),
    body: bodyOf(proposeCompensationForm),
    refusals: [...refusals, 'search_not_done', 'validation_failed'],
  }),
  waive: endpoint({
    ...change('waive', 'The parcel is lost and its sender wants nothing: who said so and how it is shown'),
    body: bodyOf(waiveForm),
    refusals: [...refusals, 'search_not_done'],
  }),
  deny: endpoint({
    ...change('deny', 'Do not confirm what is proposed: the search goes on'),
    body: bodyOf(caseReasonForm),
    refusals,
  }),
  confirm: endpoint({
    ...change('confirm', 'Confirm the proposal that was read: the parcel is closed, and what its sender gets is owed'),
    body: z.strictObject({ version }),
    refusals: [
      ...factorRefusals,
      ...refusals,
      'case_hand_in',
      'case_second_person',
      'not_independent',
      'proposal_changed',
    ],
  }),
  pay: endpoint({
    ...change(
      'pay',
      'Pay the compensation to a sender without an account, out of the till of the current branch. Anybody else is paid by the second person who calls with the same payee and a reason; the first call only asks for it',
    ),
    access: { permission: missingCaseLife.commands.pay.permission, needsBranch: true },
    body: bodyOf(payCompensationForm),
    refusals: [
      ...factorRefusals,
      ...refusals,
      'compensation_by_clearance',
      'compensation_paid',
      'payout_second_person',
      'payee_not_sender',
      'second_person_needed',
      'not_independent',
      'not_enough_cash',
      'validation_failed',
    ],
  }),
  find: endpoint({
    ...change('find', 'The parcel is found and goes on where it was'),
    body: bodyOf(findForm),
    refusals: [...refusals, 'not_missing'],
  }),
  reopen: endpoint({
    ...change('reopen', 'A parcel turned up after its case was closed: the compensation is taken back'),
    body: bodyOf(caseReasonForm),
    refusals: [...refusals, 'super_roles_only', 'compensation_cleared', 'compensation_paid'],
  }),
};
