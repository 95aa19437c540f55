export { blockedWord, CustomerLookup, type CustomerLookupProps } from './CustomerLookup.tsx';
export { PercentField } from './PercentField.tsx';
