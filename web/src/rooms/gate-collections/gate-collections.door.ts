export { SettleWithGate } from './SettleWithGate.tsx';
export { UncountedSlips } from './UncountedSlips.tsx';
