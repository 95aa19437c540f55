export { PickupLogList } from './PickupParts.tsx';
export { addressText } from './pickup-texts.ts';
