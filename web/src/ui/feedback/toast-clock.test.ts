import { expect, test } from 'vitest';
import { addToast, closeToast, holdToasts, nextChange, passTime, releaseToasts, type Toast } from './toast-clock.ts';

const saved = { id: 1, kind: 'success', title: 'Saved successfully.' } as const;
const phases = (toasts: readonly Toast[]) => toasts.map((toast) => toast.phase);

test('K-10 a toast stays 3000 ms, fades for 1000 ms and is gone', () => {
  const toasts = addToast([], saved, 0);
  expect(phases(passTime(toasts, 2999))).toEqual(['shown']);
  const leaving = passTime(toasts, 3000);
  expect(phases(leaving)).toEqual(['leaving']);
  expect(phases(passTime(leaving, 3999))).toEqual(['leaving']);
  expect(passTime(leaving, 4000)).toEqual([]);
});

test('K-10 a toast that offers to undo stays ten seconds', () => {
  const offering = { ...saved, action: { label: 'Undo', run: () => undefined } };
  expect([9999, 10_000].map((at) => phases(passTime(addToast([], offering, 0), at)))).toEqual([['shown'], ['leaving']]);
});

test('K-10 a hovered toast waits, and stays 1000 ms after the pointer has left', () => {
  const held = holdToasts(addToast([], saved, 0));
  expect(phases(passTime(held, 60_000))).toEqual(['held']);
  expect(nextChange(held)).toBeUndefined();
  const released = releaseToasts(held, 60_000);
  expect(phases(passTime(released, 60_999))).toEqual(['shown']);
  expect(phases(passTime(released, 61_000))).toEqual(['leaving']);
});

test('K-10 a fading toast comes back under the pointer', () => {
  const leaving = passTime(addToast([], saved, 0), 3000);
  expect(phases(holdToasts(leaving))).toEqual(['held']);
});

test('K-10 while one toast is hovered none goes, so that it does not move away from under the pointer', () => {
  const two = addToast(addToast([], saved, 0), { ...saved, id: 2 }, 100);
  expect(phases(passTime(holdToasts(two), 60_000))).toEqual(['held', 'held']);
});

test('K-10 the close button fades a toast at once and only once', () => {
  const closed = closeToast(addToast([], saved, 0), 1, 500);
  expect(nextChange(closed)).toBe(1500);
  expect(nextChange(closeToast(closed, 1, 900))).toBe(1500);
});

test('K-10 duplicates are allowed', () => {
  const two = addToast(addToast([], saved, 0), { ...saved, id: 2 }, 100);
  expect(two.map((toast) => toast.title)).toEqual(['Saved successfully.', 'Saved successfully.']);
  expect(nextChange(two)).toBe(3000);
});
