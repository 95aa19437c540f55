import { expect, test } from 'vitest';
import { createIdleClock } from './idle.ts';

function idle() {
  const clock = { now: 1_000_000 };
  const written: number[] = [];
  return {
    clock,
    written,
    idle: createIdleClock({ now: () => clock.now, write: (stamp) => void written.push(stamp) }),
  };
}
const hour = 3_600_000;

test('S-30 a session that is over is not begun again by a key that is pressed', () => {
  const { clock, idle: session } = idle();
  session.start(hour);
  clock.now += hour;
  expect(session.restedFor()).toBe(hour);
  clock.now += 1;
  session.renew();
  expect(session.isOver()).toBe(true);
});

test('S-30 a session is over when nothing was asked for longer than its idle lifetime', () => {
  const { clock, idle: session } = idle();
  session.start(hour);
  clock.now += hour;
  expect(session.isOver()).toBe(false);
  clock.now += 1;
  expect(session.isOver()).toBe(true);
});

test('S-30 each request renews the idle lifetime', () => {
  const { clock, idle: session } = idle();
  session.start(hour);
  for (let passed = 0; passed < 5; passed++) {
    clock.now += hour - 1;
    expect(session.isOver()).toBe(false);
    session.renew();
  }
  clock.now += hour + 1;
  expect(session.isOver()).toBe(true);
});

test('S-30 work in another tab keeps this one signed in, and a stamp from the future does not', () => {
  const { clock, idle: session } = idle();
  session.start(hour);
  clock.now += 2 * hour;
  session.heard(clock.now - 1000);
  expect(session.isOver()).toBe(false);
  session.heard(clock.now + 10 * hour);
  clock.now += hour + 1;
  expect(session.isOver()).toBe(true);
});

test('S-30 a stored session is judged by its last stamp, even when the computer slept', () => {
  const { clock, idle: session } = idle();
  session.start(hour, clock.now - hour - 1);
  expect(session.isOver()).toBe(true);
  session.start(null);
  expect(session.isOver()).toBe(false);
});

test('S-30 many requests in a row write the stamp down once', () => {
  const { clock, written, idle: session } = idle();
  session.start(hour);
  for (let request = 0; request < 10; request++) {
    clock.now += 1000;
    session.renew();
  }
  expect(written).toHaveLength(1);
  clock.now += 15_000;
  session.renew();
  expect(written).toHaveLength(2);
});
