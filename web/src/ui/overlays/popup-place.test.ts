import { expect, test } from 'vitest';
import { placePopup } from './popup-place.ts';

const view = { width: 360, height: 640 };

test('P-07 a list opens under its field', () => {
  expect(placePopup({ left: 16, top: 100, width: 200, height: 36 }, { width: 200, height: 300 }, view)).toEqual({
    left: 16,
    top: 140,
    room: 492,
    above: false,
  });
});

test('P-07 a list opens above a field near the bottom', () => {
  expect(placePopup({ left: 16, top: 560, width: 200, height: 36 }, { width: 200, height: 300 }, view)).toEqual({
    left: 16,
    top: 256,
    room: 548,
    above: true,
  });
});

test('P-08 a popup wider than its field stays inside the window', () => {
  expect(placePopup({ left: 300, top: 10, width: 50, height: 36 }, { width: 300, height: 100 }, view).left).toBe(52);
  expect(placePopup({ left: -40, top: 10, width: 50, height: 36 }, { width: 400, height: 100 }, view).left).toBe(8);
});

test('P-07 in a low window the list is as tall as the larger side allows', () => {
  const place = placePopup(
    { left: 16, top: 80, width: 200, height: 36 },
    { width: 200, height: 300 },
    { width: 360, height: 320 },
  );
  expect(place).toMatchObject({ above: false, room: 192 });
});
