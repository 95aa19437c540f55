import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { galleryWords as w } from './gallery.words.ts';

export const toneWords: Record<Tone, Word> = {
  neutral: w.pending,
  info: w.arrived,
  transit: w.sent,
  attention: w.waitingReturn,
  success: w.delivered,
  return: w.sentBack,
  danger: w.missing,
};
