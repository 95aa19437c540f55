import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';
import type { StepStatus } from '../labels/step-moves.ts';

/** Results that the mail post reports, each with its step. */
export const postResults = {
  delivered: { step: 'delivered' },
  returned: { step: 'mpost_return_confirmed' },
} as const satisfies Record<string, { step: StepStatus }>;
export type PostResult = keyof typeof postResults;

/** State of a parcel with the mail post. */
export const postPlaces = {
  with_post: { statuses: ['send_to_mmpost'] },
  delivered: { statuses: ['delivered'] },
  coming_back: {
    statuses: [
      'mpost_return_confirmed',
      'sendback_to_origin_address',
      'sentback_to_customer',
      'arrivedback_to_origin_branch',
      'schedule_return',
      'return_confirmed',
    ],
  },
} as const satisfies Record<string, { statuses: readonly LabelStatus[] }>;
export type PostPlace = keyof typeof postPlaces;
export const postPlaceNames = Object.keys(postPlaces) as PostPlace[];

/** State of a label to another country (O-11, decisions 12). */
export const abroadPlaces = {
  to_accept: { statuses: ['pending', 'pickup_courier', 'pickup_courier_leader', 'pending_reject'] },
  to_hand: { statuses: ['accept_from_origin_branch'] },
  ...postPlaces,
} as const satisfies Record<string, { statuses: readonly LabelStatus[] }>;
export type AbroadPlace = keyof typeof abroadPlaces;
export const abroadPlaceNames = Object.keys(abroadPlaces) as AbroadPlace[];

/** Days after which a parcel at the mail post is late, and a clerk asks about it. */
export const postLateDays = 7;

/** A result entered by hand from the mail post's word: the time, and what they said. */
export const postResultForm = form({
  on_day: rule.date(),
  remark: rule.text({ max: 200 }),
});

/** Maximum size of their tracking file. */
export const postFileBounds = { rows: 10_000, columns: 40, bytes: 24_000_000, fileBytes: 5 * 1024 * 1024 } as const;
export const postFileForm = form({
  file: rule.file({ maxBytes: postFileBounds.fileBytes, types: ['.xlsx', '.csv'], required: true }),
});
