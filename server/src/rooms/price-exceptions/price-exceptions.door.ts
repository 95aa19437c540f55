export { listPrice, noteLowerPrice, stateOfPrice } from './give-price.ts';
export { readStandingException, replacePriceExceptions } from './price-exceptions.store.ts';
