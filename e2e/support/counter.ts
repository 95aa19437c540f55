import type { Locator } from 'playwright-core';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import { eventually, type openProduct, type Visit } from './journey.ts';
import { knownMerchants } from './known-merchants.ts';
import { titleOf } from './titles.ts';

type Product = ReturnType<typeof openProduct>;

/** Returns places that a branch delivers to, by branch code, and merchants of Yangon, of the demo operator. */
export async function setting(product: Pick<Product, 'as'>) {
  const clerk = await product.as('staff');
  const branches = (await clerk.call('branches.all', {})).data;
  const towns = (await clerk.call('places.townships', {})).data;
  const townOf = (code: string) => {
    const town = towns.find(
      (place) => place.type === 'township' && place.branch_id === branches.find((branch) => branch.code === code)?.id,
    );
    if (!town) throw new Error(`nobody delivers for ${code}`);
    return town;
  };
  const merchants = await knownMerchants(await product.as('owner'));
  return { clerk, townOf, merchants };
}

type Setting = Awaited<ReturnType<typeof setting>>;

export async function makeLabel({ clerk, townOf, merchants }: Setting, change: object = {}) {
  const merchant = merchants[0];
  if (!merchant) throw new Error('no merchant');
  const { data } = await clerk.call('labels.create', {
    body: {
      merchant_id: merchant.id,
      source_phone: merchant.phone.slice(0, 2),
      source_name: merchant.name,
      accept_type: 'cod',
      cod_amount: 45_000,
      destination_phone: ['09440012345'],
      destination_name: 'ဒေါ်ခင်မာလာ',
      destination_township: townOf('MDY').id,
      weight: 1,
      payment_type: 'sender_pay',
      ...change,
    },
  });
  return { ...data, merchant };
}

/** Presses keys and counts them; a chord counts as its keys. */
export async function keys({ page }: Visit, ...pressed: string[]): Promise<number> {
  for (const key of pressed) await page.keyboard.press(key);
  return pressed.reduce((count, key) => count + key.split('+').length, 0);
}

export const heading = ({ page, t }: Visit) =>
  page.getByRole('heading', { level: 1, name: t(titleOf('label-create')) });
export const senderPhone = ({ page, t }: Visit) =>
  page.getByRole('combobox', { name: t(field.source_phone), exact: true });
export const receiverPhone = ({ page, t }: Visit) =>
  page.getByRole('combobox', { name: t(field.destination_phone), exact: true });
/** Printing opens the browser's own window, which a test cannot close: here it ends at once. */
export const withoutPaper = ({ page }: Visit) =>
  page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('afterprint'));
    };
  });

/** Waits until this input has the focus. */
export const focused = (input: Locator) =>
  eventually(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
