export { closeBusinessDay, lastClosedDay } from './close-business-day.ts';
