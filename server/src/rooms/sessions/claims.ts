import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { SingleSignOn } from '../../kernel/single-sign-on-settings.ts';

type Claims = Readonly<Record<string, unknown>>;

/** A person, as the claims of a provider describe them. */
export interface ClaimedPerson {
  readonly email: string | null;
  /** The provider has checked that the e-mail is this person's. */
  readonly isVerified: boolean;
  /** Role by the table of the settings; null where the table has none for this person. */
  readonly role: RoleSlug | null;
  /** The provider asked for a second factor. */
  readonly isStrong: boolean;
}

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

/** `xms_edov` is what Entra sends in place of `email_verified`. */
const verifiedClaims = ['email_verified', 'xms_edov'];

/**
 * Reads a person from verified claims.
 *
 * @example personOf({ email: 'a@b.example', email_verified: true, groups: ['desk'] }, { ...settings, roles: [['desk', 'staff']] })
 */
export function personOf(
  claims: Claims,
  { roleClaim, roles, strongAcr }: Pick<SingleSignOn, 'roleClaim' | 'roles' | 'strongAcr'>,
): ClaimedPerson {
  const { email, amr, acr } = claims;
  const values = textsOf(atPath(claims, roleClaim));
  return {
    email: typeof email === 'string' && email.includes('@') ? email : null,
    isVerified: verifiedClaims.some((name) => isTrue(claims[name])),
    role: roles.find(([value]) => values.includes(value))?.[1] ?? null,
    isStrong: textsOf(amr).includes('mfa') || textsOf(acr).some((value) => strongAcr.includes(value)),
  };
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** A claim may have dots in its own name, as those with an address before them. */
function atPath(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Claims)[name] : undefined,
      claims,
    );
}
