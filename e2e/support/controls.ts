import type { Locator, Page } from 'playwright-core';
import { eventually } from './journey.ts';

/** The smallest valid picture: one pixel as PNG. */
export const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page, a dialog, or any part of one. */
type Scope = Page | Locator;

/** Finds the text field of this name, required or not. */
export function textbox(scope: Scope, name: string): Locator {
  return scope.getByRole('textbox', { name, exact: true });
}

/** Finds a password field, which has no role; the name of a required one ends with a star. */
export function secret(scope: Scope, name: string): Locator {
  return scope.getByLabel(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`));
}

/** Opens a list of options and chooses one, in a plain or a searchable select. */
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

/** Returns the error or hint of a field: the text that its control is described by. */
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
 * Waits until the record on the page has this state: the word beside its title. Elsewhere the same word may belong to a button, a filter or the
 * history, before the command is done.
 */
export function stands(page: Page, state: string): Promise<void> {
  return page.locator('main header:has(h1)').getByTitle(state, { exact: true }).first().waitFor();
}

/** Waits for a toast, or another line that is read out, with this text. */
export function seeToast({ page }: { readonly page: Page }, text: string): Promise<void> {
  return page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
}

/** Finds the rows of the one table on the page, without its header. */
export function rowsOf(scope: Scope): Locator {
  return scope.getByRole('grid').locator('tbody').getByRole('row');
}

/** Replaces the text of a field: a money field is formatted differently while it has the focus. */
export async function retype(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.press('ControlOrMeta+a');
  await box.pressSequentially(text);
}

/** Types, and waits until the draft on the device has changed: the state that a crash leaves. */
export async function untilKept(page: Page, type: () => Promise<unknown>): Promise<void> {
  // Sessions and lists are also stored on the device, at other times.
  const stored = () =>
    page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([name]) => name.includes('draft:'))));
  const before = await stored();
  await type();
  await eventually(stored).not.toBe(before);
}
