import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { claimRoles, issuerUrl, text, values as listOfValues } from './setting-readers.ts';
import { optional, row, type Row } from './setting-rows.ts';

/** The operator's OpenID Connect provider. */
export interface SingleSignOn {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: a client without a secret. */
  readonly clientSecret: string | undefined;
  /** File with the secret; read again with each sign-on, so that it can be replaced. */
  readonly clientSecretFile: string | undefined;
  /** Name on the button. */
  readonly name: string;
  /** Path of the claim with roles or groups; dots lead into nested claims. */
  readonly roleClaim: string;
  /** Roles by value of the claim; the first that a person has counts. Empty: the account keeps its own role. */
  readonly roles: readonly (readonly [value: string, role: RoleSlug])[];
  /** Values of `acr` that mean a second factor. */
  readonly strongAcr: readonly string[];
  /** Address to which the provider leads back. */
  readonly publicUrl: string;
}

/** Settings of the single sign-on, in the order of the help. */
export const singleSignOnTable = {
  OIDC_ISSUER: optional(
    issuerUrl,
    'OpenID Connect provider at which staff may sign in, by its issuer address; needs OIDC_CLIENT_ID and PUBLIC_URL',
    'none: staff sign in here only',
  ),
  OIDC_CLIENT_ID: optional(text(300), 'name of this installation at the provider', 'none'),
  OIDC_CLIENT_SECRET: optional(text(1000), 'secret of this installation at the provider', 'none'),
  OIDC_CLIENT_SECRET_FILE: optional(text(1000), 'file with this secret, instead of it', 'none'),
  OIDC_NAME: row(text(40), 'SSO', 'name of the provider on the button of the login page'),
  OIDC_ROLE_CLAIM: row(text(200), 'groups', 'claim with the groups or roles of a person; dots lead into nested claims'),
  OIDC_ROLES: row(
    claimRoles,
    [],
    'role by value of this claim, such as waybill-owners=owner,waybill-desk=staff; of several the first counts, and without any a person cannot sign in through the provider',
    'none: each account keeps its own role',
  ),
  OIDC_MFA_ACR: row(
    listOfValues,
    [],
    'values of the claim acr, separated by commas, with which the provider says that it asked for a second factor; amr with mfa says so too',
    'none',
  ),
};

type Table = typeof singleSignOnTable;
type Values = { [Name in keyof Table]: Table[Name] extends Row<infer Value> ? Value : never } & {
  readonly PUBLIC_URL: string | undefined;
};

/** Returns what these settings lack, as sentences. */
export function singleSignOnProblems({ OIDC_ISSUER, OIDC_CLIENT_ID, PUBLIC_URL }: Values): string[] {
  if (OIDC_ISSUER === undefined || (OIDC_CLIENT_ID !== undefined && PUBLIC_URL !== undefined)) return [];
  return ['OIDC_ISSUER needs OIDC_CLIENT_ID and PUBLIC_URL, to which the provider leads back.'];
}

/** Returns the settings of the single sign-on, or undefined where there is no provider. */
export function singleSignOn(values: Values): SingleSignOn | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_URL: publicUrl } = values;
  if (issuer === undefined || clientId === undefined || publicUrl === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET,
    clientSecretFile: values.OIDC_CLIENT_SECRET_FILE,
    name: values.OIDC_NAME,
    roleClaim: values.OIDC_ROLE_CLAIM,
    roles: values.OIDC_ROLES,
    strongAcr: values.OIDC_MFA_ACR,
    publicUrl,
  };
}
