import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { pushDevicesContract as calls } from '@waybill/contract/rooms/push-devices/push-devices.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { command, preparedCommand, read, type Route } from '../../kernel/routes.ts';
import { isBrowserKey } from './encrypt-push.ts';
import { deleteDevice, insertDevice, setMuted } from './push-devices.store.ts';
import { readMuted, readOwnDevices } from './push-devices.queries.ts';
import { readSenderKeys } from './sender-keys.ts';
import { pushOutside } from './send-pushes.ts';

const ok = { message: 'ok' };

export const pushDeviceRoutes: Route[] = [
  read(calls.list, async ({ db, viewer, services, now }) => ({
    data: await readOwnDevices(db, { staffId: viewer.id, sessionId: viewer.sessionId, now }),
    public_key: services.settings.push.isOn ? (await readSenderKeys(db, services)).publicKey : null,
    muted: await readMuted(db, viewer.id),
  })),
  preparedCommand(
    calls.add,
    (context, { body }) => checkAddress(context, body),
    async ({ tx, viewer, now }, { body }) => {
      const added = await insertDevice(tx, { staff_id: viewer.id, session_id: viewer.sessionId, ...body }, now);
      return added ? ok : refuse('duplicate');
    },
  ),
  command(calls.remove, async ({ tx, viewer }, { params }) =>
    (await deleteDevice(tx, viewer.id, params.id)) ? ok : refuse('not_found'),
  ),
  command(calls.mute, async ({ tx, viewer }, { body }) => {
    await setMuted(tx, viewer.id, body.muted);
    return ok;
  }),
];

/**
 * May pushes be sent to this address? Asked before the transaction, because a name is looked up; it is asked again with each push. Addresses of the own
 * network, without TLS or with a name and password are refused.
 */
async function checkAddress(
  { services }: ReadContext,
  { endpoint, p256dh }: { readonly endpoint: string; readonly p256dh: string },
): Promise<Refusal | true> {
  const { isOn, hosts } = services.settings.push;
  if (!isOn) return refuse('push_off');
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || url.username || url.password || url.hash || !isBrowserKey(p256dh)) return refuse('push_address');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && hosts.includes(url.hostname)))
    return refuse('push_address');
  const outside = pushOutside(services.settings);
  const problem = await outside.problemOf(url.href);
  outside.close();
  // Without an answer of the name server now, the pushes will have one, or wait.
  return problem === 'refused_address' ? refuse('push_address') : true;
}
