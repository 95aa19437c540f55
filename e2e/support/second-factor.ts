import type { CDPSession } from 'playwright-core';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';
import { factorWords } from '@waybill/web/rooms/sessions/second-factor.words.ts';
import { passkeyWords } from '@waybill/web/rooms/sessions/passkey.words.ts';
import { press, secret, textbox } from './controls.ts';
import { askLogOut, atLogin, framed, tryToSignIn, type Visit } from './journey.ts';

/** Gives the browser of a visit an authenticator that agrees to everything, as after a finger on its sensor. */
export async function addAuthenticator({ context, page }: Visit): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** Opens the login page and sends name and password. */
export async function sendPassword(visit: Visit, userName: string): Promise<void> {
  await atLogin(visit);
  await tryToSignIn(visit, userName);
}

export async function logOutOf(visit: Visit): Promise<void> {
  await askLogOut(visit);
  await visit.page.waitForURL(({ pathname }) => pathname === '/login');
}

/** Adds a passkey on the account page. */
export async function addPasskey(visit: Visit, name: string): Promise<void> {
  const { page, t } = visit;
  await page.goto('/account');
  await framed(visit);
  await press(page, t(passkeyWords.add));
  await textbox(page, t(sessionFieldWords.passkey_name)).fill(name);
  await secret(page, t(sessionFieldWords.current_password)).last().fill(demoPassword);
  await press(page, t(passkeyWords.add));
}

/** Keeps the recovery codes that the page shows once, and returns them. */
export async function keepRecoveryCodes({ page, t }: Visit): Promise<string[]> {
  await page.getByRole('heading', { name: t(factorWords.recovery), exact: true }).waitFor();
  const codes = await page.getByText(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/).allTextContents();
  await press(page, t(factorWords.kept));
  return codes;
}

/** Presses a button of the dialog that asks for the second factor before a payment. */
export async function answerAgain({ page, t }: Visit, answer: 'passkey' | { readonly code: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t(passkeyWords.again) });
  await dialog.waitFor();
  if (answer === 'passkey') return press(dialog, t(passkeyWords.use));
  await textbox(dialog, t(sessionFieldWords.code)).fill(answer.code);
  return press(dialog, t(commonWords.confirm));
}
