import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** The form with which a branch settles a scan that could not be applied: a note on the action taken (decisions 2.2). */
export const settleScanForm = form({ note: rule.text({ required: true, max: 500, multiline: true }) });
