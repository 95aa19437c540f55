import { setTimeout as delay } from 'node:timers/promises';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { parties, type Party } from '@waybill/domain/kernel/user-types.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { perDatabase } from '../../kernel/hot/per-database.ts';
import { isGoodLink, linkHash } from '../../kernel/link-hash.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { giveBackTry, takeTry, type ThrottleKey } from '../sessions/sessions.door.ts';
import { codeLookup, partyOf, readPublicParcel, type PublicParcel } from './public-parcel.queries.ts';

/** So long a page stays open after the digits were given. */
const openMinutes = 30;
/** A wrong pair is answered after this time and never sooner, whether the code exists or not. */
const wrongAfterMs = 300;
const cookieName = 'waybill_parcel';
const forAnybody = 0;

/** A parcel that somebody has shown to be theirs. */
export interface OpenedParcel {
  readonly parcel: PublicParcel;
  readonly party: Party;
  readonly digits: string;
}

/** Read once a process, not with each of hundreds of requests a second. */
const pagesSecret = perDatabase((db, _key) => ({ db, kept: null as Promise<Buffer> | null }));
export function secretOf({ db, services }: RequestContext): Promise<Buffer> {
  const own = pagesSecret(db);
  if (!own.kept) {
    own.kept = installationSecret(db, services);
    // One that could not be read is asked for again.
    own.kept.catch(() => (own.kept = null));
  }
  return own.kept;
}

/**
 * Opens a parcel by its code and the last four digits of a phone on it: the parcel, the seconds to wait, or null. A try counts when it begins, for the code and
 * for the address, so that many at once are no more than many in a row; a right one is given back.
 */
export async function openByDigits(
  context: RequestContext,
  typed: string,
  digitsTyped: string,
): Promise<OpenedParcel | { readonly wait: number } | null> {
  const { db, now, request } = context;
  const floor = delay(wrongAfterMs);
  const lookup = codeLookup(typed);
  const keys: ThrottleKey[] = [
    { kind: 'tracker', value: request.ip },
    { kind: 'parcel', value: lookup.code },
  ];
  const wait = await takeTry(db, keys, now);
  if (wait > 0) return { wait };
  const digits = toLatinDigits(digitsTyped).replace(/\s/g, '');
  const parcel = await readPublicParcel(db, lookup, now);
  const party = parcel && /^\d{4}$/.test(digits) ? partyOf(parcel, digits) : null;
  if (!parcel || !party) {
    await floor;
    return null;
  }
  await giveBackTry(db, keys);
  return { parcel, party, digits };
}

const kindOf = (party: Party, digits: string): string => `parcel:${party}:${digits}`;

/** The cookie that keeps the page open, for this parcel and this half hour alone. */
export async function openedCookie(
  context: RequestContext,
  path: string,
  { parcel, party, digits }: OpenedParcel,
  secure: boolean,
): Promise<string> {
  const facts = { kind: kindOf(party, digits), id: parcel.id, staffId: forAnybody };
  const hash = linkHash(await secretOf(context), facts, new Date(context.now.getTime() + openMinutes * 60_000));
  return cookie(`${party}.${digits}.${hash}`, path, openMinutes * 60, secure);
}

export const closedCookie = (path: string): string => cookie('', path, 0, false);

function cookie(value: string, path: string, seconds: number, secure: boolean): string {
  return `${cookieName}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** The parcel that the cookies of a request keep open; null for none. The digits must still be of a number on it. */
export async function openedByCookie(
  context: RequestContext,
  typed: string,
  cookies: string | undefined,
): Promise<OpenedParcel | null> {
  const found = new RegExp(`(?:^|;\\s*)${cookieName}=([a-z]+)\\.(\\d{4})\\.([\\w-]{40,70})(?:;|$)`).exec(cookies ?? '');
  const party = parties.find((one) => one === found?.[1]);
  const [, , digits = '', hash = ''] = found ?? [];
  if (!party) return null;
  const parcel = await readPublicParcel(context.db, codeLookup(typed), context.now);
  if (!parcel) return null;
  const facts = { kind: kindOf(party, digits), id: parcel.id, staffId: forAnybody };
  const good = isGoodLink(await secretOf(context), facts, hash, context.now);
  return good && partyOf(parcel, digits) === party ? { parcel, party, digits } : null;
}
