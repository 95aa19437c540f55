import { expect, test } from 'vitest';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { roleWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { deviceName } from '@waybill/domain/rooms/sessions/device-name.ts';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';
import { codeAt, stepOf } from '@waybill/server/rooms/sessions/totp.ts';
import { factorRolesWords } from '@waybill/web/rooms/sessions/factor-roles.words.ts';
import { factorWords } from '@waybill/web/rooms/sessions/second-factor.words.ts';
import { passkeyWords } from '@waybill/web/rooms/sessions/passkey.words.ts';
import { sessionsWords } from '@waybill/web/rooms/sessions/sessions.words.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { press, secret, textbox } from '../support/controls.ts';
import { framed, openProduct, type Visit } from '../support/journey.ts';
import { addAuthenticator, addPasskey, keepRecoveryCodes, logOutOf, sendPassword } from '../support/second-factor.ts';

const product = openProduct({ env: { HOST: 'localhost' } });

/** Bytes of a key that people type into an app. */
function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Code of the app; each use takes a later step, because none is taken twice. */
const codeOf = (key: string, away: -1 | 0 | 1): string => codeAt(bytesOf(key), stepOf(new Date()) + away);

async function sendCode({ page, t }: Visit, code: string): Promise<void> {
  await textbox(page, t(sessionFieldWords.code)).fill(code);
  await press(page, t(sessionsWords.doLogin));
}

test('O-14 an authenticator app, a recovery code, a trusted device and a passkey open the account, and each is taken away again', async () => {
  const visit = await product.visit({ locale: 'en' });
  const { page, t } = visit;
  await sendPassword(visit, 'manager');
  await framed(visit);
  await page.goto(`/account`);
  await press(page, t(factorWords.add));
  await secret(page, t(sessionFieldWords.current_password)).last().fill(demoPassword);
  await press(page, t(commonWords.confirm));
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await textbox(page, t(sessionFieldWords.code)).fill(codeOf(key, -1));
  await press(page, t(commonWords.confirm));
  const [recovery = '', second = ''] = await keepRecoveryCodes(visit);
  await logOutOf(visit);

  await sendPassword(visit, 'manager');
  await sendCode(visit, '000000');
  await page.getByText(t(refusalWords.wrong_code), { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: t(factorWords.trust) }).check({ force: true });
  await sendCode(visit, codeOf(key, 0));
  await framed(visit);
  await logOutOf(visit);
  await sendPassword(visit, 'manager');
  await framed(visit);

  const elsewhere = await product.visit({ locale: 'zh' });
  await addAuthenticator(elsewhere);
  await sendPassword(elsewhere, 'manager');
  await sendCode(elsewhere, recovery.toLowerCase());
  await framed(elsewhere);
  await addPasskey(elsewhere, '手机');
  await elsewhere.page.getByText('手机', { exact: true }).waitFor();
  await logOutOf(elsewhere);
  await sendPassword(elsewhere, 'manager');
  await press(elsewhere.page, elsewhere.t(passkeyWords.use));
  await framed(elsewhere);

  // The app goes by the passkey, and the passkey by a recovery code: then the password alone is enough again.
  await elsewhere.page.goto(`/account`);
  await press(elsewhere.page, elsewhere.t(factorWords.remove));
  await press(elsewhere.page, elsewhere.t(passkeyWords.use));
  await elsewhere.page.getByRole('button', { name: elsewhere.t(factorWords.add), exact: true }).waitFor();
  await press(elsewhere.page, elsewhere.t(passkeyWords.removeOf, { name: '手机' }));
  await textbox(elsewhere.page, elsewhere.t(sessionFieldWords.code)).fill(second);
  await press(elsewhere.page, elsewhere.t(commonWords.confirm));
  await elsewhere.page.getByText(elsewhere.t(factorWords.off)).waitFor();
  await logOutOf(elsewhere);
  await sendPassword(elsewhere, 'manager');
  await framed(elsewhere);
  expect(await product.server.query(`select 1 from second_factor`)).toEqual([]);
});

test('O-14 a role that is set to need a second step sets up a passkey at the next login, in Myanmar, and gives it a name', async () => {
  const founder = await product.visit({ locale: 'mm' });
  await sendPassword(founder, 'superadmin');
  await framed(founder);
  await founder.page.goto('/settings/second-step');
  const name = roleWords.supervisor.mm;
  await press(founder.page, founder.t(factorRolesWords.requireOf, { name }));
  await founder.page
    .getByRole('alertdialog')
    .getByRole('button', { name: founder.t(factorRolesWords.require), exact: true })
    .click();
  await founder.page.getByText(founder.t(factorRolesWords.isRequired)).first().waitFor();

  const visit = await product.visit({ locale: 'mm' });
  const { page, t } = visit;
  await addAuthenticator(visit);
  await sendPassword(visit, 'supervisor');
  await page.getByText(t(factorWords.setupNeeded)).waitFor();
  await press(page, t(passkeyWords.add));
  expect((await keepRecoveryCodes(visit)).length).toBe(10);
  await framed(visit);
  await page.goto('/account');
  const firstName = deviceName(await page.evaluate(() => navigator.userAgent)) ?? '';
  await press(page, t(passkeyWords.renameOf, { name: firstName }));
  await textbox(page, t(sessionFieldWords.passkey_name)).fill('ရုံးခန်း ကွန်ပျူတာ');
  await press(page, t(dataWords.save));
  await page.getByText('ရုံးခန်း ကွန်ပျူတာ', { exact: true }).waitFor();
  await logOutOf(visit);
  await sendPassword(visit, 'supervisor');
  await press(page, t(passkeyWords.use));
  await framed(visit);
});
