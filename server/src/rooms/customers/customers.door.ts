export { customerScope, waitsForSecondPerson } from './customers.queries.ts';
export { readCustomerBalance, type CustomerBalance } from './customers.queries.ts';
export { lockCustomer as lockSender } from './customers.store.ts';
export {
  readKnownSender,
  readSender,
  readSenders,
  seesSender,
  withAgreed,
  type SenderFacts,
} from './senders.queries.ts';
export { keepSender } from './keep-sender.ts';
