import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** What the branch did about a scan that could not be applied (decisions 2.2). */
export const settleScanForm = form({ note: rule.text({ required: true, max: 500, multiline: true }) });
