import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, listQuery, many, one, rowOf } from '../../kernel/schemas.ts';
import { worldQuery } from './world-query.ts';
import { apiCallList } from './api-calls.columns.ts';

const count = z.number().int();
const row = rowOf(apiCallList, {
  id: count,
  at: instant,
  key: z.string().describe('the name of the key'),
  api_key_id: count,
  method: z.string(),
  path: z.string(),
  answer: count.describe('the HTTP status'),
  code: z.string().nullable().describe('of the refusal'),
  meaning: z.string().nullable().describe('of the refusal, in the language of the reader'),
  ms: count,
  address: z.string(),
  request_id: z.string(),
});
export type ApiCallRow = z.infer<typeof row>;

const detail = row.extend({
  request_body: z.string().nullable().describe('without secrets, cut after 4,000 signs'),
  answer_body: z.string().nullable(),
});
export type ApiCallDetail = z.infer<typeof detail>;

export const apiCallContract = {
  list: endpoint({
    id: 'api_calls.list',
    method: 'GET',
    path: '/api/api-call',
    summary: 'The calls that programs made with keys of the covered branches, the newest first',
    access: apiCallList.access,
    scope: 'branch',
    worlds: true,
    query: listQuery(apiCallList),
    output: many(row),
  }),
  detail: endpoint({
    id: 'api_calls.detail',
    method: 'GET',
    path: '/api/api-call/{id}',
    summary: 'One call: what was sent and what was answered, without secrets',
    access: apiCallList.access,
    scope: 'branch',
    worlds: true,
    params: idParam,
    query: worldQuery,
    output: one(detail),
    refusals: ['not_found'],
  }),
};
