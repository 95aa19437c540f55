import { expect, test } from 'vitest';
import { together } from './together.ts';

/** Work that ends when it is told to, and says what it was given. */
function byHand() {
  const given: (readonly number[])[] = [];
  const ends: { done: () => void; fail: () => void }[] = [];
  const work = (items: readonly number[]) => new Promise<readonly number[]>((resolve, reject) => {
    given.push(items);
    ends.push({ done: () => resolve(items.map((item) => item * 10)), fail: () => reject(new Error('the database is gone')) });
  });
  return { given, ends, work };
}

/** When everything that has arrived was read. */
const read = () => new Promise<void>((resolve) => { setImmediate(resolve); });

test('S-07 what has arrived goes at once, what comes meanwhile goes together and each hears its own result', async () => {
  const { given, ends, work } = byHand();
  const call = together(work);
  const [first, second] = [call(1), call(2)];
  await read();
  expect(given).toEqual([[1, 2]]);
  const [third, fourth] = [call(3), call(4)];
  await read();
  expect(given).toEqual([[1, 2]]);
  ends[0]?.done();
  expect(await Promise.all([first, second])).toEqual([10, 20]);
  expect(given).toEqual([[1, 2], [3, 4]]);
  ends[1]?.done();
  expect(await Promise.all([third, fourth])).toEqual([30, 40]);
});

test('S-07 what fails together is refused to all of them and to nobody else', async () => {
  const { ends, given, work } = byHand();
  const call = together(work);
  const first = call(1);
  await read();
  const outcomes = Promise.allSettled([first, call(2), call(3)]);
  ends[0]?.done();
  await expect.poll(() => given.length).toBe(2);
  ends[1]?.fail();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const after = call(4);
  await expect.poll(() => given.length).toBe(3);
  ends[2]?.done();
  expect(await after).toBe(40);
});

test('S-07 where two may overlap, the second goes as soon as it carries as many as the first, and not before', async () => {
  const { given, ends, work } = byHand();
  const call = together(work, { abreast: 2, patienceMs: 60_000 });
  const first = [call(1), call(2)];
  await read();
  const second = [call(3)];
  await read();
  expect(given).toEqual([[1, 2]]);
  second.push(call(4));
  await read();
  expect(given).toEqual([[1, 2], [3, 4]]);
  const third = call(5);
  ends[1]?.done();
  expect(await Promise.all(second)).toEqual([30, 40]);
  await read();
  expect(given.length).toBe(2);
  ends[0]?.done();
  expect(await Promise.all(first)).toEqual([10, 20]);
  await expect.poll(() => given[2]).toEqual([5]);
  ends[2]?.done();
  expect(await third).toBe(50);
});

test('S-07 no more go together than may; who waits too long goes beside the work that hangs', async () => {
  const { given, ends, work } = byHand();
  const call = together(work, { lanes: 2, most: 2, patienceMs: 1 });
  const all = Promise.all([1, 2, 3, 4, 5, 6].map(call));
  await expect.poll(() => given.length).toBe(2);
  expect(given).toEqual([[1, 2], [3, 4]]);
  ends[1]?.done();
  await expect.poll(() => given.length).toBe(3);
  expect(given[2]).toEqual([5, 6]);
  ends[2]?.done();
  ends[0]?.done();
  expect(await all).toEqual([10, 20, 30, 40, 50, 60]);
});
