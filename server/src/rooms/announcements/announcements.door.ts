export { announcementSource } from './announcements.queries.ts';
