export { PaidByFields, type Paid, type PaidByFieldsProps } from './PaidByFields.tsx';
