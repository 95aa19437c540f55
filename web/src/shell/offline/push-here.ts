import { call } from '../../kernel/client.ts';
import { currentSession } from '../../kernel/session-store.ts';
import { deviceVault, lifetimes } from '../../kernel/vault.ts';

/** Why this browser cannot ring while the page is closed. */
export type NoPush = 'insecure' | 'install' | 'unsupported' | 'denied' | 'shared' | 'unreachable' | 'dismissed';

/** Id of the person for whom this browser rings. */
const kept = 'push-for';

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Returns why this browser cannot ring; null where it can. Asks the person nothing. */
export async function noPushHere(): Promise<NoPush | null> {
  if (!window.isSecureContext) return 'insecure';
  if (currentSession()?.shared) return 'shared';
  if (!('PushManager' in window && 'Notification' in window)) {
    // Safari on a phone has it only for a page on the home screen; an iPad calls itself a Mac.
    const isApplePhone = /iPhone|iPad|iPod/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
    return isApplePhone && /Mac OS X/.test(navigator.userAgent) ? 'install' : 'unsupported';
  }
  if (!(await registered())) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks the person's permission, subscribes this browser and gives the subscription to the server. Returns why it did not. */
export async function ringHere(publicKey: string): Promise<NoPush | null> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const pushes = (await registered())?.pushManager;
  if (!pushes) return 'unsupported';
  // One that was made with another key of the server would refuse a new one.
  await (await pushes.getSubscription())?.unsubscribe();
  const subscription = await pushes
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => null);
  if (!subscription) return 'unreachable';
  await send(subscription);
  await deviceVault.put(kept, currentSession()?.user.id ?? 0, lifetimes.mainCache);
  return null;
}

/** Ends the subscription of this browser. */
export async function ringNoMore(): Promise<void> {
  await deviceVault.drop(kept);
  await (await (await registered())?.pushManager?.getSubscription())?.unsubscribe();
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const part = (name: string): string => (keys?.[name] ?? '').replace(/=+$/, '');
  await call('push_devices.add', { body: { endpoint: endpoint ?? '', p256dh: part('p256dh'), auth: part('auth') } });
}

/** After a sign-in a browser rings again for the person who turned it on here, and no more for anybody else. */
export async function ringAgain(): Promise<void> {
  const user = currentSession()?.user;
  const subscription = await (await registered())?.pushManager?.getSubscription();
  if (!user || !subscription || user.merchant?.watched) return;
  if ((await deviceVault.get<number>(kept)) !== user.id) return ringNoMore();
  await send(subscription);
  await deviceVault.put(kept, user.id, lifetimes.mainCache);
}
