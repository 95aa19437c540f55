export { parcelQrs, readChannelOptions, readUsableTerms, type ParcelQr } from './payment-channels.queries.ts';
