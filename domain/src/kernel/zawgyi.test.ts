import { expect, test } from 'vitest';
import { mendZawgyi, type ZawgyiDetector } from './zawgyi.ts';

/** Returns a detector with a fixed result for each text; the real one is tested beside its adapter on the server. */
function detector(known: Record<string, number>): ZawgyiDetector {
  return { probability: (text) => known[text] ?? 0.99, toUnicode: (text) => text.replace(/\u1039/g, '\u103A') };
}

test('T-04 a Zawgyi record is turned into Unicode, its other fields stay', () => {
  expect(mendZawgyi({ name: 'ရန္ကုန္', code: 'YGN-1' }, detector({}))).toEqual({
    record: { name: 'ရန်ကုန်', code: 'YGN-1' },
    converted: true,
  });
});

test('T-04 a likely record is left alone while every field can be Unicode', () => {
  const record = { name: 'ငွေပမာဏ', town: 'ပခုက္ကူ' };
  expect(mendZawgyi(record, detector({}))).toEqual({ record, converted: false });
});

test('T-04 an odd record is left alone when neither the whole nor the odd field looks like Zawgyi', () => {
  const record = { name: 'ရန္ကုန္ါု', street: 'ဗိုလ်ချုပ်လမ်း' };
  const whole = 'ရန္ကုန္ါု ဗိုလ်ချုပ်လမ်း';
  expect(mendZawgyi(record, detector({ [whole]: 0.949, ရန္ကုန္ါု: 0.949 }))).toEqual({ record, converted: false });
  expect(mendZawgyi(record, detector({ [whole]: 0.95, ရန္ကုန္ါု: 0.5 })).converted).toBe(true);
  expect(mendZawgyi(record, detector({ [whole]: 0.3, ရန္ကုန္ါု: 0.95 })).record).toEqual({ ...record, name: 'ရန်ကုန်ါု' });
});

test('T-04 a stored Unicode address survives beside a pasted Zawgyi name', () => {
  const { record } = mendZawgyi(
    { name: 'ရန္ကုန္', street: 'ဗိုလ်ချုပ်လမ်း' },
    { ...detector({ ဗိုလ်ချုပ်လမ်း: 0.01 }), toUnicode: () => 'converted' },
  );
  expect(record).toEqual({ name: 'converted', street: 'ဗိုလ်ချုပ်လမ်း' });
});

test('T-04 Zawgyi that happens to be a valid word is converted with its record', () => {
  const { record } = mendZawgyi({ name: 'ရန္ကုန္', town: 'စကား' }, { ...detector({ စကား: 0.7 }), toUnicode: () => 'ကား' });
  expect(record.town).toBe('ကား');
});

test('T-04 the detector is not asked about a record without Myanmar text', () => {
  const never: ZawgyiDetector = {
    probability: () => {
      throw new Error('asked');
    },
    toUnicode: (text) => text,
  };
  expect(mendZawgyi({ name: 'Aung', note: '' }, never)).toEqual({
    record: { name: 'Aung', note: '' },
    converted: false,
  });
});
