import { expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { customerCommandWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { whoMayWords as words } from '@waybill/web/shell/who-may.words.ts';
import { eventually, openProduct, phone, shown, type Visit } from '../support/journey.ts';
import { triedLocales } from '../support/tried-locales.ts';

const product = openProduct({ shared: true });

const anyMerchant = async () => {
  const [row] = (await (await product.as('manager')).call('customers.list', { query: {} })).data;
  if (!row) throw new Error('no merchant');
  return row;
};
/** Returns a person of Yangon in the words of the page, as shown to people without the permission. */
async function named({ locale, t }: Visit, userName = 'manager'): Promise<string> {
  const { data } = await (await product.as(userName)).call('sessions.activeAccount');
  return t(words.person, { name: data.name, role: localName(data.role, locale) });
}
const suspendOn = ({ page, locale }: Visit) =>
  page.getByRole('button', { name: sayLoose(customerCommandWords.suspend.verb, locale), exact: true });

test.each(triedLocales)(
  'G-02 with the keyboard a blocked action says why, and who of the branch could do it: %s',
  async (locale: Locale) => {
    const { id } = await anyMerchant();
    const visit = await product.work('accountant', `/customer/${id}`, { locale });
    const { page, t } = visit;
    await suspendOn(visit).waitFor();
    await page.keyboard.press('Tab');
    await suspendOn(visit).focus();
    const tip = page.locator('[role=tooltip]:visible');
    await shown(tip.filter({ hasText: t(refusalWords.missing_permission) }));
    await shown(tip.filter({ hasText: await named(visit) }));
    // The announced text is the visible one: it describes the button.
    const described = await suspendOn(visit).getAttribute('aria-describedby');
    expect(described).toBe(await tip.getAttribute('id'));
    await eventually(() => tip.getByRole('status').textContent()).toContain(await named(visit));
    await page.keyboard.press('Escape');
    await eventually(() => tip.count()).toBe(0);
  },
);

longTest('G-02 on a phone a tap on a blocked action says the same', async () => {
  const { id } = await anyMerchant();
  const visit = await product.work('accountant', `/customer/${id}`, {
    locale: 'mm',
    viewport: phone,
    touch: true,
  });
  // A blocked button stays in place and can still be tapped.
  await suspendOn(visit).tap({ force: true });
  await shown(visit.page.locator('[role=tooltip]:visible').filter({ hasText: await named(visit) }));
});

test('G-02 with the keyboard a blocked action of a row says the same', async () => {
  const visit = await product.work('accountant', '/customer/list', { locale: 'mm' });
  const { page } = visit;
  const row = page.locator('main tbody tr').first();
  const tip = page.locator('[role=tooltip]:visible').filter({ hasText: await named(visit) });
  const suspend = row.getByRole('button', {
    name: sayLoose(customerCommandWords.suspend.verb, visit.locale),
    exact: true,
  });
  await suspend.waitFor();
  await page.keyboard.press('Tab');
  await suspend.focus();
  await shown(tip);
});
