import { expect, test } from 'vitest';
import { batchConcurrent } from './batch-concurrent.ts';

/** Creates work that ends when the test decides, and records its input. */
function byHand() {
  const batches: (readonly number[])[] = [];
  const ends: { done: () => void; fail: () => void }[] = [];
  const work = (items: readonly number[]) =>
    new Promise<readonly number[]>((resolve, reject) => {
      batches.push(items);
      ends.push({
        done: () => resolve(items.map((item) => item * 10)),
        fail: () => reject(new Error('the database is gone')),
      });
    });
  return { batches, ends, work };
}

/** By then all input that has arrived was read. */
const read = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

test('S-07 what has arrived goes at once, what comes meanwhile goes together and each hears its own result', async () => {
  const { batches, ends, work } = byHand();
  const call = batchConcurrent(work);
  const [first, second] = [call(1), call(2)];
  await read();
  expect(batches).toEqual([[1, 2]]);
  const [third, fourth] = [call(3), call(4)];
  await read();
  expect(batches).toEqual([[1, 2]]);
  ends[0]?.done();
  expect(await Promise.all([first, second])).toEqual([10, 20]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  ends[1]?.done();
  expect(await Promise.all([third, fourth])).toEqual([30, 40]);
});

test('S-07 what fails together is refused to all of them and to nobody else', async () => {
  const { ends, batches, work } = byHand();
  const call = batchConcurrent(work);
  const first = call(1);
  await read();
  const outcomes = Promise.allSettled([first, call(2), call(3)]);
  ends[0]?.done();
  await expect.poll(() => batches.length).toBe(2);
  ends[1]?.fail();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const after = call(4);
  await expect.poll(() => batches.length).toBe(3);
  ends[2]?.done();
  expect(await after).toBe(40);
});

test('S-07 where two may overlap, each takes half of who is there: the second goes as soon as it carries its half, and not before', async () => {
  const { batches, ends, work } = byHand();
  const call = batchConcurrent(work, { parallel: 2, maxWaitMs: 60_000 });
  const first = [1, 2, 3, 4].map(call);
  await read();
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  ends[0]?.done();
  expect(await Promise.all(first.slice(0, 2))).toEqual([10, 20]);
  const second = [call(5)];
  await read();
  expect(batches.length).toBe(2);
  second.push(call(6));
  await read();
  expect(batches[2]).toEqual([5, 6]);
  const third = [call(7)];
  ends[1]?.done();
  expect(await Promise.all(first.slice(2))).toEqual([30, 40]);
  await read();
  expect(batches.length).toBe(3);
  ends[2]?.done();
  expect(await Promise.all(second)).toEqual([50, 60]);
  await expect.poll(() => batches[3]).toEqual([7]);
  ends[3]?.done();
  expect(await Promise.all(third)).toEqual([70]);
});

test('S-07 where two may overlap, who comes alone goes at once, and a crowd that has gone is not waited for', async () => {
  const { batches, ends, work } = byHand();
  const call = batchConcurrent(work, { parallel: 2, maxWaitMs: 60_000 });
  const crowd = [1, 2, 3, 4, 5, 6].map(call);
  await read();
  ends[0]?.done();
  ends[1]?.done();
  await Promise.all(crowd);
  const alone: Promise<number>[] = [];
  for (const item of [7, 8, 9, 10]) {
    alone.push(call(item));
    await read();
    expect(batches.at(-1)).toEqual([item]);
    ends.at(-1)?.done();
    await alone.at(-1);
  }
  const pair = [call(11)];
  await read();
  pair.push(call(12));
  await read();
  expect(batches.slice(-2)).toEqual([[11], [12]]);
  for (const { done } of ends) done();
  expect(await Promise.all([...alone, ...pair])).toEqual([70, 80, 90, 100, 110, 120]);
});

test('S-07 no more go together than may; who waits too long goes beside the work that hangs', async () => {
  const { batches, ends, work } = byHand();
  const call = batchConcurrent(work, { maxBatches: 2, maxItems: 2, maxWaitMs: 1 });
  const all = Promise.all([1, 2, 3, 4, 5, 6].map(call));
  await expect.poll(() => batches.length).toBe(2);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  ends[1]?.done();
  await expect.poll(() => batches.length).toBe(3);
  expect(batches[2]).toEqual([5, 6]);
  ends[2]?.done();
  ends[0]?.done();
  expect(await all).toEqual([10, 20, 30, 40, 50, 60]);
});
