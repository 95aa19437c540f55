export { parcelQrs, readUsableChannels, readUsableTerms, type ParcelQr } from './payment-channels.queries.ts';
