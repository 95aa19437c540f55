import { operationsContract as calls } from '@waybill/contract/rooms/operations/operations.contract.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { retryAnyExport } from '../exports/exports.door.ts';
import { retryJobs } from './operations.store.ts';
import { readOperations } from './read-operations.ts';

export const operationsRoutes: Route[] = [
  read(calls.read, async ({ db, services, now }) => ({ data: await readOperations(db, { services, now }) })),
  command(calls.retryJobs, async (context, { body: { task } }) => {
    const many = await retryJobs(context.tx, task, context.now);
    if (many === 0) return refuse('state_not_allowed');
    context.audit({
      room: 'operations',
      record: task,
      name: task,
      action: 'retry',
      branchId: null,
      after: { tried_again: many },
    });
    return { message: 'ok' };
  }),
  command(calls.retryExport, async (context, { params: { id } }) => {
    const done = await retryAnyExport(context, id);
    if (isRefusal(done)) return done;
    context.audit({ room: 'operations', record: id, name: done.list, action: 'retry', branchId: null });
    return { message: 'ok' };
  }),
];
