export { PaidByFields, type Paid } from './PaidByFields.tsx';
