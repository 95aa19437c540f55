export { PrintHistory } from './PrintHistory.tsx';
