import { endpoint } from '../../kernel/endpoint.ts';
import { idParam } from '../../kernel/schemas.ts';

export const filesContract = {
  fetch: endpoint({
    id: 'files.fetch',
    method: 'GET',
    path: '/api/file/{id}',
    summary: 'A file that was handed in: images to be shown, anything else to be saved',
    access: { global: true },
    scope: 'branch',
    params: idParam,
    output: null,
    refusals: ['not_found'],
  }),
};
