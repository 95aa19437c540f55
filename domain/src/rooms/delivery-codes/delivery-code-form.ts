import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Why a parcel is handed over without its code: how the clerk identified the receiver. */
export const waiveCodeForm = form({ reason: rule.text({ required: true, max: 200 }) });
