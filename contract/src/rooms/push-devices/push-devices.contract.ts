import { z } from 'zod';
import { muteForm, newsKindNames } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant } from '../../kernel/schemas.ts';

const own = { access: { global: true }, scope: 'self' } as const;

const device = z.object({
  id: z.number().int(),
  current: z.boolean().describe('of the session that asks'),
  user_agent: z.string().nullable(),
  made_at: instant,
  last_ok_at: instant.nullable().describe('when its push service last took something'),
  has_failed: z.boolean().describe('its push service has not taken the last one'),
});
export type PushDeviceRow = z.infer<typeof device>;

const sign = /^[A-Za-z0-9_-]+$/;

export const pushDevicesContract = {
  list: endpoint({
    id: 'push_devices.list',
    method: 'GET',
    path: '/api/push_devices',
    summary: "One's own devices that ring while the page is closed, and the news for which they do",
    ...own,
    withFrame: false,
    output: z.object({
      data: z.array(device),
      public_key: z
        .string()
        .nullable()
        .describe('of this installation, for a subscription; null when it is switched off'),
      muted: z.array(z.enum(newsKindNames)),
    }),
  }),
  add: endpoint({
    id: 'push_devices.add',
    method: 'POST',
    path: '/api/push_devices',
    summary: 'Let the device of this session ring, with the subscription of its browser',
    ...own,
    bodySize: 'small',
    body: z.strictObject({
      endpoint: z.string().max(1000).describe('address at the push service of the browser'),
      p256dh: z.string().length(87).regex(sign).describe('public key of the browser'),
      auth: z.string().length(22).regex(sign).describe('secret of the browser'),
    }),
    unaudited: true,
    output: done,
    refusals: ['push_off', 'push_address', 'duplicate'],
  }),
  remove: endpoint({
    id: 'push_devices.remove',
    method: 'POST',
    path: '/api/push_devices/{id}/remove',
    summary: "Let one of one's own devices ring no more",
    ...own,
    params: idParam,
    unaudited: true,
    output: done,
    refusals: ['not_found'],
  }),
  mute: endpoint({
    id: 'push_devices.mute',
    method: 'PUT',
    path: '/api/push_devices/muted',
    summary: "Choose the news for which one's own devices do not ring",
    ...own,
    body: bodyOf(muteForm),
    unaudited: true,
    output: done,
  }),
};
