import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyModeWords } from '@waybill/contract/kernel/worlds.words.ts';
import {
  apiKeyFieldWords as keyField,
  keyOwnerWords,
  keyScopeWords,
} from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import {
  webhookCommandWords,
  webhookFieldWords as field,
  webhookStateFaces,
} from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { freePort } from '@waybill/server/kernel/db/embedded-server.ts';
import { guideWords } from '@waybill/web/rooms/api-reference/guide.words.ts';
import { webhookPageWords as hookWords } from '@waybill/web/rooms/webhooks/webhook-page.words.ts';
import { referenceWords as words } from '@waybill/web/rooms/api-reference/reference.words.ts';
import { choose, press, stands, textbox } from '../support/controls.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';
import { dataWords } from '../../web/src/ui/table/data.words.ts';

const product = openProduct({ shared: true });

const guideScopes = ['quotes.read', 'labels.create', 'labels.read', 'labels.print'] as const;

/** Returns the secret of a new test key for a partner. */
async function testKey(scopes: KeyScope[]): Promise<string> {
  const manager = await product.as('manager');
  const { data: me } = await manager.call('sessions.activeAccount');
  const { data: key } = await manager.call('api_keys.create', {
    body: {
      name: 'Reader',
      mode: 'test',
      owner_kind: 'partner',
      customer_id: null,
      owner_name: 'Shop Co.',
      branch_id: me.branch?.id,
      scopes,
      per_minute: null,
      expires_on: null,
    },
  });
  return key.secret;
}

/** Gets a test key as a stranger does: by the form of the page, with the fields that the guide names. */
async function keyOfThePage(): Promise<string> {
  const { page, t } = await product.work('manager', '/api-integration/create', { locale: 'en' });
  await textbox(page, t(keyField.name)).fill('My shop');
  await choose(page, t(keyField.mode), t(keyModeWords.test));
  await choose(page, t(keyField.owner_kind), t(keyOwnerWords.partner));
  await textbox(page, t(keyField.owner_name)).fill('Shop Co.');
  for (const scope of guideScopes) await choose(page, t(keyField.scopes), t(keyScopeWords[scope]));
  await page.keyboard.press('Escape');
  await press(page, t(dataWords.save));
  return (
    (await page
      .locator('code')
      .filter({ hasText: /^wb_test_/ })
      .textContent()) ?? ''
  );
}

/** Returns the receiver of the reference as the page shows it: its text, and its start command. */
async function receiverOfThePage(): Promise<{ text: string; start: string }> {
  const { page } = await product.work('manager', '/api-integration/reference?part=webhooks', { locale: 'en' });
  const blocks = page.getByRole('main').locator('pre');
  await blocks.nth(3).waitFor();
  const [verify, , receive, start = ''] = await blocks.allTextContents();
  return { text: `${verify}${receive}`, start: start.trim() };
}

test('N-06 from a new key to the first verified webhook: the code of the guide, copied as it is shown, makes a label, prints it, hears of its steps and tracks it', async () => {
  const [key, receiver, port] = [await keyOfThePage(), await receiverOfThePage(), await freePort()];
  const { page, t } = await product.work('manager', '/api-integration/reference?part=guide', { locale: 'en' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-guide-'));
  const step = (word: 'place' | 'quote' | 'label' | 'print' | 'track' | 'hook' | 'walk') =>
    page.getByRole('main').locator('ol > li', { hasText: t(guideWords[word]) });
  const run = async (word: Parameters<typeof step>[0], own = (code: string) => code) => {
    const input = own((await step(word).locator('pre').first().textContent()) ?? '');
    const env = { ...process.env, WAYBILL_KEY: key };
    const ran = spawnSync(process.execPath, ['--input-type=module'], { cwd: folder, env, input, encoding: 'utf8' });
    expect([word, ran.status, ran.stderr]).toEqual([word, 0, '']);
    return ran.stdout;
  };
  let shop: ChildProcess | undefined;
  try {
    await step('label').getByRole('radio', { name: 'JavaScript' }).check();
    // Until the page has loaded this operator's townships, the code shows placeholders.
    await eventually(async () => (await step('quote').locator('pre').first().textContent())?.includes(' 412')).toBe(
      false,
    );
    expect(await run('place')).toContain("name_en: 'Hlaing'");
    expect(await run('quote')).toContain('shipping_total');
    const made = await run('label');
    const code = /tracking_code: '(\w+)'/.exec(made)?.[1] ?? '';
    await step('label')
      .getByLabel('id', { exact: true })
      .fill(/ id: (\d+)/.exec(made)?.[1] ?? '');
    await step('label').getByLabel('tracking_code').fill(code);
    await step('walk').getByText(code).first().waitFor();
    await run('print');
    expect(readFileSync(path.join(folder, 'label.pdf'), 'latin1').slice(0, 5)).toBe('%PDF-');
    const hook = await run('hook', (text) => text.replace(/https:[^'"]*\/waybill/, `http://127.0.0.1:${port}/`));
    const secret = /'(whsec_[^']+)'/.exec(hook)?.[1] ?? '';
    writeFileSync(path.join(folder, receiver.start.split(' ').at(-1) ?? ''), receiver.text);
    shop = spawn('bash', ['-c', `exec ${receiver.start}`], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), WAYBILL_WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let heard = '';
    shop.stdout?.setEncoding('utf8').on('data', (piece: string) => (heard += piece));
    await eventually(() =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { 'webhook-signature': 'v1,none' } }).then(
        ({ status }) => status,
        () => 'not there yet',
      ),
    ).toBe(400);
    expect(await run('walk')).toContain("status: 'delivered'");
    await eventually(() => Promise.resolve(heard)).toBe('not genuine\nlabel.delivered\n');
    expect(await run('track')).toContain("status: 'delivered'");
  } finally {
    shop?.kill();
    rmSync(folder, { recursive: true });
  }
  // The same pages create, roll and switch off webhooks of the sandbox.
  await page.goto('/api-integration/webhooks?world=test');
  await page.getByRole('link', { name: t(titleOf('webhooks.create')) }).click();
  const { data } = await (await product.as('owner')).call('customers.list', { query: { type: 'merchant' } });
  const merchant = data.find(({ status }) => status === 'active');
  const choices = page.getByRole('main').getByRole('combobox');
  await choices.nth(1).fill(merchant?.phone[0] ?? '');
  await page.getByRole('option').first().click();
  await textbox(page, t(field.name)).fill('Till');
  await textbox(page, t(field.url)).fill('http://127.0.0.1:1/hook');
  await press(page, t(dataWords.save));
  await stands(page, t(webhookStateFaces.enabled.word));
  await press(page, t(hookWords.roll));
  const dialog = page.getByRole('alertdialog');
  await press(dialog, t(hookWords.roll));
  await page
    .locator('code')
    .filter({ hasText: /^whsec_/ })
    .waitFor();
  await press(page, t(webhookCommandWords.disable.verb));
  await press(dialog, t(webhookCommandWords.disable.verb));
  await stands(page, t(webhookStateFaces.disabled.word));
  expect((await (await product.as('manager')).call('webhooks.list', { query: {} })).data).toEqual([]);
});

test('N-06 a programmer finds a call, reads it and makes it in place with a test key, by keyboard alone and with this server alone', async () => {
  const secret = await testKey(['quotes.read']);
  // The first call with a test key creates the sandbox.
  const headers = { authorization: `Bearer ${secret}` };
  expect((await fetch(new URL('/api/api-key/own', product.server.url), { headers })).status).toBe(200);
  const { page, t } = await product.work('manager', '/api-integration/reference', { locale: 'en' });
  const hosts = new Set<string>();
  page.on('request', (request) => void hosts.add(new URL(request.url()).host));
  await page.getByRole('searchbox', { name: t(words.search) }).fill('location region');
  const region = page.locator('summary', { hasText: '/api/location/region' });
  const tryIt = page.locator('summary', { hasText: t(words.tryIt) });
  await eventually(() => page.getByText('/api/location/township', { exact: true }).count()).toBe(0);
  await region.press('Enter');
  await page.getByText('quotes.read', { exact: true }).waitFor();
  await tryIt.press('Enter');
  const send = page.getByRole('button', { name: t(words.send) });
  await send.press('Enter');
  await page.getByText(t(words.keyMissing)).waitFor();
  await page.getByLabel(t(words.key)).fill(`${secret.slice(0, -1)}_`);
  await send.press('Enter');
  await page.getByText('"code": "api_key_mistyped"').waitFor();
  await page.getByLabel(t(words.key)).fill(secret);
  await send.press('Enter');
  await page.getByText('"name_en": "Yangon Region"').waitFor();
  await page.getByText(t(words.testWrite)).waitFor();
  await page.reload();
  await region.press('Enter');
  await tryIt.press('Enter');
  expect(await page.getByLabel(t(words.key)).inputValue()).toBe('');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('N-06 on a phone the guide, the code and the errors keep the width of the page', async () => {
  for (const part of ['guide', 'webhooks', 'errors', 'changes'] as const) {
    const { page, t } = await product.work('manager', `/api-integration/reference?part=${part}`, {
      locale: 'mm',
      viewport: phone,
    });
    await page
      .getByRole('link', { name: t(words[part]), exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    if (part === 'guide') await page.getByText(t(guideWords.quote)).waitFor();
    if (part === 'errors') await page.getByText('api_key_scope_missing').waitFor();
    expect([part, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([part, phone.width]);
    await page.getByRole('heading', { level: 1, name: t(titleOf('api-integration')) }).waitFor();
  }
});
