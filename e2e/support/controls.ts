import type { Locator, Page } from 'playwright-core';
import { eventually } from './journey.ts';

/** The smallest picture that there is: one point of a PNG. */
export const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page, a dialog, or any part of one. */
type Scope = Page | Locator;

/** The text field of this name, whether or not it must be filled in. */
export function textbox(scope: Scope, name: string): Locator {
  return scope.getByRole('textbox', { name, exact: true });
}

/** Password fields have no role, and a star stands after the name of those that must be filled in. */
export function secret(scope: Scope, name: string): Locator {
  return scope.getByLabel(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`));
}

/** Opens a list of options and takes one, be it a plain select or one that is searched. */
export async function choose(scope: Scope, name: string, option: string | RegExp): Promise<void> {
  const box = scope.getByRole('combobox', { name, exact: true });
  await box.click();
  const list = box.page().getByRole('listbox');
  await list.getByRole('option', typeof option === 'string' ? { name: option, exact: true } : { name: option }).click();
}

/** Types a phone number as a tag. */
export async function typePhone(scope: Scope, name: string, phone: string): Promise<void> {
  await textbox(scope, name).fill(phone);
  await textbox(scope, name).press('Enter');
}

/** What a field says is wrong with it, or what it hints at: the text its control is described by. */
export function complaintOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id)?.textContent ?? [])
      .join(' '),
  );
}

/** Presses the button of this name. */
export async function press(scope: Scope, name: string | RegExp): Promise<void> {
  await scope.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
}

/**
 * Waits until the record that the page shows stands in this state: the word beside its title. Elsewhere the same word may be a button's, a filter's or one of the
 * history, which stand there before the command is done.
 */
export function stands(page: Page, state: string): Promise<void> {
  return page.locator('main header:has(h1)').getByTitle(state, { exact: true }).first().waitFor();
}

/** Waits for a toast, or another line that is read out, with this text. */
export function seeToast({ page }: { readonly page: Page }, text: string): Promise<void> {
  return page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
}

/** The rows of the one table on the page, without its head. */
export function rowsOf(scope: Scope): Locator {
  return scope.getByRole('grid').locator('tbody').getByRole('row');
}

/** Types over what stands in a field: one of money shows itself differently while it has the focus. */
export async function retype(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.press('ControlOrMeta+a');
  await box.pressSequentially(text);
}

/** Types, and waits until the draft on the device is another than before: what a crash right after leaves behind. */
export async function untilKept(page: Page, type: () => Promise<unknown>): Promise<void> {
  // Sessions and lists are kept on the device as well, at moments of their own.
  const stored = () =>
    page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([name]) => name.includes('draft:'))));
  const before = await stored();
  await type();
  await eventually(stored).not.toBe(before);
}
