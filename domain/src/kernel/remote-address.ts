/** An address such as `s3://bucket/folder` or `sftp://user@host:port/folder`, without secrets. */
export type RemoteAddress =
  | { readonly kind: 's3'; readonly bucket: string; readonly folder: string }
  | {
      readonly kind: 'sftp';
      readonly user: string;
      readonly host: string;
      readonly port: number;
      /** Relative to the home of the user; absolute with a slash at its beginning. */
      readonly folder: string;
    };

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const hasControls = /\p{Cc}/u;

/**
 * Reads an address; null when it is not one. The path of SFTP is relative to the home of the user, and absolute after a second slash.
 *
 * @example readRemoteAddress('sftp://waybill@nas:2222//srv/copies') // { kind: 'sftp', user: 'waybill', host: 'nas', port: 2222, folder: '/srv/copies' }
 */
export function readRemoteAddress(raw: string): RemoteAddress | null {
  const found = /^(s3|sftp):\/\/(?:([^@/\s]+)@)?([^@/\s]+?)(?::(\d{1,5}))?(?:\/(.*))?$/.exec(raw);
  if (!found || hasControls.test(raw)) return null;
  const [, kind, user, host = '', port, path = ''] = found;
  const folder = path.replace(/\/+$/, '');
  if (folder.split('/').includes('..')) return null;
  if (kind === 's3')
    return user === undefined && port === undefined && bucketName.test(host)
      ? { kind: 's3', bucket: host, folder: folder.replace(/^\/+/, '') }
      : null;
  const number = Number(port ?? 22);
  const name = user === undefined ? '' : decoded(user);
  if (name === '' || name.includes(':') || number < 1 || number > 65_535) return null;
  return { kind: 'sftp', user: name, host: host.replace(/^\[|\]$/g, ''), port: number, folder };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Writes an address as people read it. */
export function writeRemoteAddress(address: RemoteAddress): string {
  if (address.kind === 's3') return `s3://${[address.bucket, address.folder].filter((part) => part !== '').join('/')}`;
  const host = address.host.includes(':') ? `[${address.host}]` : address.host;
  const port = address.port === 22 ? '' : `:${address.port}`;
  return `sftp://${encodeURIComponent(address.user)}@${host}${port}/${address.folder}`;
}
