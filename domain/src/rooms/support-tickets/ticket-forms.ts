import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { fileSizeMax, fileTypes } from '../../kernel/file-types.ts';
import { ticketDesks, ticketPriorities, ticketTypes } from './ticket-kinds.ts';

const text = rule.text({ required: true, multiline: true, max: 3000 });
const files = rule.files({ maxBytes: fileSizeMax, types: fileTypes, limit: 4 });

/** A new ticket: desk, question, priority, and subject. */
export const newTicketForm = form({
  type: rule.select({ options: ticketTypes, required: true }),
  priority: rule.select({ options: ticketPriorities, required: true }),
  desk: rule.select({ options: ticketDesks, required: true }),
  to_branch_id: rule.idRef(),
  subject: rule.text({ required: true, max: 150 }),
  text,
  files,
  tracking_code: rule.text({ max: 30 }),
  customer_id: rule.idRef(),
  clearance_no: rule.text({ max: 30 }),
  about_branch_id: rule.idRef(),
});

/** A message to the other side; `version` is that of the ticket that was read, so that nobody answers what they have not seen. */
export const ticketMessageForm = form({ text, files, version: rule.number({ min: 1, integer: true, required: true }) });

/** Target desk, optional person, and reason of handing a ticket on. */
export const ticketHandOnForm = form({
  desk: rule.select({ options: ticketDesks, required: true }),
  to_branch_id: rule.idRef(),
  to_staff_id: rule.idRef(),
  text,
  version: rule.number({ min: 1, integer: true, required: true }),
});

/** A canned answer in three languages. */
export const cannedAnswerForm = form({
  title: rule.text({ required: true, max: 80 }),
  text_en: rule.text({ required: true, multiline: true, max: 2000 }),
  text_mm: rule.text({ required: true, multiline: true, max: 2000 }),
  text_zh: rule.text({ multiline: true, max: 2000 }),
});
