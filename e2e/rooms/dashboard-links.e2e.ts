import { expect, test } from 'vitest';
import { roles, roleSlugs } from '@waybill/domain/rooms/roles/roles.ts';
import { dashboardWords as words } from '@waybill/web/rooms/dashboard/dashboard-page.words.ts';
import { systemWords } from '@waybill/web/rooms/system/system.messages.ts';
import { detailWords } from '@waybill/web/shell/detail/detail.words.ts';
import { workedExample } from '../support/merchant-cod.ts';
import { openProduct } from '../support/journey.ts';
import { follow } from '../support/page-looks.ts';

const product = openProduct();

/** The roles that read the dashboard, those that may little first. */
const readers = roleSlugs
  .map((slug) => ({ slug, may: new Set<string>(roles[slug].permissions) }))
  .filter(({ may }) => may.has('dashboard-view'))
  .sort((a, b) => a.may.size - b.may.size);

test('A-05 N-04 whoever reads the dashboard can open all that is linked on it, and the first row behind it', async () => {
  await workedExample(product, { net_credit: true });
  const visit = await product.work('manager', '/dashboard', { locale: 'en' });
  const { page, t } = visit;
  const followed: { may: Set<string>; to: string }[] = [];
  /** Who may more is not refused what was opened with less. */
  const isKnown = (may: Set<string>, to: string) =>
    followed.some((one) => one.to === to && [...one.may].every((permission) => may.has(permission)));
  const linksIn = (selector: string) =>
    page.locator(selector).evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))]);
  const opens = async (href: string, who: string) => {
    await follow(visit, href);
    const text = await page.locator('main').innerText();
    for (const word of [systemWords.unauthorized, systemWords.notFound, detailWords.gone])
      expect(text, `${who}: ${href}`).not.toContain(t(word));
  };
  for (const { slug, may } of readers) {
    await product.server.query("update staff set role_slug = $1 where user_name = 'manager'", [slug]);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: t(words.queues) }).waitFor();
    const links = await linksIn('main a[href]');
    expect(links.length, slug).toBeGreaterThan(10);
    for (const href of links) {
      // The tabs of a page are one page.
      const to = new URL(href, page.url()).pathname.split('/')[1] ?? '';
      if (isKnown(may, to)) continue;
      followed.push({ may, to });
      await opens(href, slug);
      const [first] = await linksIn('main tbody a[href]');
      if (first !== undefined) await opens(first, slug);
    }
  }
  await product.server.query("update staff set role_slug = 'manager' where user_name = 'manager'");
  expect(new Set(followed.map(({ to }) => to)).size).toBeGreaterThan(5);
});
