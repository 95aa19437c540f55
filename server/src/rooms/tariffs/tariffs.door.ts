export { seedTariff } from './seed-tariff.ts';
export { tariffOn } from './tariff-on.ts';
