import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Which days the paper of a merchant's parcels has. */
export const merchantPaperForm = form({ from: rule.date({ required: true }), to: rule.date({ required: true }) });
