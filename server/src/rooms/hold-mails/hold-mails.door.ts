export { keepParcel } from './keep-parcel.ts';
