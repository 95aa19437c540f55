import myanmarTools from 'myanmar-tools';
import type { ZawgyiDetector } from '@waybill/domain/kernel/zawgyi.ts';

const detector = new myanmarTools.ZawgyiDetector();
const converter = new myanmarTools.ZawgyiConverter();

/**
 * Zawgyi as myanmar-tools knows it, about 20 µs a text. On the server only: its 27 kB would weigh on every page.
 *
 * @example mendZawgyi({ name: 'ရန္ကုန္' }, zawgyiDetector).record.name === 'ရန်ကုန်'
 * Source: T-04.
 */
export const zawgyiDetector: ZawgyiDetector = {
  probability: (text) => detector.getZawgyiProbability(text),
  toUnicode: (text) => converter.zawgyiToUnicode(text),
};
