import { describe, expect, test } from 'vitest';
import { announcementFieldWords as field } from '@waybill/contract/rooms/announcements/announcements.words.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { formWords } from '@waybill/web/shell/form/form.words.ts';
import { inputsWords } from '@waybill/web/ui/inputs/inputs.words.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { press, rowsOf, seeToast, textbox } from '../support/controls.ts';
import { labelMaker } from '../support/floor.ts';
import { addressOf, eventually, openProduct, textsOf } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

describe('the parts of the source on pages of the product', () => {
  test('P-07 V-11 X-06 X-07 an announcement is written to two roles and deleted after a question: a text loses its slashes, a select finds what begins with the letters', async () => {
    const visit = await product.work('owner', '/announcement/create', { locale: 'en' });
    const { page, t } = visit;
    await textbox(page, t(field.title)).pressSequentially('  Closed / on \\ Monday ');
    await textbox(page, t(field.body)).fill('All day');
    await eventually(() => textbox(page, t(field.title)).inputValue()).toBe('Closed  on  Monday');
    const roles = page.getByRole('combobox', { name: t(field.for_roles), exact: true });
    await roles.fill('zzz');
    await eventually(() => textsOf(page.getByRole('status').filter({ hasText: 'No elements' }))).toEqual([
      t(inputsWords.noElements),
    ]);
    for (const name of ['Manager', 'Supervisor']) {
      await roles.fill(name.slice(0, 4).toLowerCase());
      await page.getByRole('option', { name, exact: true }).click();
    }
    await page.keyboard.press('Escape');
    for (const name of ['Manager', 'Supervisor'])
      expect(await page.getByRole('button', { name: t(inputsWords.remove, { name }), exact: true }).count()).toBe(1);
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(formWords.created));
    const made = addressOf(page);
    const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?', exact: true });
    await press(page, t(commonWords.delete));
    await press(question, t(commonWords.cancel));
    await question.waitFor({ state: 'hidden' });
    expect(addressOf(page)).toBe(made);
    await press(page, t(commonWords.delete));
    await press(question, t(commonWords.delete));
    await eventually(() => addressOf(page)).not.toBe(made);
    await page.getByRole('heading', { level: 1, name: t(titleOf('announcement.list')) }).waitFor();
  });

  test('S-08 A-08 the second editor of a customer is shown the new phone whole; a page that shows details leaves a line when it is opened and when it compares, and none for a look aside', async () => {
    const manager = await product.as('manager');
    const { data: me } = await manager.call('sessions.activeAccount', {});
    const body = {
      type: 'merchant',
      business_name: 'Two editors',
      customer_name: 'Daw Nu',
      phone: ['09770005001'],
      branch_id: me.branch?.id,
    };
    const { data } = await manager.call('customers.create', { body });
    const owner = await product.as('owner');
    const shownTimes = async () =>
      (await owner.call('audit.ofRecord', { query: { room: 'customers', id: String(data.id) } })).data.filter(
        ({ action }) => action === 'show_details',
      ).length;
    const { page, t } = await product.work('owner', `/customer/${data.id}/edit`, { locale: 'en' });
    await textbox(page, t(customerFieldWords.customer_name)).fill('Daw Nu Nu');
    expect(await shownTimes()).toBe(1);
    const other = { ...body, phone: ['09770005002'], version: data.version };
    await manager.call('customers.edit', { params: { id: data.id }, body: other });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: t(formWords.conflictTitle) });
    await dialog.getByText('09770005002').waitFor();
    expect(await shownTimes()).toBe(2);
    await press(dialog, t(formWords.conflictSave));
    await eventually(() => addressOf(page)).toBe(`/customer/${data.id}`);
    const { data: saved } = await manager.call('customers.showDetails', { params: { id: data.id } });
    expect([saved.customer_name, saved.phone]).toEqual(['Daw Nu Nu', ['09770005002']]);
  });

  test('P-01 P-03 K-10 the list of labels is walked nine at a time, and Go to page takes only a page that there is', async () => {
    await (
      await labelMaker(product)
    )(12);
    const { page, t } = await product.work('staff', '/label/search?per_page=9', { locale: 'en' });
    await eventually(() => rowsOf(page).count()).toBe(9);
    const first = await rowsOf(page).first().innerText();
    const goTo = textbox(page, t(dataWords.goTo)).first();
    await goTo.fill('0');
    await press(page, t(dataWords.go));
    await page.getByRole('alert').first().waitFor();
    expect(await rowsOf(page).first().innerText()).toBe(first);
    await goTo.fill('၂');
    await press(page, t(dataWords.go));
    await eventually(() => addressOf(page)).toContain('page=2');
    await eventually(() => rowsOf(page).first().innerText()).not.toBe(first);
    await eventually(() => rowsOf(page).first().innerText()).toContain('10');
  });
});
