import { expect, test } from 'vitest';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { labelAddress } from './label-address.ts';

const hlaing = { id: 1, name_en: 'Hlaing', name_mm: 'လှိုင်', name_zh: '莱' };
const yangon = { id: 2, name_en: 'Yangon', name_mm: 'ရန်ကုန်', name_zh: null };
const label = {
  source_address: null,
  source_no: '၁၂',
  source_street: 'ဗိုလ်အောင်ကျော်လမ်း',
  source_quarter: null,
  source_township: hlaing,
  source_town: yangon,
  source_region: yangon,
  delivery_address: '99 Sukhumvit Rd, Bangkok, Thailand',
  destination_country: 'TH',
} as unknown as LabelDetail;

test('N-11 an address names its places in the language of the reader, and what was typed stays as it was typed', () => {
  expect(labelAddress(label, 'source', 'en')).toBe('၁၂, ဗိုလ်အောင်ကျော်လမ်း, Hlaing, Yangon');
  expect(labelAddress(label, 'source', 'mm')).toBe('၁၂၊ ဗိုလ်အောင်ကျော်လမ်း၊ လှိုင်၊ ရန်ကုန်');
  expect(labelAddress(label, 'source', 'zh')).toBe('၁၂、ဗိုလ်အောင်ကျော်လမ်း、莱、Yangon');
  expect(labelAddress(label, 'destination', 'en')).toBe('99 Sukhumvit Rd, Bangkok, Thailand');
});
