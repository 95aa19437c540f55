import myanmarTools from 'myanmar-tools';
import { expect, test } from 'vitest';
import { isWellFormedMyanmar } from '@waybill/domain/kernel/myanmar-languages.ts';
import { cleanText } from '@waybill/domain/kernel/text.ts';
import { mendZawgyi } from '@waybill/domain/kernel/zawgyi.ts';
import { mendInput } from './input.ts';
import { namesOfPeoples } from './testing/names-of-peoples.ts';
import { zawgyiDetector } from './zawgyi.ts';

const { unicodeToZawgyi } = new myanmarTools.ZawgyiConverter();
const stored = (name: string) => cleanText(mendZawgyi({ name }, zawgyiDetector).record['name'] ?? '');

test('I-02 T-04 of 500 names in Burmese, Mon, two Karens, Shan, Pa-O and Kayah none is changed', () => {
  expect(namesOfPeoples.length).toBeGreaterThan(500);
  expect(namesOfPeoples.filter(({ name }) => stored(name) !== name.normalize('NFC'))).toEqual([]);
  expect(namesOfPeoples.filter(({ name }) => !isWellFormedMyanmar(name))).toEqual([]);
});

test('I-02 T-04 every Burmese name of the list that was typed in Zawgyi is recovered', () => {
  const burmese = namesOfPeoples.filter(({ people }) => people === 'burmese');
  expect(burmese.filter(({ name }) => stored(unicodeToZawgyi(name)) !== name.normalize('NFC'))).toEqual([]);
});

test('I-02 T-04 a name of another people beside an address in Zawgyi stays as typed', () => {
  for (const { people, name } of namesOfPeoples) {
    if (people === 'burmese') continue;
    const { record } = mendZawgyi({ name, address: unicodeToZawgyi('ပြည်ထောင်စုလမ်း၊ လှိုင်') }, zawgyiDetector);
    expect([name, cleanText(record['name'] ?? ''), record['address']]).toEqual([
      name,
      name.normalize('NFC'),
      'ပြည်ထောင်စုလမ်း၊ လှိုင်',
    ]);
  }
});

test('I-02 T-04 Zawgyi is judged for each person and each row of a request, not for the request', () => {
  const typed = unicodeToZawgyi('ဒေါ်ခင်မြင့်');
  expect(
    mendInput({
      source_name: typed,
      source_street: unicodeToZawgyi('မှိုင်းလမ်း'),
      destination_name: 'မလွ',
      rows: [{ name: typed }, { name: 'မလွ' }],
    }),
  ).toEqual({
    source_name: 'ဒေါ်ခင်မြင့်',
    source_street: 'မှိုင်းလမ်း',
    destination_name: 'မလွ',
    rows: [{ name: 'ဒေါ်ခင်မြင့်' }, { name: 'မလွ' }],
  });
});
