export { FigureRow, type ClearanceFigure } from './FigureRow.tsx';
export { Kyat } from './Kyat.tsx';
export { moneyTopics, useListConditions, useListSums } from './use-list-sums.ts';
export { useMerchantName } from './use-merchant-name.ts';
export { ParcelMoney } from './ParcelMoney.tsx';
export { documentPlace } from './clearance-places.ts';
