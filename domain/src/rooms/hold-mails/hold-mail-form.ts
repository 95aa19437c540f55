import { addDays } from '../../kernel/calendar.ts';
import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Kept for a week unless something else is asked for, and never longer than a month from its first day (decisions 13). */
export const holdDays = { usual: 7, most: 30 } as const;

/** The last day that a hold which began on this day may have: 'yyyy-mm-dd'. */
export const lastHoldDay = (first: string): string => addDays(first, holdDays.most);

/** The last day that a receiver may name as another day for the door, which costs nothing, after this first one. */
export const lastOtherDay = (first: string): string => addDays(first, holdDays.usual);

/** Who asked to have a parcel kept, by which number, until which day. */
export const holdWishForm = form({
  hold_until: rule.date({ required: true }),
  requester_name: rule.text({ required: true, max: 100 }),
  requester_phone: rule.phone({ required: true }),
  remark: rule.text({ max: 500, multiline: true }),
});

/** The same with the parcel. */
export const holdMailForm = form({ tracking_code: rule.text({ required: true, max: 40 }), ...holdWishForm });

export const extendHoldForm = form({ hold_until: rule.date({ required: true }) });
