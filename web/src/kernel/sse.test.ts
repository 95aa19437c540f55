import { expect, test } from 'vitest';
import { createStreamReader, retryDelay } from './sse.ts';

const stream =
  ': still here\nretry: 3000\n\nid: 41\nevent: staff\ndata: {"id":7}\n\nevent: announcement\ndata: {"a":1,\ndata: "b":2}\n\n';
const both = [
  { id: '41', topic: 'staff', data: '{"id":7}' },
  { id: '41', topic: 'announcement', data: '{"a":1,\n"b":2}' },
];

test('events are read from a stream, heartbeats are passed over', () => {
  expect(createStreamReader()(stream)).toEqual(both);
});

test('events are read alike wherever the network breaks the stream', () => {
  for (let at = 0; at <= stream.length; at++) {
    const read = createStreamReader();
    expect([...read(stream.slice(0, at)), ...read(stream.slice(at))]).toEqual(both);
  }
});

test.each(['\r\n', '\r'])('lines may end with %j', (end) => {
  const read = createStreamReader();
  expect(read(`${stream.replaceAll('\n', end)}x`)).toEqual(both);
});

test('an event without data is none, and its topic is not kept for the next', () => {
  expect(createStreamReader()('event: staff\n\ndata: 1\n\n')).toEqual([{ id: null, topic: 'message', data: '1' }]);
});

test('a lost stream is tried again ever more slowly, up to half a minute', () => {
  expect([1, 2, 3, 10].map((failures) => retryDelay(failures, 1))).toEqual([1000, 2000, 4000, 30_000]);
  expect(retryDelay(1, 0)).toBe(500);
});
