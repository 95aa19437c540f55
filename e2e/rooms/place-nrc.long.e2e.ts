import { describe, expect, test } from 'vitest';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { placeTypeWords } from '@waybill/contract/rooms/places/places.words.ts';
import { placePickerWords as picker } from '@waybill/web/rooms/places/place-picker.words.ts';
import { openGallery } from '../support/gallery.ts';
import { eventually, shown } from '../support/journey.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const gallery = openGallery();

describe('the number of an identity card', () => {
  const parts = async (locale: Locale) => {
    const page = await gallery.open('place-nrc', { locale });
    const group = page.getByRole('textbox', { name: picker.state[locale], exact: true }).first().locator('xpath=../..');
    const value = async () => {
      const inputs = group.locator('input');
      return [await inputs.nth(0).inputValue(), await inputs.nth(1).inputValue(), await inputs.nth(2).inputValue()];
    };
    return { page, group, value };
  };

  test.each([
    ['en', '12/oukam', 'OUKAMA'],
    ['mm', '၁၂/ဥကမ', 'ဥကမ'],
    ['zh', '12/oukama', 'OUKAMA'],
  ] as const)('T-03 in %s it is typed as it is read on the card', async (locale, begin, prefix) => {
    const { page, group, value } = await parts(locale);
    await group.locator('input').first().focus();
    await page.keyboard.type(begin);
    await page.keyboard.press('Enter');
    await page.keyboard.type(')၁၂၃၄၅၆');
    await eventually(value).toEqual(['12', prefix, '123456']);
    await shown(page.getByText(picker.townshipsMeant[locale].split('{')[0] ?? '').first());
  });

  test.each([
    ['en', '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', 'OUKAMA'],
    ['mm', '12/OUKAMA(N)123456', 'ဥကမ'],
  ] as const)('in %s a whole number is pasted in the other script', async (locale, text, prefix) => {
    const { page, group, value } = await parts(locale);
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await group.locator('input').first().focus();
    await page.keyboard.press('Control+v');
    await eventually(value).toEqual(['12', prefix, '123456']);
  });

  test('letters that no list has are pointed out and taken', async () => {
    const { page, group, value } = await parts('en');
    await group.locator('input').first().focus();
    await page.keyboard.type('12/xyzana');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('000001');
    await shown(
      page
        .getByText('XYZANA is not in the list', { exact: false })
        .or(page.getByText('xyzana is not in the list', { exact: false }))
        .first(),
    );
    expect(await value()).toEqual(
      ['12', 'XYZANA', '000001'].map((part, index) => (index === 1 ? expect.stringMatching(/xyzana/i) : part)),
    );
  });

  test('the kind is chosen by its letter', async () => {
    const { page, group } = await parts('en');
    const kind = group.getByRole('combobox', { name: commonFieldWords.kind.en });
    await kind.focus();
    await page.keyboard.type('E');
    await eventually(() => kind.innerText()).toContain('E');
    await shown(page.getByText(placeTypeWords.region.en).or(kind));
  });
});
