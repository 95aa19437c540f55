export { CustomerLookup, type CustomerLookupProps } from './CustomerLookup.tsx';
export { MerchantLookup, type FoundMerchant } from './MerchantLookup.tsx';
export { PhoneFinder } from './PhoneFinder.tsx';
export { useKnownElsewhere, useSenderSearch, type SenderSearch } from './use-sender-search.ts';
