export { BankAccountField } from './BankAccountField.tsx';
