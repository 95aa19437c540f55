export { FigureRow, type Figure } from './FigureRow.tsx';
export { Kyat } from './Kyat.tsx';
export { moneyTopics, useListQuestion, useListSums } from './use-list-sums.ts';
export { useMerchantName } from './use-merchant-name.ts';
export { documentPlace } from './clearance-places.ts';
