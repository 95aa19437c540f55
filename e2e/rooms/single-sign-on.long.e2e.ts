import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signOnRefusalWords } from '@waybill/contract/rooms/sessions/sign-on-refusals.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { languageNames } from '@waybill/domain/kernel/locale.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';
import { providerClient, RealProvider } from '@waybill/server/rooms/sessions/testing/real-provider.ts';
import { sessionsWords } from '@waybill/web/rooms/sessions/sessions.words.ts';
import { signOnWords } from '@waybill/web/rooms/sessions/sign-on.words.ts';
import { openBrowser, type FileBrowser } from '../support/browser.ts';
import { startServer, type RunningServer } from '../support/server.ts';

let provider: RealProvider;
let server: RunningServer;
let browser: FileBrowser;

/** The provider must know the address before the server has one. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const { port } = taken.address() as { port: number };
      taken.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  provider = await RealProvider.open(`${publicUrl}/api/login/sso/callback`);
  browser = await openBrowser();
  server = await startServer({
    env: {
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: provider.url,
      OIDC_CLIENT_ID: providerClient.id,
      OIDC_CLIENT_SECRET: providerClient.secret,
      OIDC_NAME: 'Head office',
    },
  });
  await server.query(`update staff set email = 'nhin@shwe.example' where user_name = 'manager'`);
  await server.query(
    `insert into staff_login (staff_id, kind, key) select id, 'email', 'e:nhin@shwe.example' from staff where user_name = 'manager'`,
  );
  provider.people.set('nhin@shwe.example', { email: 'nhin@shwe.example', email_verified: true });
  provider.people.set('guest@shwe.example', { email: 'guest@shwe.example', email_verified: true });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const button = say(signOnWords.signOn, 'en', { name: 'Head office' });

/** Chooses English; its texts arrive after the click, so the button is not checked at once. */
async function inEnglish(page: Page): Promise<void> {
  await page.getByRole('radio', { name: languageNames.en, exact: true }).click({ force: true });
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
}

/** Opens the login page in a new browser, goes to the provider and signs in there. */
async function throughProvider(at: string, email: string) {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(at);
  await inEnglish(page);
  await page.getByRole('link', { name: button }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  return page;
}

test('O-14 a manager signs in through the provider, lands on the page that was asked for, and comes back by password when it is down', async () => {
  const page = await throughProvider('/login?next=%2Fstaff%2Factive', 'nhin@shwe.example');
  await page.waitForURL('**/staff/active');
  await page.getByText('ဒေါ်နှင်းအိ').first().waitFor();
  const stranger = await throughProvider('/login', 'guest@shwe.example');
  await stranger
    .getByRole('alert')
    .filter({ hasText: say(signOnRefusalWords.sso_no_account, 'en') })
    .waitFor();
  expect(new URL(stranger.url()).search).toBe('');
  await provider.close();
  const down = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const login = await down.newPage();
  await login.goto('/login?next=%2Fstaff%2Factive');
  await inEnglish(login);
  await login.getByRole('link', { name: button }).click();
  await login
    .getByRole('alert')
    .filter({ hasText: say(signOnRefusalWords.sso_unavailable, 'en') })
    .waitFor();
  expect(new URL(login.url()).search).toBe('?next=%2Fstaff%2Factive');
  await login.getByLabel(say(sessionFieldWords.user_name, 'en')).fill('manager');
  await login.getByLabel(say(sessionFieldWords.password, 'en'), { exact: true }).fill(demoPassword);
  await login.getByRole('button', { name: say(sessionsWords.doLogin, 'en'), exact: true }).click();
  await login.waitForURL('**/staff/active');
});
