import { allOffers, type Offer } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';

export const offerKey = ({ service_type, item_type }: Offer) => `${service_type}.${item_type}`;
const usualOffer = 'express.parcel';

/** The address says which service and item are open. */
export const readOffer = (raw: Readonly<Record<string, unknown>>): Offer =>
  allOffers.find((offer) => offerKey(offer) === raw.offer) ??
  (allOffers.find((offer) => offerKey(offer) === usualOffer) as Offer);
