export { closeBusinessDay, lastClosedDay } from './close-business-day.store.ts';
