import { isPhone, normalizePhone, phoneKey } from '@waybill/domain/kernel/phone.ts';

/** Returns the key of a login name, normalized so that case, spaces and the leading 0 of a phone do not matter. */
function userNameKey(userName: string): string {
  return `u:${userName.normalize('NFC').trim().toLowerCase()}`;
}

/** Returns the key of an e-mail, normalized. */
export function emailKey(email: string): string {
  return `e:${email.trim().toLowerCase()}`;
}

/** The keys an account is stored under: each must be unique over all accounts. */
export function loginKeysOf(person: {
  readonly user_name: string;
  readonly email: string | null;
  readonly phone: readonly string[];
}): { key: string; kind: 'user_name' | 'email' | 'phone' }[] {
  return [
    { key: userNameKey(person.user_name), kind: 'user_name' },
    ...(person.email ? [{ key: emailKey(person.email), kind: 'email' as const }] : []),
    ...person.phone.map((phone) => ({ key: `p:${phoneKey(phone)}`, kind: 'phone' as const })),
  ];
}

/**
 * Returns one key for all spellings of a typed login name, for counting attempts.
 *
 * @example sameLogin('+95 9 791 234 567') === sameLogin('09791234567')
 */
export function sameLogin(typed: string): string {
  return typedLoginKeys(typed).at(-1) ?? typed;
}

/** Returns the keys that a typed login name may have: the field takes a user name, an email or a phone. */
export function typedLoginKeys(typed: string): string[] {
  const phone = normalizePhone(typed);
  return [userNameKey(typed), emailKey(typed), ...(!isPhone(phone) ? [] : [`p:${phoneKey(phone)}`])];
}
