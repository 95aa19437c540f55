import { z } from 'zod';
import { dueDesks } from '@waybill/domain/rooms/labels/due-desks.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/schemas.ts';

const sender = z.object({
  sender: z.string().describe('the value of the filter `sender` of parcels'),
  name: z.string(),
  phone: z.string().nullable(),
  count: z.number().int(),
  since: instant.describe('how long the first of them waits'),
});
export type DueSender = z.infer<typeof sender>;

export const dueContract = {
  due: endpoint({
    id: 'tracking.due',
    method: 'GET',
    path: '/api/parcel/due',
    summary: 'What is expected from senders, or due back to them, at the current branch: by sender, the most first',
    access: { permission: 'label.scan' },
    scope: 'branch',
    query: z.strictObject({ desk: z.enum(dueDesks) }),
    output: z.object({ data: z.array(sender), total: z.number().int() }),
  }),
};
