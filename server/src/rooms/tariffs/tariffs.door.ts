export { hasPrices } from './has-prices.ts';
export { seedTariff } from './seed-tariff.ts';
export { tariffOn } from './tariff-on.ts';
