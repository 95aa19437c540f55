import type { QandaDetail } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';

/** The question or the answer in the reader's language; English where Chinese is missing. */
export const qandaText = (data: QandaDetail, what: 'question' | 'answer', locale: Locale): string =>
  localName({ name_en: data[`${what}_en`], name_mm: data[`${what}_mm`], name_zh: data[`${what}_zh`] }, locale);
