import { z } from 'zod';
import {
  payoutDelimiters,
  payoutEncodings,
  payoutFormats,
  payoutTemplateForm,
  payoutWidths,
} from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import {
  payoutTemplateLife,
  type PayoutTemplateStep,
} from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, one, rowOf, version } from '../../kernel/schemas.ts';
import { payoutTemplateList } from './payout-runs.columns.ts';

const count = z.number().int();
const text = z.string().nullable();

const template = z.object({
  id: count,
  name: z.string(),
  status: z.enum(payoutTemplateLife.stateNames),
  format: z.enum(payoutFormats),
  delimiter: z.enum(payoutDelimiters),
  encoding: z.enum(payoutEncodings),
  width_in: z.enum(payoutWidths),
  file_name: z.string(),
  header: text,
  columns: z.string(),
  trailer: text,
  answer_reference: z.string(),
  answer_status: z.string(),
  answer_paid: z.string(),
  answer_failed: z.string(),
  answer_bank_reference: text,
  answer_reason: text,
  proposed_by: z.string(),
  proposed_at: instant,
  decided_by: text,
  decided_at: instant.nullable(),
  updated_at: instant,
  version,
  actions: z.array(action),
});
export type PayoutTemplateDetail = z.infer<typeof template>;
const templateRow = rowOf(payoutTemplateList, {
  id: count,
  ...template.pick({ name: true, status: true, format: true, proposed_by: true, decided_by: true, updated_at: true })
    .shape,
});
export type PayoutTemplateRow = z.infer<typeof templateRow>;

const edits = { permission: payoutTemplateLife.commands.confirm.permission } as const;

const templateStep = <const Command extends PayoutTemplateStep>(command: Command, summary: string) =>
  endpoint({
    id: `payout_templates.${command}`,
    method: 'POST',
    path: `/api/payout-template/{id}/${command}`,
    summary,
    access: edits,
    scope: 'operator',
    params: idParam,
    body: z.strictObject({ version }),
    output: one(template),
    refusals: [
      'not_found',
      'state_not_allowed',
      'changed_meanwhile',
      ...(command === 'confirm' ? (['second_person_needed', 'not_independent', 'duplicate'] as const) : []),
    ],
  });

export const payoutTemplateContract = {
  list: endpoint({
    id: 'payout_templates.list',
    method: 'GET',
    path: '/api/payout-template',
    summary: 'Templates of banks’ files',
    access: payoutTemplateList.access,
    scope: 'operator',
    query: listQuery(payoutTemplateList),
    output: many(templateRow),
  }),
  detail: endpoint({
    id: 'payout_templates.detail',
    method: 'GET',
    path: '/api/payout-template/{id}',
    summary: 'One template',
    access: payoutTemplateList.access,
    scope: 'operator',
    params: idParam,
    output: one(template),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'payout_templates.create',
    method: 'POST',
    path: '/api/payout-template',
    summary: 'Propose a template; once another person confirms it, it replaces the one of its name',
    access: edits,
    scope: 'operator',
    status: 201,
    body: bodyOf(payoutTemplateForm),
    output: one(template),
    refusals: ['duplicate'],
  }),
  confirm: templateStep('confirm', 'Confirm a template that another person proposed'),
  deny: templateStep('deny', 'Deny a proposed template'),
  close: templateStep('close', 'Stop using a template'),
};
