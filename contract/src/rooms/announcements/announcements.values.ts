import { shape, shapes } from '../../kernel/value-shape.ts';
import { announcementStateFaces } from './announcements.words.ts';

export const announcementValues = shapes({
  title: shape.text,
  body: shape.text,
  for_roles: shape.record('role'),
  for_branches: shape.record('branch'),
  for_merchants: shape.yesNo,
  for_customers: shape.record('customer'),
  status: shape.states(announcementStateFaces),
  published_at: shape.instant,
});
