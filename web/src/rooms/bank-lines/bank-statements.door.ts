export { StatementReading } from './StatementReading.tsx';
