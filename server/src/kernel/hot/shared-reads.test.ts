import { expect, test } from 'vitest';
import { sharedReads } from './shared-reads.ts';

/** Creates reads that end when the test decides, in the order they began. */
function readings() {
  const begun: { end: (value: string) => void; fail: (reason: Error) => void }[] = [];
  const begins: (() => void)[] = [];
  return {
    begun,
    read: () =>
      new Promise<string>((end, fail) => {
        begun.push({ end, fail });
        begins.shift()?.();
      }),
    begin: () =>
      new Promise<void>((resolve) => {
        begins.push(resolve);
      }),
  };
}

test('N-09 who asks the same at the same moment shares one reading', async () => {
  const { begun, read, begin } = readings();
  const share = sharedReads<string>();
  const first = begin();
  const reads = [share('a', read), share('a', read), share('a', read)];
  await first;
  begun[0]?.end('one');
  expect([await Promise.all(reads), begun.length]).toEqual([['one', 'one', 'one'], 1]);
});

test('N-09 who asks while it is being read is not answered from before they asked, and shares the next with others who do', async () => {
  const { begun, read, begin } = readings();
  const share = sharedReads<string>();
  const first = begin();
  const early = share('a', read);
  await first;
  const late = [share('a', read), share('a', read)];
  const second = begin();
  expect(begun.length).toBe(1);
  begun[0]?.end('old');
  expect(await early).toBe('old');
  await second;
  begun[1]?.end('new');
  expect([await Promise.all(late), begun.length]).toEqual([['new', 'new'], 2]);
});

test('N-09 a reading that fails fails for those who shared it, and the next ones read again', async () => {
  const { begun, read, begin } = readings();
  const share = sharedReads<string>();
  const first = begin();
  const reads = share('a', read);
  await first;
  const late = share('a', read);
  const second = begin();
  begun[0]?.fail(new Error('gone'));
  await expect(reads).rejects.toThrow('gone');
  await second;
  begun[1]?.end('back');
  expect(await late).toBe('back');
});

test('N-09 other questions are not waited for', async () => {
  const { begun, read, begin } = readings();
  const share = sharedReads<string>();
  const first = begin();
  const stuck = share('a', read);
  await first;
  const second = begin();
  const other = share('b', read);
  await second;
  begun[1]?.end('b');
  expect(await other).toBe('b');
  begun[0]?.end('a');
  expect(await stuck).toBe('a');
});
