import { readRemoteAddress, type RemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import { z } from 'zod';
import { roleSlugs, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { addressProblem } from './db/database-address.ts';

/** How one setting is read from its text. */
export interface Reader<Value> {
  readonly schema: z.ZodType<Value, string>;
  /** Requirement of a value, as the rest of the sentence "PORT must …"; a function where it depends on what is wrong with the value. */
  readonly must: string | ((raw: string) => string);
}

const reader = <Value>(schema: z.ZodType<Value, string>, must: string): Reader<Value> => ({ schema, must });

export const numberBetween = (least: number, most: number, { whole = true } = {}): Reader<number> =>
  reader(
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .pipe((whole ? z.int() : z.number()).min(least).max(most)),
    `be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`,
  );

/** Reads 0, or a whole number from `least` on. */
export const noneOrFrom = (least: number, most: number): Reader<number> =>
  reader(
    z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .pipe(z.int().max(most))
      .refine((value) => value === 0 || value >= least),
    `be 0, or a whole number from ${least} to ${most}`,
  );

export const flag: Reader<boolean> = reader(
  z.enum(['0', '1']).transform((value) => value === '1'),
  'be 0 or 1',
);

export const oneOf = <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  reader(z.enum(values) as unknown as z.ZodType<Value, string>, `be one of ${values.join(', ')}`);

export const text = (most: number): Reader<string> =>
  reader(
    z
      .string()
      .max(most)
      .regex(/^[^\p{Cc}]*$/u),
    `be a line of at most ${most} characters`,
  );

const host = z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/);
export const hostName: Reader<string> = reader(host, 'be an address or a host name, for example 127.0.0.1 or 0.0.0.0');

/** Values separated by commas; empty ones are ignored. */
const listOf = (one: z.ZodType<string, string>) =>
  z
    .string()
    .transform((raw) =>
      raw
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .pipe(z.array(one));

export const hostNames: Reader<readonly string[]> = reader(
  listOf(host).transform((names) => names.map((name) => name.toLowerCase())),
  'be host names separated by commas',
);

export const userNames: Reader<readonly string[]> = reader(
  listOf(z.string().regex(/^[\w.@+-]{1,100}$/)),
  'be user names separated by commas',
);

/** Roles of staff; `all` is each of them. */
export const roleNames: Reader<readonly string[]> = reader(
  listOf(z.enum(['all', ...roleSlugs]) as unknown as z.ZodType<string, string>).transform((names) =>
    names.includes('all') ? roleSlugs : names,
  ),
  `be roles separated by commas: all, ${roleSlugs.join(', ')}`,
);

const hostWithPort = /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]{1,253})):(\d{1,5})$/;

/** An IPv6 address is written in brackets: [::1]:9464. */
export const hostAndPort: Reader<{ readonly host: string; readonly port: number }> = reader(
  z
    .string()
    .regex(hostWithPort)
    .transform((raw) => {
      const [, bracketed, plain = '', port] = hostWithPort.exec(raw) ?? [];
      return { host: bracketed ?? plain, port: Number(port) };
    })
    .refine(({ port }) => port <= 65_535),
  'be an address and a port, for example 127.0.0.1:9464',
);

export const postgresUrl: Reader<string> = {
  schema: z.string().refine((raw) => addressProblem(raw) === null),
  must: (raw) => addressProblem(raw) ?? '',
};

/** An address of the web without user or fragment, and without the slash at its end. */
export const webUrl: Reader<string> = reader(
  z
    .string()
    .refine((raw) => {
      const url = URL.canParse(raw) ? new URL(raw) : null;
      return url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password && !url.hash;
    })
    .transform((raw) => raw.replace(/\/+$/, '')),
  'be an address such as https://sms.example/send, without a user in it',
);

export const mailAddress: Reader<string> = reader(
  z.string().regex(/^[^\s@<>",;:()]{1,64}@[A-Za-z0-9.-]{1,190}$/),
  'be an address such as no-reply@post.example',
);

/** Hosts of this machine, which may be called without TLS. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** An OpenID Connect provider. The slash at its end is part of its name. */
export const issuerUrl: Reader<string> = reader(
  z.string().refine((raw) => {
    const url = URL.canParse(raw) ? new URL(raw) : null;
    if (!url || url.username || url.password || url.hash || url.search) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname));
  }),
  'be an https address such as https://login.example/realms/staff',
);

/** Roles by the values of a claim, in the order in which they count. */
export const claimRoles: Reader<readonly (readonly [value: string, role: RoleSlug])[]> = reader(
  z
    .string()
    .transform((raw) =>
      raw
        .split(',')
        .map((pair) => pair.trim())
        .filter((pair) => pair !== '')
        .map((pair) => {
          const at = pair.lastIndexOf('=');
          return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
        }),
    )
    .pipe(
      z.array(z.tuple([z.string().min(1), z.enum(roleSlugs as [RoleSlug, ...RoleSlug[]])])),
    ) as unknown as z.ZodType<readonly (readonly [string, RoleSlug])[], string>,
  `be pairs of a claim's value and a role, separated by commas, such as waybill-accountants=accountant; the roles are ${roleSlugs.join(', ')}`,
);

/** Values of a claim, separated by commas. */
export const values: Reader<readonly string[]> = reader(listOf(z.string().max(200)), 'be values separated by commas');

const headerLine = /^([A-Za-z0-9-]{1,100}):\s*([\x21-\x7e][\x20-\x7e]{0,999})$/;

/** A header of a request: its name, a colon, its value. */
export const header: Reader<{ readonly name: string; readonly value: string }> = reader(
  z
    .string()
    .regex(headerLine)
    .transform((raw) => {
      const [, name = '', value = ''] = headerLine.exec(raw) ?? [];
      return { name, value };
    }),
  'be a header such as Authorization: Bearer …',
);

export const token: Reader<string> = reader(
  z.string().regex(/^[\w.-]{8,200}$/),
  'be 8 to 200 letters, digits, dots, hyphens and underscores',
);

export const remoteAddress: Reader<RemoteAddress> = reader(
  z
    .string()
    .refine((raw) => readRemoteAddress(raw) !== null)
    .transform((raw) => readRemoteAddress(raw) as RemoteAddress),
  'be an address such as s3://bucket/folder or sftp://user@host:22/folder, without a password in it',
);

/** Public keys of age; the checksum of each is checked when it is used. */
export const recipients: Reader<readonly string[]> = reader(
  listOf(z.string().regex(/^age1[0-9a-z]{10,3000}$/)),
  'be public age keys (age1…) separated by commas',
);

export const hostKeys: Reader<readonly string[]> = reader(
  listOf(z.string().regex(/^(?:SHA256:[A-Za-z0-9+/]{43}=?|(?:\S+ )?(?:ssh|ecdsa)-\S+ [A-Za-z0-9+/]{20,}=*(?: .*)?)$/)),
  'be fingerprints (SHA256:…) or public keys (ssh-ed25519 AAAA…) separated by commas',
);
