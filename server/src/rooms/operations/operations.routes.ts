import { operationsContract as calls } from '@waybill/contract/rooms/operations/operations.contract.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { readOperations } from './read-operations.ts';

export const operationsRoutes: Route[] = [
  read(calls.read, async ({ db, services, now }) => ({ data: await readOperations(db, { services, now }) })),
];
