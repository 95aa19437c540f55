export { CustomerLookup, type CustomerLookupProps } from './CustomerLookup.tsx';
export { PhoneFinder } from './PhoneFinder.tsx';
export { useKnownElsewhere, useSenderSearch, type SenderSearch } from './use-sender-search.ts';
