import { toLatinDigits } from '../../kernel/digits.ts';
import { letterProduct, serviceTypes, type ItemType, type ServiceType } from './label-kinds.ts';

const weights = [8, 6, 4, 2, 3, 5, 9, 7] as const;
/** Country part of our codes: a user-assigned code of ISO 3166, so that no code of a postal operator is ever issued (decisions 6). */
const ownSuffix = 'XM';
/** Country part of Myanmar Post's codes, stored in mp_tracking_code. */
export const postSuffix = 'MM';
const bagPrefix = 'MB';
export const products: readonly string[] = [
  ...new Set([...Object.values(serviceTypes).map((service) => service.product), letterProduct]),
];

/**
 * Returns the S10 check digit of a serial: 11 − (weighted sum mod 11); 10 becomes 0 and 11 becomes 5.
 *
 * @example checkDigit(47312482) === 9
 */
export function checkDigit(serial: number): number {
  const digits = String(serial).padStart(8, '0');
  if (!Number.isInteger(serial) || serial < 0 || digits.length > 8)
    throw new RangeError(`not a serial of eight digits: ${serial}`);
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = 11 - (sum % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

/** Returns the first two letters of a label's code: letters have their own, unless the service is value-payable. */
export function productOf(service: ServiceType, item: ItemType): string {
  const { product, carriers } = serviceTypes[service];
  const ownFleet = (carriers as readonly string[]).includes('fcs_express');
  return item === 'letter' && ownFleet ? letterProduct : product;
}

/** @example makeTrackingCode('EX', 47312482) === 'EX473124829XM' */
export function makeTrackingCode(product: string, serial: number): string {
  return `${product}${String(serial).padStart(8, '0')}${checkDigit(serial)}${ownSuffix}`;
}

/** @example makeBagCode(47312482) === 'MB473124829XM' */
export function makeBagCode(serial: number): string {
  return makeTrackingCode(bagPrefix, serial);
}

export type CodeKind = 'label' | 'bag' | 'post';
export interface ReadCode {
  readonly kind: CodeKind;
  /** Thirteen characters, capitals and Latin digits. */
  readonly code: string;
  readonly product: string;
  readonly serial: number;
}

const shape = /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/;

/**
 * Reads a typed or scanned code: corrects lower case, spaces, hyphens, control characters, Myanmar digits, and a code that a scanner sent twice. Null
 * when it is not a code or its check digit is wrong, so that a typing error is refused at once. Myanmar Post's codes pass the same check.
 *
 * @example readCode('ex 4731 2482 9 xm') // { kind: 'label', code: 'EX473124829XM', product: 'EX', serial: 47312482 }
 */
export function readCode(text: string): ReadCode | null {
  if (text.length > 200) return null;
  const clean = halved(toLatinDigits(text.replace(/[^0-9A-Za-z\u1000-\u109F\uFF10-\uFF19]/g, '')).toUpperCase());
  const match = shape.exec(clean);
  if (!match) return null;
  const [, product = '', serial = '', check, suffix] = match;
  if (Number(check) !== checkDigit(Number(serial))) return null;
  const kind = kindOf(product, suffix as string);
  return kind && { kind, code: clean, product, serial: Number(serial) };
}

function halved(text: string): string {
  const half = text.slice(0, text.length / 2);
  return text.length === 26 && half + half === text ? half : text;
}

function kindOf(product: string, suffix: string): CodeKind | null {
  if (suffix === postSuffix) return 'post';
  if (suffix !== ownSuffix) return null;
  if (product === bagPrefix) return 'bag';
  return products.includes(product) ? 'label' : null;
}

/** Unusual codes of another carrier: letters and digits, at least one digit. */
const foreignShape = /^(?=.*\d)[0-9A-Z]{6,30}$/;

/** A mail post code as stored, and whether it has the usual shape. */
export interface PostCode {
  readonly code: string;
  readonly usual: boolean;
}

/**
 * Reads a typed or scanned mail post code, corrected as in `readCode`. Null when it cannot be one: one of our codes, a usual shape with a wrong check
 * digit (a typing error), or nothing like a code. An unusual shape is possible, but a user must confirm it.
 *
 * @example readPostCode('rg 5000 0001 5 mm') // { code: 'RG500000015MM', usual: true }
 */
export function readPostCode(text: string): PostCode | null {
  if (text.length > 200) return null;
  const known = readCode(text);
  if (known) return known.kind === 'post' ? { code: known.code, usual: true } : null;
  const clean = toLatinDigits(text.replace(/[^0-9A-Za-z\u1000-\u109F\uFF10-\uFF19]/g, '')).toUpperCase();
  const [, , serial, check, suffix] = shape.exec(clean) ?? [];
  if (suffix !== undefined && (suffix === ownSuffix || Number(check) !== checkDigit(Number(serial)))) return null;
  return foreignShape.test(clean) ? { code: clean, usual: false } : null;
}
