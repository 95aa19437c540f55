import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { placeFieldWords } from '@waybill/contract/rooms/places/places.words.ts';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { placePageWords } from '@waybill/web/rooms/places/place-page.words.ts';
import { placePickerWords as picker } from '@waybill/web/rooms/places/place-picker.words.ts';
import { formWords } from '@waybill/web/shell/form/form.words.ts';
import { choose, complaintOf, press, rowsOf, seeToast, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, type Visit } from '../support/journey.ts';
import { triedLocales } from '../support/tried-locales.ts';
import { titleOf } from '../support/titles.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

const combobox = ({ page }: Visit, name: string) => page.getByRole('combobox', { name, exact: true });
const idOf = async (name: string): Promise<number> => {
  const { data } = await (await product.as('superadmin')).call('places.townships', {});
  return data.find((row) => row.name_en === name)?.id ?? 0;
};
const make = async (type: string, parent: string, name_en: string, more: object = {}): Promise<number> => {
  const { data } = await (
    await product.as('superadmin')
  ).call('places.create', {
    body: { type, parent_id: await idOf(parent), name_en, name_mm: 'စမ်း', active: true, ...more },
  });
  return data.id;
};
const names: Record<Locale, { hlaing: string; branch: string }> = {
  en: { hlaing: 'Hlaing', branch: '49th Street Office, Yangon' },
  mm: { hlaing: 'လှိုင်', branch: '၄၉ လမ်းရုံး၊ ရန်ကုန်' },
  zh: { hlaing: '莱', branch: '仰光49街网点' },
};

describe('places under Settings', () => {
  test.each(triedLocales)(
    'E-03 T-01 in %s a place is found in any spelling, changed, and what lies in it is told and added to',
    async (locale) => {
      const visit = await product.work('superadmin', '/settings/places', { locale });
      const { page, t } = visit;
      await textbox(page, t(commonFieldWords.search)).fill('hline thar ya');
      await textbox(page, t(commonFieldWords.search)).press('Enter');
      await eventually(() => rowsOf(page).count()).toBe(2);
      await textbox(page, t(commonFieldWords.search)).fill('လိှုင်');
      await textbox(page, t(commonFieldWords.search)).press('Enter');
      await rowsOf(page)
        .filter({ hasText: '11050' })
        .getByRole('link', { name: names[locale].hlaing, exact: true })
        .click();
      await page.getByRole('heading', { level: 1, name: names[locale].hlaing }).waitFor();
      await page.getByText(names[locale].branch).first().waitFor();
      await page.getByRole('link', { name: t(placePageWords.addHere) }).click();
      // The previous page has fields of the same names.
      await page.getByRole('heading', { level: 1, name: t(titleOf('places.new')) }).waitFor();
      await textbox(page, t(branchFieldWords.name_en)).fill(`Ward ${locale}`);
      await textbox(page, t(branchFieldWords.name_mm)).fill('ရပ်ကွက်သစ်');
      await textbox(page, t(branchFieldWords.postcode)).fill('၁၁၀၅၀');
      await page.keyboard.press('Control+s');
      await eventually(() => complaintOf(textbox(page, t(branchFieldWords.postcode)))).not.toBe(
        t(placePageWords.quarterCode),
      );
      await textbox(page, t(branchFieldWords.postcode)).fill(`၁၁၀၅၀${locales.indexOf(locale) + 51}`);
      await page.keyboard.press('Control+s');
      await seeToast(visit, t(formWords.created));
      await page
        .getByRole('link', { name: locale === 'mm' ? 'ရပ်ကွက်သစ်' : `Ward ${locale}`, exact: true })
        .first()
        .waitFor();
      await page
        .getByText(`11050${locales.indexOf(locale) + 51}`)
        .first()
        .waitFor();
    },
  );

  longTest('E-03 A-08 a place cannot be put into what lies in it; what is changed stands in its history', async () => {
    const id = await make('town', 'Taunggyi', 'Shwe Nyaung', { postcode: '06600' });
    const visit = await product.work('superadmin', `/settings/places/${id}`, { locale: 'en' });
    const { page, t } = visit;
    await choose(page, t(placeFieldWords.parent_id), /^Kalaw/);
    await page.getByRole('switch', { name: t(placeFieldWords.remote) }).click();
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(commonWords.savedSuccessfully));
    await page.goto(`/settings/places/${await idOf('Kalaw')}`);
    await choose(page, t(placeFieldWords.parent_id), /^Mandalay Region/);
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(commonWords.savedSuccessfully));
    await page.goto(`/settings/places/${id}`);
    await page.getByRole('main').getByRole('listitem').getByText('Kalaw').first().waitFor();
    await expect(
      (await product.as('superadmin')).call('places.edit', {
        params: { id: await idOf('Kalaw') },
        body: { parent_id: id, name_en: 'Kalaw', name_mm: 'ကလော', version: 2 },
      }),
    ).rejects.toThrow(refusalWords.parent_not_allowed.en);
  });

  longTest('P-09 E-03 the branch of several towns is set at once', async () => {
    const visit = await product.work('superadmin', '/settings/places?type=township&search=thiri', { locale: 'en' });
    const { page, t } = visit;
    await eventually(() => rowsOf(page).count()).toBe(5);
    for (const at of [0, 1]) await rowsOf(page).nth(at).getByRole('checkbox').check();
    await press(page, t(placePageWords.bulkAssign, { n: '2' }));
    const dialog = page.getByRole('dialog', { name: t(placePageWords.bulkAssign, { n: '2' }) });
    await choose(dialog, t(placeFieldWords.delivers), /^Bago Branch/);
    await press(dialog, t(placePageWords.bulkAssign, { n: '2' }));
    await eventually(() => rowsOf(page).filter({ hasText: 'Bago Branch' }).count()).toBe(2);
  });
});

describe('the picker of places', () => {
  test.each(triedLocales)(
    'E-03 T-04 V-13 in %s an address is told by keyboard alone: two letters, Enter, and the quarter by its number',
    async (locale) => {
      const at = locales.indexOf(locale);
      await make('quarter', 'Hlaing', `No (${at + 1})`, { name_mm: `အမှတ် (${'၁၂၃'[at]})`, postcode: `110500${at + 1}` });
      const visit = await product.work('superadmin', '/settings/places/new?type=street', { locale });
      const { page, t } = visit;
      await textbox(page, t(branchFieldWords.name_en)).fill(`Parami ${locale}`);
      await textbox(page, t(branchFieldWords.name_mm)).fill('ပါရမီလမ်း');
      const township = combobox(visit, t(placeFieldWords.parent_id));
      await township.focus();
      await page.keyboard.type({ en: 'hl', mm: 'လှ', zh: '莱' }[locale]);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await eventually(() => township.inputValue()).toBe(names[locale].hlaing);
      await page.getByText(t(picker.postcode, { code: '11050' })).waitFor();
      await page.getByText(t(picker.delivers, { branch: names[locale].branch })).waitFor();
      const quarter = combobox(visit, t(picker.quarter));
      await quarter.focus();
      await page.keyboard.type(`110500${at + 1}`);
      await page.keyboard.press('Enter');
      await page.getByText(t(picker.postcode, { code: `110500${at + 1}` })).waitFor();
      await page.keyboard.press('Control+s');
      await seeToast(visit, t(formWords.created));
      const { data } = await (
        await product.as('superadmin')
      ).call('places.search', { query: { search: `parami ${locale}`, type: 'street' } });
      expect(data[0]).toMatchObject({
        postcode: `110500${at + 1}`,
        path: { township: { name_en: 'Hlaing' }, quarter: { name_en: `No (${at + 1})` } },
      });
    },
  );

  longTest(
    "E-03 V-13 a quarter's seven digits in the first input fill township and quarter; another township forgets the quarter",
    async () => {
      await make('quarter', 'Insein', 'Sawbwa Gyi Gone', { postcode: '1101099' });
      const visit = await product.work('superadmin', '/settings/places/new?type=street', { locale: 'en' });
      const { page, t } = visit;
      const township = combobox(visit, t(placeFieldWords.parent_id));
      await township.focus();
      await page.keyboard.type('၁၁၀၁၀၉၉');
      await page.getByRole('option', { name: /Sawbwa Gyi Gone/ }).waitFor();
      await page.keyboard.press('Enter');
      await eventually(() => township.inputValue()).toBe('Insein');
      await eventually(() => combobox(visit, t(picker.quarter)).inputValue()).toBe('Sawbwa Gyi Gone');
      await township.focus();
      await page.keyboard.type('bago');
      await page.keyboard.press('Enter');
      await eventually(() => township.inputValue()).toBe('Bago');
      await page.getByText(t(picker.postcode, { code: '08010' })).waitFor();
      await eventually(() => combobox(visit, t(picker.quarter)).count()).toBe(0);
    },
  );
});

describe('start-up', () => {
  test('C-04 E-09 the session, then the lists of locations as they are now, then the account; a kept list is not asked for again until places change', async () => {
    const { page } = await product.work('staff', '/announcement', { locale: 'en' });
    const dialog: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (
        ['/api/cache_config', '/api/location/township', '/api/active_account'].includes(pathname) &&
        request.headers()['authorization']
      )
        dialog.push(pathname);
    });
    const load = async () => {
      dialog.length = 0;
      await page.reload();
      await eventually(() => dialog.includes('/api/active_account')).toBe(true);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      return [...dialog];
    };
    await eventually(load).toEqual(['/api/cache_config', '/api/active_account']);
    await make('quarter', 'Tamwe', 'Kyauk Myaung');
    const after = await load();
    await eventually(() => dialog.includes('/api/location/township')).toBe(true);
    expect(after[0]).toBe('/api/cache_config');
    expect(addressOf(page)).toBe('/announcement');
  });
});
