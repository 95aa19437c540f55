import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import {
  bankDecisionWords,
  customerCommandWords,
  customerFieldWords as field,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerStateFaces } from '@waybill/contract/rooms/customers/customer-states.words.ts';
import { acceptTypeWords, merchantTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelFieldWords as label } from '@waybill/contract/rooms/labels/labels.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { customerPageWords as words } from '@waybill/web/rooms/customers/customer-page.words.ts';
import { labelFormWords } from '@waybill/web/rooms/labels/label-form.words.ts';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { laterWords } from '@waybill/web/ui/later.words.ts';
import { complaintOf, press, seeToast, smallPicture, textbox, typePhone } from '../support/controls.ts';
import { heading, receiverPhone, senderPhone, setting } from '../support/counter.ts';
import { addressOf, eventually, openProduct, shown } from '../support/journey.ts';
import { knownMerchants } from '../support/known-merchants.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

/** Finds a demo merchant of Yangon by a part of its name. */
const merchant = async (search: string) => {
  const [row] = await knownMerchants(await product.as('owner'), { search });
  if (!row) throw new Error(`no merchant ${search}`);
  return row;
};

/** Creates a merchant for one test, over HTTP. */
const make = async (name: string, number: string) => {
  const manager = await product.as('manager');
  const { data: me } = await manager.call('sessions.activeAccount');
  return (
    await manager.call('customers.create', {
      body: {
        type: 'merchant',
        business_name: name,
        customer_name: 'Daw Hla Hla',
        phone: [number],
        branch_id: me.branch?.id,
      },
    })
  ).data;
};

describe('N-20 F-06 a merchant from the first visit to the suspension', () => {
  test('N-20 F-06 is made with a paper, and found by phone from anywhere', async () => {
    const { page, t } = await product.work('manager', '/customer/create', { locale: 'en' });
    await typePhone(page, t(field.phone), '09 770 011 223');
    await textbox(page, t(field.business_name)).fill('Rose Garden');
    await textbox(page, t(field.customer_name)).fill('Daw Hla Hla');
    await textbox(page, t(field.discount_percent)).fill('2.5');
    await textbox(page, t(field.credit_limit)).fill('၅၀၀၀၀၀');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'nrc.png', mimeType: 'image/png', buffer: smallPicture });
    // The chosen picture is shown before it is sent.
    const chosen = page.getByRole('listitem').filter({ hasText: 'nrc.png' }).locator('img');
    await eventually(() => chosen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'Rose Garden' }).waitFor();
    await page.getByText(t(words.newTerms)).waitFor();
    await page.getByRole('cell', { name: '2.5%', exact: true }).waitFor();
    await page.getByRole('button', { name: 'nrc.png', exact: true }).click();
    await eventually(() =>
      page
        .getByRole('dialog')
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: t(laterWords.palette) });
    await palette.waitFor();
    await page.keyboard.type('0977001122');
    await palette.getByRole('option', { name: /Rose Garden/ }).waitFor();
  });

  test('K-07 C-01 is made at the counter with the first COD parcel, and completed by a manager', async () => {
    const { townOf } = await setting(product);
    const town = townOf('MDY').name_mm;
    const counter = await product.work('staff', '/label/create');
    const { page, t } = counter;
    await heading(counter).waitFor();
    await senderPhone(counter).fill('09770011444');
    await senderPhone(counter).press('Enter');
    await textbox(page, t(label.source_name)).fill('ဒေါ်နွယ်နွယ်');
    await page.getByRole('radio', { name: t(acceptTypeWords.cod), exact: true }).check();
    const type = page.locator('[data-field=merchant_type]');
    await type.getByText(t(labelFormWords.newMerchant)).waitFor();
    expect(await type.getByRole('radio', { name: t(merchantTypeWords.new), exact: true }).isChecked()).toBe(true);
    await textbox(page, t(label.cod_amount)).fill('45000');
    await receiverPhone(counter).fill('09440099111');
    await receiverPhone(counter).press('Enter');
    await textbox(page, t(label.destination_name)).fill('ဦးစိုးနိုင်');
    await page.getByRole('combobox', { name: t(label.destination_township), exact: true }).fill(town);
    await page.getByRole('option', { name: town }).first().click();
    await textbox(page, t(label.weight)).fill('1');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'EX' }).waitFor();
    const { id } = await merchant('09770011444');
    const manager = await product.work('manager', `/customer/${id}`);
    await press(manager.page, manager.t(words.complete));
    await seeToast(manager, manager.t(words.completed));
    expect((await merchant('09770011444')).to_complete).toBe(false);
  });

  longTest(
    'F-06 A-08 gets an account that its proposer cannot confirm and a second person does, seen at once on the first screen',
    async () => {
      const { id } = await make('Second Person', '09770011300');
      const manager = await product.work('manager', `/customer/${id}`, { locale: 'en' });
      const { page, t } = manager;
      await press(page, t(words.proposeFirst));
      const dialog = page.getByRole('dialog');
      await textbox(dialog, t(field.bank)).fill('KBZ');
      await textbox(dialog, t(field.bank_holder)).fill('Daw Hla Hla');
      await textbox(dialog, t(field.bank_account)).fill('0123 4567 89');
      await press(dialog, t(words.proposeYes));
      await seeToast(manager, t(words.proposed));
      const own = page.getByRole('button', { name: t(bankDecisionWords.confirm.verb), exact: true });
      await own.waitFor();
      expect([await own.getAttribute('aria-disabled'), await complaintOf(own)]).toEqual([
        'true',
        t(refusalWords.own_proposal),
      ]);
      const owner = await product.work('owner', `/customer/${id}`, { locale: 'en' });
      await press(owner.page, t(bankDecisionWords.confirm.verb));
      const question = owner.page.getByRole('alertdialog').or(owner.page.getByRole('dialog'));
      await question.getByText('0123456789').waitFor();
      await press(question, t(bankDecisionWords.confirm.verb));
      await seeToast(
        owner,
        sayLoose(commonWords.done, 'en', { verb: t(bankDecisionWords.confirm.verb), name: 'Second Person' }),
      );
      await own.waitFor({ state: 'detached' });
    },
  );

  longTest('is suspended with a reason that stands on the record', async () => {
    const { id } = await make('Suspended Shop', '09770011400');
    const { page, t } = await product.work('manager', `/customer/${id}`, { locale: 'en' });
    await press(page, t(customerCommandWords.suspend.verb));
    await textbox(page.getByRole('dialog'), t(field.reason)).fill('Papers missing');
    await press(page.getByRole('dialog'), t(customerCommandWords.suspend.verb));
    await page.getByText(t(words.suspended, { reason: 'Papers missing' })).waitFor();
    await shown(page.getByText(t(customerStateFaces.suspend.word), { exact: true }).first());
  });

  longTest('V-16 N-20 what is wrong is said at its field before anything is sent', async () => {
    const { page, t } = await product.work('manager', '/customer/create', { locale: 'mm' });
    await textbox(page, t(field.bank)).fill('KBZ');
    await page.keyboard.press('Control+s');
    await eventually(async () => await complaintOf(textbox(page, t(field.customer_name)))).not.toBe('');
    expect(await complaintOf(textbox(page, t(field.bank_holder)))).not.toBe('');
    expect(addressOf(page)).toBe('/customer/create');
  });

  longTest('F-06 somebody who is known by this phone already is shown while they are made again', async () => {
    const known = await merchant('Golden Leaf');
    const { page, t } = await product.work('manager', '/customer/create', { locale: 'en' });
    await typePhone(page, t(field.phone), known.phone[0] ?? '');
    await page.getByText(t(words.samePhone)).waitFor();
    await shown(page.getByRole('link', { name: known.name }));
  });
});
