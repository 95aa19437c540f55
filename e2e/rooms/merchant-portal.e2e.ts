import { expect, test } from 'vitest';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { merchantRoleSlugs } from '@waybill/domain/kernel/merchant-roles.ts';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { allPages } from '@waybill/web/app/all-pages.ts';
import { mayOpen, standsAlone } from '@waybill/web/kernel/pages.ts';
import { viewerOf } from '@waybill/web/kernel/session-store.ts';
import { openProduct, phone } from '../support/journey.ts';
import { cutTexts, follow, settled, wide } from '../support/page-looks.ts';

const product = openProduct({ shared: true });

/** People of one shop, as the README lists them. */
const people = { 'merchant-owner': '09450010001', 'merchant-clerk': '09450010002' } as const;

/** The journey fails with any answer above 399 that the console shows, so no page makes a call that the portal refuses. */
test.each(
  merchantRoleSlugs.flatMap((role) =>
    (inLongProofs || role === 'merchant-owner' ? locales : (['en'] as const)).map((locale) => [role, locale] as const),
  ),
)(
  'U-02 U-06 %s opens every page of the portal without a refused call, and reads it on a phone: %s',
  async (role, locale) => {
    const visit = await product.work(people[role], '/shop', { locale, viewport: phone });
    const { data: user } = await (await product.as(people[role])).call('sessions.activeAccount', {});
    const viewer = viewerOf(user);
    // The first address leads to the home page.
    const pages = allPages.filter(
      (page) => page.merchants && page.path !== '/' && standsAlone(page) && mayOpen(page, viewer),
    );
    const found: unknown[] = [];
    for (const { name, path, params } of pages) {
      await follow(
        visit,
        path.replace(/\{(\w+)\}/g, (_, key: string) => params?.[key] ?? ''),
      );
      await settled(visit.page);
      const { pathname } = new URL(visit.page.url());
      if (pathname === '/403') found.push([name, 'is refused']);
      found.push(...(await cutTexts(visit.page)).map((text) => [name, 'cut', text]));
      if ((await wide(visit.page)) > 0) found.push([name, 'too wide']);
    }
    expect([isMerchant(viewer), pages.length > 8, found]).toEqual([true, true, []]);
  },
  300_000,
);
