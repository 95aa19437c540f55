import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { widthBounds } from '../../kernel/list.ts';
import { done, idParam, one } from '../../kernel/schemas.ts';

const visibilities = ['private', 'branch', 'all'] as const;

/** Content of a saved view: URL state, column order, and changed widths in pixels. */
const viewState = z.strictObject({
  search: z.string().max(200).default(''),
  sort: z.string().max(60).optional(),
  per_page: z.number().int().min(1).max(200).optional().describe('how many rows'),
  filters: z.record(z.string().max(60), z.string().max(200)).default({}),
  columns: z.array(z.string().max(60)).max(60).optional(),
  widths: z
    .record(z.string().max(60), z.number().int().min(widthBounds.min).max(widthBounds.max).describe('pixels'))
    .optional(),
});

const view = z.object({
  id: z.number().int(),
  list: z.string(),
  name: z.string(),
  visibility: z.enum(visibilities),
  own: z.boolean(),
  state: viewState,
});
export type SavedView = z.infer<typeof view>;

export const viewsContract = {
  list: endpoint({
    id: 'views.list',
    method: 'GET',
    path: '/api/saved_view',
    withFrame: true,
    summary: "Saved views of a list: own ones, the branch's, everybody's",
    access: { global: true },
    scope: 'self',
    query: z.strictObject({ list: z.string().max(60) }),
    output: z.object({ data: z.array(view) }),
  }),
  save: endpoint({
    id: 'views.save',
    method: 'POST',
    path: '/api/saved_view',
    summary: 'Keep a view under a name; sharing it needs view.share',
    access: { global: true },
    scope: 'self',
    status: 201,
    body: z.strictObject({
      list: z.string().max(60),
      name: z.string().trim().min(1).max(60),
      visibility: z.enum(visibilities),
      state: viewState,
    }),
    output: one(view),
    refusals: ['missing_permission'],
    unaudited: true,
  }),
  remove: endpoint({
    id: 'views.remove',
    method: 'DELETE',
    path: '/api/saved_view/{id}',
    summary: "Delete one of one's own views",
    access: { global: true },
    scope: 'self',
    params: idParam,
    output: done,
    refusals: ['not_found'],
    unaudited: true,
  }),
};
