import myanmarTools from 'myanmar-tools';
import type { ZawgyiDetector } from '@waybill/domain/kernel/zawgyi.ts';

const detector = new myanmarTools.ZawgyiDetector();
const converter = new myanmarTools.ZawgyiConverter();

/**
 * The Zawgyi detector of myanmar-tools, about 20 µs per text. On the server only: its 27 kB would weigh on every page.
 *
 * @example mendZawgyi({ name: 'ရန္ကုန္' }, zawgyiDetector).record.name === 'ရန်ကုန်'
 * Source: T-04.
 */
export const zawgyiDetector: ZawgyiDetector = {
  probability: (text) => detector.getZawgyiProbability(text),
  toUnicode: (text) => converter.zawgyiToUnicode(text),
};
