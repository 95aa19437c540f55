import { describe, expect, test } from 'vitest';
import {
  apiKeyCommandWords,
  apiKeyFieldWords as field,
  apiKeyStateFaces,
  keyOwnerWords,
  keyScopeWords,
} from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { apiKeyPageWords as words } from '@waybill/web/rooms/api-keys/api-key-page.words.ts';
import { choose, press, stands, textbox } from '../support/controls.ts';
import { openProduct } from '../support/journey.ts';
import { windowFaults } from '../support/page-looks.ts';
import { dataWords } from '../../web/src/ui/table/data.words.ts';

const product = openProduct({ shared: true });

describe('N-06 keys of programs', () => {
  test('N-06 F-08 a manager makes a key for a partner, whose program calls with it at once; rolled, both work; revoked, neither the old does', async () => {
    const { page, t } = await product.work('manager', '/api-integration/create', { locale: 'mm' });
    await textbox(page, t(field.name)).fill('ရွှေဆိုင်');
    await choose(page, t(field.owner_kind), t(keyOwnerWords.partner));
    await textbox(page, t(field.owner_name)).fill('Shwe Shop');
    await choose(page, t(field.scopes), t(keyScopeWords['labels.read']));
    await page.keyboard.press('Escape');
    await press(page, t(dataWords.save));
    await stands(page, t(apiKeyStateFaces.active.word));
    const shown = () => page.locator('code').filter({ hasText: /^wb_live_/ });
    const first = (await shown().textContent()) ?? '';
    const own = async (key: string) =>
      (await fetch(new URL('/api/api-key/own', product.server.url), { headers: { authorization: `Bearer ${key}` } }))
        .status;
    expect(await own(first)).toBe(200);
    await press(page, t(words.stored));
    await shown().waitFor({ state: 'hidden' });

    await press(page, t(apiKeyCommandWords.roll.verb));
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await windowFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t(apiKeyCommandWords.roll.verb), exact: true }).click();
    await shown().waitFor();
    const second = (await shown().textContent()) ?? '';
    expect(second).not.toBe(first);
    expect([await own(first), await own(second)]).toEqual([200, 200]);

    await press(page, t(apiKeyCommandWords.revoke.verb));
    await textbox(dialog, t(field.reason)).fill('ပျောက်ဆုံး');
    await dialog.getByRole('button', { name: t(apiKeyCommandWords.revoke.verb), exact: true }).click();
    await stands(page, t(apiKeyStateFaces.revoked.word));
    expect([await own(first), await own(second)]).toEqual([200, 401]);
  });
});
