import { readRemoteAddress, type RemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { DeliveryTrouble } from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { checkedLookup, openOutside, type Outside } from '../../kernel/outside/call-outside.ts';
import { openRemote } from '../../kernel/remote/open-remote.ts';
import { sendFile, type RemoteFolder, type RemoteTarget } from '../../kernel/remote/remote-folder.ts';
import { networkProblem } from '../../kernel/remote/remote-problem.ts';
import { readDestinationWithSecret, type KeptDestination } from './export-destinations.queries.ts';

const usualRegion = 'us-east-1';
/** Milliseconds without a byte: an attempt that fails is repeated minutes later, so one connection does not wait long. */
const idleMs = 20_000;

const isOwn = (hosts: readonly string[]) => (host: string) => hosts.includes(host.toLowerCase());

/** Checks addresses of destinations: those of private networks only where the operator of the server allows the host. */
export const destinationOutside = (hosts: readonly string[]): Outside => openOutside({ isOwn: isOwn(hosts) });

/** Returns the place of a destination, and an address by which its host is checked; null for one that is not usable. */
export function addressOfDestination(
  { address, endpoint, region }: Pick<KeptDestination, 'address' | 'endpoint' | 'region'>,
  ownHosts: readonly string[],
): { readonly place: RemoteAddress; readonly url: string } | null {
  const place = readRemoteAddress(address);
  if (place === null) return null;
  if (place.kind === 'sftp') {
    const url = `https://${place.host.includes(':') ? `[${place.host}]` : place.host}:${place.port}`;
    return URL.canParse(url) ? { place, url } : null;
  }
  const url = endpoint ?? `https://s3.${region ?? usualRegion}.amazonaws.com`;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || parsed.username || parsed.password || parsed.search || parsed.hash) return null;
  const mayBePlain = parsed.protocol === 'http:' && ownHosts.includes(parsed.hostname);
  return parsed.protocol === 'https:' || mayBePlain ? { place, url } : null;
}

/** Opens a destination. A connection goes only to an address that was checked for it. */
function openDestination(
  destination: KeptDestination,
  ownHosts: readonly string[],
): Promise<RemoteFolder> | 'refused_key' | 'refused_address' {
  const found = addressOfDestination(destination, ownHosts);
  if (found === null) return 'refused_address';
  const { place, url } = found;
  const { secret, access_key, host_key } = destination;
  if (secret === null) return 'refused_key';
  let target: RemoteTarget;
  if (place.kind === 's3') {
    if (access_key === null) return 'refused_key';
    target = { ...place, endpoint: url, region: destination.region ?? usualRegion, accessKey: access_key, secret };
  } else {
    const isKey = secret.startsWith('-----BEGIN');
    target = {
      ...place,
      ...(isKey ? { privateKey: `${secret}\n` } : { password: secret }),
      hostKeys: host_key === null ? [] : host_key.split(',').map((key) => key.trim()),
    };
  }
  return openRemote(target, { idleMs, waits: [], lookup: checkedLookup({ isOwn: isOwn(ownHosts) }) });
}

/** Why a destination did not take a file; `detail` is a fact such as the fingerprint of its host key. */
export interface DestinationTrouble {
  readonly trouble: DeliveryTrouble;
  readonly detail: string;
}

/** Does something in the folder of a destination; returns why it could not. */
export async function inDestination<Result>(
  destination: KeptDestination,
  ownHosts: readonly string[],
  work: (folder: RemoteFolder) => Promise<Result>,
): Promise<{ readonly done: Result } | DestinationTrouble> {
  const opening = openDestination(destination, ownHosts);
  if (typeof opening === 'string') return { trouble: opening, detail: '' };
  const folder = await opening;
  try {
    return { done: await work(folder) };
  } catch (error) {
    const { trouble, detail } = networkProblem(error);
    return { trouble, detail: detail.slice(0, 200) };
  } finally {
    folder.close();
  }
}

/** Sends a small file, which is read there and removed again. */
export async function testDestination(
  { db, services }: ReadContext,
  id: number,
): Promise<{ data: { trouble: DeliveryTrouble | null; detail: string } } | Refusal> {
  const destination = await readDestinationWithSecret(db, id);
  if (!destination) return refuse('not_found');
  const name = `waybill-test-${services.randomBytes(6).toString('hex')}.txt`;
  const text = Buffer.from('Waybill can write here.\n');
  const how = await inDestination(destination, services.settings.exportHosts, async (folder) => {
    await sendFile(folder, name, oneOf(text), { expectedBytes: text.length, waits: [] });
    await folder.remove(name);
  });
  return { data: 'trouble' in how ? how : { trouble: null, detail: '' } };
}

async function* oneOf(text: Buffer): AsyncGenerator<Buffer> {
  yield text;
}
