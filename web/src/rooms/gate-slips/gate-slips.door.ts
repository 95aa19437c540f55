export { UncountedSlips } from './UncountedSlips.tsx';
