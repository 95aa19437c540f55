export { listPrice, noteLowerPrice, stateOfPrice } from './give-price.ts';
export { readKeptException, replacePriceExceptions } from './price-exceptions.store.ts';
