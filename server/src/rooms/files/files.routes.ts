import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { filesContract as calls } from '@waybill/contract/rooms/files/files.contract.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { fileAnswer } from './file-answer.ts';
import { readFile } from './files.queries.ts';

export const fileRoutes: Route[] = [
  read(calls.fetch, async ({ db, viewer }, { params }) => {
    const file = await readFile(db, viewer, params.id);
    return file ? fileAnswer(file) : refuse('not_found');
  }),
];
