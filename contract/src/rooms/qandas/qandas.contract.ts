import { z } from 'zod';
import { qandaForm } from '@waybill/domain/rooms/qandas/qanda-form.ts';
import { qandaCategories, writesQandas } from '@waybill/domain/rooms/qandas/qanda-kinds.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { qandaList } from './qandas.columns.ts';

export type QandaTopic = 'qanda';

const row = rowOf(qandaList, {
  id: z.number().int(),
  category: z.enum(qandaCategories),
  question: named,
  answer: named.describe('how it begins'),
  updated_at: instant,
});
export type QandaRow = z.infer<typeof row>;

const detail = z.object({
  id: z.number().int(),
  category: z.enum(qandaCategories),
  position: z.number().int().describe('its place within its category'),
  question_en: z.string(),
  question_mm: z.string(),
  question_zh: z.string().nullable(),
  answer_en: z.string(),
  answer_mm: z.string(),
  answer_zh: z.string().nullable(),
  created_by: z.string(),
  updated_at: instant,
  version,
  may_edit: z.boolean(),
});
export type QandaDetail = z.infer<typeof detail>;

export const qandaContract = {
  list: endpoint({
    id: 'qandas.list',
    method: 'GET',
    path: '/api/qanda',
    summary: 'Questions and their answers, searched in every language',
    access: qandaList.access,
    scope: 'operator',
    query: listQuery(qandaList),
    output: many(row),
  }),
  detail: endpoint({
    id: 'qandas.detail',
    method: 'GET',
    path: '/api/qanda/{id}',
    summary: 'One question with its answer',
    access: { global: true },
    scope: 'operator',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'qandas.create',
    method: 'POST',
    path: '/api/qanda',
    summary: 'A new question with its answer',
    access: writesQandas,
    scope: 'operator',
    status: 201,
    body: bodyOf(qandaForm),
    output: one(detail),
  }),
  edit: endpoint({
    id: 'qandas.edit',
    method: 'PUT',
    path: '/api/qanda/{id}',
    summary: 'Change a question or its answer; `version` is that of the record that was read',
    access: writesQandas,
    scope: 'operator',
    params: idParam,
    body: bodyOf(qandaForm, { version }),
    output: one(detail),
    refusals: ['not_found', 'changed_meanwhile'],
  }),
  remove: endpoint({
    id: 'qandas.remove',
    method: 'DELETE',
    path: '/api/qanda/{id}',
    summary: 'Delete a question; the audit log keeps what it said',
    access: writesQandas,
    scope: 'operator',
    params: idParam,
    output: done,
    refusals: ['not_found'],
  }),
};
