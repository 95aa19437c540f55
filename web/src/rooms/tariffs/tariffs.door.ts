export { PriceLines } from './PriceLines.tsx';
export { useTariff } from './use-tariff.ts';
