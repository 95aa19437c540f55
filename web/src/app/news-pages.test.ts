import { expect, test } from 'vitest';
import { newsKindNames } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import { addressIn } from '../kernel/pages.ts';
import { allPages } from './all-pages.ts';
import { roomInbox } from './generated/room-inbox.ts';

test('O-06 L-04 a device rings for the kinds of the top bar and opens the same page', () => {
  const inTopBar = roomInbox.map(({ key, all }) => [key, addressIn(allPages, all)] as const);
  const announcements = ['announcements', addressIn(allPages, { name: 'announcement.list' })] as const;
  const onDevices = newsKindNames.map((kind) => [kind, newsKinds[kind].path] as const);
  const sorted = (rows: readonly (readonly [string, string])[]) => rows.map(String).toSorted();
  expect(sorted(onDevices)).toEqual(sorted([announcements, ...inTopBar]));
});
