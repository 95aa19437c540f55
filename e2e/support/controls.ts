import type { Locator, Page } from 'playwright-core';
import { eventually } from './journey.ts';

/** The smallest picture: one pixel as a PNG. */
export const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page, a dialog, or any part of one. */
type Scope = Page | Locator;

/** Returns the text field of this name, required or not. */
export function textbox(scope: Scope, name: string): Locator {
  return scope.getByRole('textbox', { name, exact: true });
}

/** Returns the password field of this name: such fields have no role, and a star follows the name of required ones. */
export function secret(scope: Scope, name: string): Locator {
  return scope.getByLabel(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`));
}

/** Opens a list of options and picks one, in a plain select or a searchable one. */
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

/** Returns the error or hint of a field: the text that describes its control. */
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
 * Waits until the page's record has this state: the word beside its title. Elsewhere the same word may belong to a button, a filter or the history, which are
 * there before the command is done.
 */
export function stands(page: Page, state: string): Promise<void> {
  return page.locator('main header:has(h1)').getByTitle(state, { exact: true }).first().waitFor();
}

/** Waits for a toast, or another live region, with this text. */
export function seeToast({ page }: { readonly page: Page }, text: string): Promise<void> {
  return page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
}

/** Returns the rows of the only table on the page, without its head. */
export function rowsOf(scope: Scope): Locator {
  return scope.getByRole('grid').locator('tbody').getByRole('row');
}

/** Overwrites the text of a field: a money field looks different while it has the focus. */
export async function retype(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.press('ControlOrMeta+a');
  await box.pressSequentially(text);
}

/** Types, and waits until the draft on the device has changed: what a crash right afterwards leaves behind. */
export async function untilKept(page: Page, type: () => Promise<unknown>): Promise<void> {
  // Sessions and lists are stored on the device as well, at other moments.
  const stored = () =>
    page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([name]) => name.includes('draft:'))));
  const before = await stored();
  await type();
  await eventually(stored).not.toBe(before);
}
