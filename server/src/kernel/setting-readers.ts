/** Requirement of a value, as the rest of the sentence "PORT must …". */
export interface Wrong {
  readonly must: string;
}

/** Parses one setting, or returns its requirement. */
export type Reader<Value> = (raw: string) => Value | Wrong;

export const numberBetween =
  (least: number, most: number, { whole = true } = {}): Reader<number> =>
  (raw) => {
    const value = /^\d+(\.\d+)?$/.test(raw) ? Number(raw) : Number.NaN;
    const fits = value >= least && value <= most && (!whole || Number.isInteger(value));
    return fits ? value : { must: `be a ${whole ? 'whole ' : ''}number from ${least} to ${most}` };
  };

export const flag: Reader<boolean> = (raw) => (raw === '1' ? true : raw === '0' ? false : { must: 'be 0 or 1' });

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (raw) =>
    values.find((value) => value === raw) ?? { must: `be one of ${values.join(', ')}` };

export const text =
  (most: number): Reader<string> =>
  (raw) => {
    const plain = [...raw].every((sign) => sign >= ' ' && sign !== '\u007f');
    return plain && raw.length <= most ? raw : { must: `be a line of at most ${most} characters` };
  };

export const hostName: Reader<string> = (raw) =>
  /^[A-Za-z0-9.:_-]{1,253}$/.test(raw)
    ? raw
    : { must: 'be an address or a host name, for example 127.0.0.1 or 0.0.0.0' };

/** Like `hostName`, any number of them. */
export const hostNames: Reader<readonly string[]> = (raw) => {
  const names = raw
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  return names.every((name) => hostName(name) === name) ? names : { must: 'be host names separated by commas' };
};

/** An IPv6 address is written in brackets: [::1]:9464. */
export const hostAndPort: Reader<{ readonly host: string; readonly port: number } | undefined> = (raw) => {
  const [, bracketed, plain, port] = /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]{1,253})):(\d{1,5})$/.exec(raw) ?? [];
  const host = bracketed ?? plain;
  return host !== undefined && Number(port) <= 65_535
    ? { host, port: Number(port) }
    : { must: 'be an address and a port, for example 127.0.0.1:9464' };
};

/**
 * One database of one server. A password with an unescaped `/`, `?` or `#` ends the address early, and the rest of it would be parsed as a host, a
 * port or a database and logged; so ambiguous addresses are refused.
 */
const postgresAddress =
  /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?(?:[\w.%-]*|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?(?:\/[^/?#@:]*)?(?:\?\w+=[^&#@]*(?:&\w+=[^&#@]*)*)?$/;

export const postgresUrl: Reader<string | undefined> = (raw) => {
  const fits = postgresAddress.test(raw) && !/%(?![0-9A-Fa-f]{2})/.test(raw) && URL.canParse(raw);
  return fits
    ? raw
    : {
        must: 'be a PostgreSQL address such as postgres://user:password@host:5432/database; in its user and password @ is written as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25',
      };
};

/** A web address with nothing after its path, without the final slash. */
export const webUrl: Reader<string | undefined> = (raw) => {
  const url = URL.canParse(raw) ? new URL(raw) : null;
  const fits = url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password && !url.hash;
  return fits
    ? raw.replace(/\/+$/, '')
    : { must: 'be an address such as https://sms.example/send, without a user in it' };
};

/** A request header: name, colon, value. */
export const header: Reader<{ readonly name: string; readonly value: string } | undefined> = (raw) => {
  const [, name, value] = /^([A-Za-z0-9-]{1,100}):\s*([\x21-\x7e][\x20-\x7e]{0,999})$/.exec(raw) ?? [];
  return name && value ? { name, value } : { must: 'be a header such as Authorization: Bearer …' };
};

export const token: Reader<string | undefined> = (raw) =>
  /^[\w.-]{8,200}$/.test(raw) ? raw : { must: 'be 8 to 200 letters, digits, dots, hyphens and underscores' };

export const userNames: Reader<readonly string[]> = (raw) => {
  const names = raw
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.every((name) => /^[\w.@+-]{1,100}$/.test(name)) ? names : { must: 'be user names separated by commas' };
};
