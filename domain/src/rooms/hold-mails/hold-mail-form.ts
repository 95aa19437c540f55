import { addDays } from '../../kernel/calendar.ts';
import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** A hold lasts a week by default, and at most a month from its first day (decisions 13). */
export const holdDays = { usual: 7, most: 30 } as const;

/** Returns the latest last day of a hold that began on this day: 'yyyy-mm-dd'. */
export const lastHoldDay = (first: string): string => addDays(first, holdDays.most);

/** Returns the latest other delivery day that a receiver may choose for free, after this first day. */
export const lastOtherDay = (first: string): string => addDays(first, holdDays.usual);

/** Who asked for the hold, at which number, and until which day. */
export const holdWishForm = form({
  hold_until: rule.date({ required: true }),
  requester_name: rule.text({ required: true, max: 100 }),
  requester_phone: rule.phone({ required: true }),
  remark: rule.text({ max: 500, multiline: true }),
});

/** A hold with its parcel. */
export const holdMailForm = form({ tracking_code: rule.text({ required: true, max: 40 }), ...holdWishForm });

export const extendHoldForm = form({ hold_until: rule.date({ required: true }) });
