export { insertCustomers, keptOf } from './customers.store.ts';
export { insertAgreed, insertUsualAddresses } from './brought-in.store.ts';
