import { editingContract as calls } from '@waybill/contract/rooms/editing/editing.contract.ts';
import { command, type Route } from '../../kernel/routes.ts';
import { keepTyped, readReading, storedOf } from '../../kernel/typed-texts.ts';
import { announceEditing } from './announce-editing.ts';

export const editingRoutes: Route[] = [
  command(calls.announce, (context, { body }) => announceEditing(context, body)),
  command(calls.reading, async ({ tx }, { body }) => ({
    data: { typed_text: body.typed_text, ...(await readReading(tx, body.typed_text)) },
  })),
  command(calls.keepTyped, async ({ tx, now }, { body }) => {
    const { typed_text: typed } = body;
    await keepTyped(tx, typed, storedOf(typed) ?? typed, now);
    return { data: { typed_text: typed } };
  }),
];
