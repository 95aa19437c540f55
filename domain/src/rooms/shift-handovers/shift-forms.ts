import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { countForm } from '../handovers/handover-forms.ts';

/** What the outgoing clerk counted, and the business day that ends with it; none when only the shift changes. */
export const startShiftForm = form({ ...countForm, closes_on: rule.date() });
