import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { countForm } from '../handovers/handover-forms.ts';

/** Outgoing clerk's count, and the business day to close; none when only the shift changes. */
export const startShiftForm = form({ ...countForm, closes_on: rule.date() });
