import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The cookie of a browser in which people have signed in: the id of the device, and for each person a proof that only this installation can make. No
 * script can read it.
 */
const cookieName = 'waybill_device';
const keptDays = 180;
/** At most this many people share a computer. */
const most = 20;

export interface Device {
  readonly id: string;
  /** The proofs of those who have signed in there, the latest first. */
  readonly proofs: readonly string[];
}

/** The device that a request comes from, by its cookies; `null` for one without. What it says is believed only as far as its proofs go. */
export function deviceOf(cookies: string | undefined): Device | null {
  const found = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{22})((?:\\.[\\w-]{22}){0,${most}})(?:;|$)`).exec(
    cookies ?? '',
  );
  return found?.[1] === undefined ? null : { id: found[1], proofs: (found[2] ?? '').split('.').filter(Boolean) };
}

/** Has this account signed in on the device before? */
export function isKnown(device: Device, secret: Buffer, staffId: number): boolean {
  const own = Buffer.from(proofOf(secret, device.id, staffId));
  return device.proofs.some((proof) => timingSafeEqual(Buffer.from(proof), own));
}

/** The cookie for a device on which this account has just signed in. */
export function deviceCookie(
  device: Device | null,
  {
    secret,
    staffId,
    secure,
    randomBytes,
  }: { secret: Buffer; staffId: number; secure: boolean; randomBytes: (size: number) => Buffer },
): string {
  const id = device?.id ?? randomBytes(16).toString('base64url');
  const own = proofOf(secret, id, staffId);
  const proofs = [own, ...(device?.proofs ?? []).filter((proof) => proof !== own)].slice(0, most);
  return `${cookieName}=${[id, ...proofs].join('.')}; Path=/api/login; Max-Age=${keptDays * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function proofOf(secret: Buffer, deviceId: string, staffId: number): string {
  return createHmac('sha256', secret).update(`device:${deviceId}:${staffId}`).digest('base64url').slice(0, 22);
}
