export { deliveryOfSchedule } from './deliveries.sql.ts';
export { insertDelivery, retryDelivery } from './deliveries.store.ts';
export { isDestinationOpen } from './export-destinations.queries.ts';
