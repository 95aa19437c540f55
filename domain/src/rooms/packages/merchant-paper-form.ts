import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Days of the paper of a merchant's parcels. */
export const merchantPaperForm = form({ from: rule.date({ required: true }), to: rule.date({ required: true }) });
