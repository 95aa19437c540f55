/** Kinds of personal details that are masked until they are needed, because others can see the screen at a counter. */
export type PersonalKind = 'phone' | 'identity' | 'bank_account';

const dots = '••••';
const masks: Readonly<Record<PersonalKind, (text: string) => string>> = {
  phone: (text) => `${text.slice(0, 4)}${dots}${text.slice(-3)}`,
  identity: (text) => text.replace(/.{1,4}$/u, dots),
  bank_account: (text) => `${dots}${text.slice(-Math.min(4, Math.floor(text.length / 2)))}`,
};

/**
 * Masks the identifying part of a personal detail: the middle of a phone, the end of an identity card or passport, all but the end of a bank account.
 *
 * @example maskPersonal('phone', '09791234567') === '0979••••567'
 * @example maskPersonal('identity', '12/OUKAMA(N)123456') === '12/OUKAMA(N)12••••'
 * @example maskPersonal('bank_account', '0123456789') === '••••6789'
 */
export function maskPersonal(kind: PersonalKind, text: string): string {
  return masks[kind](text);
}

/** Returns whether the text is masked. */
export const isMasked = (text: string): boolean => text.includes(dots);
