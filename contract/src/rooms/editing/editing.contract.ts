import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

export type EditingTopic = 'editing';

/** Rooms whose records are edited in a form that several users may have open. */
const editedRooms = [
  'staff',
  'branches',
  'branch_collections',
  'branch_routes',
  'roles',
  'places',
  'tariffs',
  'customers',
  'companies',
  'announcements',
  'labels',
  'pickup_requests',
  'qandas',
  'canned_answers',
  'expenses',
  'printers',
  'export_destinations',
  'expense_categories',
  'bank_accounts',
  'payment_channels',
  'webhooks',
] as const;
export type EditedRoom = (typeof editedRooms)[number];

const editor = z.object({ staff_id: z.number().int(), name: z.string() });
export type Editor = z.infer<typeof editor>;

/** Data of event `editing`, sent to the other users who have the record open. */
export interface EditingEvent extends Editor {
  readonly room: EditedRoom;
  readonly id: string;
  readonly on: boolean;
}

export const editingContract = {
  announce: endpoint({
    id: 'editing.announce',
    method: 'POST',
    path: '/api/editing',
    summary:
      'Has this record open in a form, or no longer; answers who else has. To be said again every 30 seconds, or it is forgotten',
    access: { global: true },
    scope: 'self',
    body: z.strictObject({ room: z.enum(editedRooms), id: z.string().min(1).max(60), on: z.boolean() }),
    output: z.object({ data: z.array(editor) }),
    refusals: ['missing_permission'],
    unaudited: true,
  }),
  reading: endpoint({
    id: 'editing.reading',
    method: 'POST',
    path: '/api/text-reading',
    summary: 'How a typed text would be stored when it is taken for Zawgyi, and what was typed for a stored text',
    access: { global: true },
    scope: 'self',
    body: z.strictObject({ typed_text: z.string().min(1).max(500) }),
    output: z.object({
      data: z.object({
        typed_text: z.string(),
        stored: z.string().nullable().describe('the text as it would be stored; null when it stays as typed'),
        typed: z.string().nullable().describe('what was typed for this stored text; null when it was typed so'),
      }),
    }),
    unaudited: true,
  }),
  keepTyped: endpoint({
    id: 'editing.keepTyped',
    method: 'POST',
    path: '/api/typed-text',
    summary: 'Keep a text as it was typed from now on: it is never converted from Zawgyi again',
    access: { global: true },
    scope: 'self',
    body: z.strictObject({ typed_text: z.string().min(1).max(500) }),
    output: z.object({ data: z.object({ typed_text: z.string() }) }),
    unaudited: true,
  }),
};
