export { SettleWithGate } from './SettleWithGate.tsx';
