export { PaidInAdvance, type PaidInAdvanceProps } from './PaidInAdvance.tsx';
