import { words } from '@waybill/domain/kernel/words.ts';

/** The title of the page that whoever holds the link sees: in the first load. */
export const proofPackMessages = words({
  title: { en: 'Proofs of a parcel', mm: 'ပါဆယ် အထောက်အထားများ', zh: '包裹凭证' },
});
