import { shape, shapes } from '../../kernel/value-shape.ts';
import {
  supportTicketStateFaces,
  ticketDeskWords,
  ticketPriorityWords,
  ticketSourceWords,
  ticketTypeWords,
} from './support-tickets.words.ts';

export const supportTicketValues = shapes({
  status: shape.states(supportTicketStateFaces),
  type: shape.words(ticketTypeWords),
  priority: shape.words(ticketPriorityWords),
  desk: shape.words(ticketDeskWords),
  source: shape.words(ticketSourceWords),
  to_branch_id: shape.record('branch'),
  to_staff_id: shape.record('staff'),
  subject: shape.text,
  text: shape.text,
  reason: shape.text,
});

export const cannedAnswerValues = shapes({
  title: shape.text,
  text_en: shape.text,
  text_mm: shape.text,
  text_zh: shape.text,
});
