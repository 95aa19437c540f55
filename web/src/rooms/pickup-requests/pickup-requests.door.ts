export { PickupLogList } from './PickupParts.tsx';
export { addressText, showPickups } from './show-pickups.ts';
