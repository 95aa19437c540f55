import { editingContract as calls } from '@waybill/contract/rooms/editing/editing.contract.ts';
import { command, type Route } from '../../kernel/routes.ts';
import { announceEditing } from './announce-editing.ts';

export const editingRoutes: Route[] = [command(calls.announce, (context, { body }) => announceEditing(context, body))];
