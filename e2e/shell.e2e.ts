import { describe, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { languageTag, locales, type Locale, languageNames } from '@waybill/domain/kernel/locale.ts';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import { demoBranches } from '@waybill/server/demo/demo-company.ts';
import { shellWords } from '@waybill/web/shell/shell.words.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { press, rowsOf } from './support/controls.ts';
import {
  atLogin,
  eventually,
  framed,
  openProduct,
  signIn,
  textsOf,
  tryToSignIn,
  type Visit,
} from './support/journey.ts';
import { typedData, untranslated } from './support/languages.ts';
import { titleOf } from './support/titles.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Reachable from other machines too, so that only the people in the setting are developers. */
const product = openProduct({
  env: { PROVIDER_NAME: 'မြန်ဆန် ဆော့ဖ်ဝဲ', HOST: '0.0.0.0', DEVELOPER_ACCOUNTS: 'manager' },
});
const branchName = (code: string) => demoBranches.find((branch) => branch.code === code);

/** Returns the user menu, in any language. */
function userMenu({ page }: Visit): Locator {
  return page.getByRole('banner').getByRole('button').last();
}

async function speak({ page }: Visit, from: Locale, to: Locale): Promise<void> {
  await press(page, commonFieldWords.language[from]);
  await page.getByRole('menuitemcheckbox', { name: new RegExp(languageNames[to]) }).click();
  await page.locator(`html[lang="${languageTag[to]}"]`).waitFor({ state: 'attached' });
  // The texts of a language load separately; until then the page stays in the previous one.
  await page.getByRole('navigation', { name: shellWords.menu[to], exact: true }).waitFor();
}

describe('branches', () => {
  test('S-31 A-06 switching to Bago reloads after half a second, in every tab, and all that follows is of Bago', async () => {
    const visit = await product.visit({ locale: 'en' });
    const { page, t, context } = visit;
    await signIn(visit, 'manager');
    await page.goto('/staff/active?per_page=200');
    await page
      .getByRole('row', { name: /supervisor/ })
      .first()
      .waitFor();
    const other = await context.newPage();
    await other.goto('/staff/active');
    await other
      .getByRole('row', { name: /supervisor/ })
      .first()
      .waitFor();
    await press(
      page,
      `${t(shellWords.branch, { name: '49th Street Office, Yangon, YGN' })}, ${t(shellWords.switchBranch)}`,
    );
    const refreshed = page.waitForResponse(async (response) => response.url().endsWith('/api/active_account'));
    const loaded = page.waitForEvent('load');
    // Watched from before the press: the sentence is visible for half a second only.
    const switching = page.getByText(t(shellWords.switching, { name: 'Bago Branch' })).waitFor();
    await page.getByRole('menuitemcheckbox', { name: /Bago Branch/ }).click();
    await switching;
    // By the clock of the browser: on a busy machine a test gets the event late.
    const { startTime, responseStart } = (await refreshed).request().timing();
    await loaded;
    expect((await page.evaluate(() => performance.timeOrigin)) - startTime - responseStart).toBeGreaterThan(450);
    await page.getByRole('button', { name: new RegExp(`^${t(shellWords.branch, { name: 'Bago Branch' })}`) }).waitFor();
    await page.getByRole('row', { name: /bgo\.manager/ }).waitFor();
    const codes = await textsOf(page.locator('tbody .code'));
    expect(codes.length).toBeGreaterThan(3);
    expect(codes.filter((code) => !code.startsWith('bgo.'))).toEqual([]);
    await other.getByRole('row', { name: /bgo\.manager/ }).waitFor();
  });

  longTest('who has one branch sees its name and no switch', async () => {
    const { page } = await product.work('mdy.manager');
    const bar = page.getByRole('banner');
    await bar
      .getByText(branchName('MDY')?.name_mm ?? '')
      .first()
      .waitFor();
    expect(await bar.getByRole('button', { name: new RegExp(shellWords.switchBranch.mm) }).count()).toBe(0);
  });
});

describe('languages and looks', () => {
  test('T-01 the language changes without a reload, on every part of the frame, and goes with the account', async () => {
    const visit = await product.visit({ locale: 'mm' });
    const { page } = visit;
    const typed = typedData(page);
    await signIn(visit, 'owner');
    await page.goto('/label/search');
    await framed(visit);
    await page.evaluate(() => {
      document.body.dataset.same = 'page';
    });
    let from: Locale = 'mm';
    for (const to of ['en', 'zh', 'mm'] as const) {
      await speak(visit, from, to);
      from = to;
      const parts = [
        () => userMenu(visit).click(),
        () => press(page, commonFieldWords.language[to]),
        () =>
          page
            .getByRole('banner')
            .getByRole('button', { name: new RegExp(commonWords.announcements[to]) })
            .click(),
        () => page.keyboard.press('Control+k'),
        () => page.keyboard.press('Control+Shift+Slash'),
        () => press(page, commonFieldWords.columns[to]),
        () => press(page, new RegExp(dataWords.viewStandard[to])),
        () => press(page, commonWords.export[to]),
      ];
      for (const [at, open] of parts.entries()) {
        // Each part in one language, in turn; in the long proofs in all of them.
        if (!inLongProofs && at % locales.length !== locales.indexOf(to)) continue;
        await open();
        await eventually(() => page.locator('[role=menu], [role=dialog]').count()).toBeGreaterThan(0);
        expect(await untranslated(page, to, typed)).toEqual([]);
        // On a busy machine it is visible a moment before it handles keys.
        await eventually(async () => {
          await page.keyboard.press('Escape');
          return page.locator('[role=menu], [role=dialog]').count();
        }).toBe(0);
      }
    }
    expect(await page.evaluate(() => document.body.dataset.same)).toBe('page');
    await speak(visit, 'mm', 'zh');
    const elsewhere = await product.visit({ locale: 'zh' });
    // No language is chosen at this login: the account's own is shown.
    await elsewhere.page.goto('/login');
    await tryToSignIn({ page: elsewhere.page, t: (word) => word.mm }, 'owner');
    await framed(elsewhere);
  });

  test('T-01 N-01 the language chosen on the login page is the one the person works in, and each is offered in its own words', async () => {
    const visit = await product.visit({ locale: 'zh' });
    const { page, t } = visit;
    await page.goto('/login');
    for (const locale of locales)
      expect(await page.locator('label', { hasText: languageNames[locale] }).getAttribute('lang')).toBe(
        languageTag[locale],
      );
    await atLogin(visit);
    await page.getByRole('heading', { name: t(titleOf('login')) }).waitFor();
    await signIn(visit, 'accountant');
    await framed(visit);
    await eventually(
      async () => (await (await product.as('accountant')).call('sessions.activeAccount')).data.locale,
    ).toBe('zh');
  });

  longTest(
    'L-01 theme and row height are chosen in the menu, kept on the account, and follow the screen when told to',
    async () => {
      const visit = await product.work('supervisor', '/announcement', { locale: 'en' });
      const { page, t } = visit;
      const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
      for (const [word, theme] of [
        [commonWords.dark, 'dark'],
        [commonWords.light, 'light'],
        [shellWords.themeSystem, 'light'],
      ] as const) {
        await userMenu(visit).click();
        await page.getByRole('menuitemcheckbox', { name: t(word), exact: true }).click();
        await eventually(async () => (await look()).theme).toBe(theme);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await eventually(async () => (await look()).theme).toBe('dark');
      const heights: number[] = [];
      for (const [word, density] of [
        [dataWords.densityCompact, 'compact'],
        [dataWords.densityNormal, 'normal'],
        [dataWords.densityRoomy, 'roomy'],
      ] as const) {
        await userMenu(visit).click();
        await page.getByRole('menuitemcheckbox', { name: t(word), exact: true }).click();
        await eventually(async () => (await look()).density).toBe(density);
        heights.push(Math.round((await rowsOf(page).first().boundingBox())?.height ?? 0));
      }
      expect(heights).toEqual([32, 36, 44]);
      await eventually(
        async () => (await (await product.as('supervisor')).call('sessions.activeAccount')).data.preferences,
      ).toMatchObject({ theme: 'system', density: 'roomy' });
      const elsewhere = await product.visit({ locale: 'en' });
      await signIn(elsewhere, 'supervisor');
      await elsewhere.page.locator('html[data-density=roomy]').waitFor({ state: 'attached' });
    },
  );
});
