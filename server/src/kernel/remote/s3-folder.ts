import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isIP, type LookupFunction } from 'node:net';
import { S3mini, S3ServiceError, type AWSHeaders, type UploadPart } from 's3mini';
import type { RemoteTrouble } from '@waybill/domain/kernel/remote-troubles.ts';
import { networkProblem, RemoteProblem } from './remote-problem.ts';
import type { RemoteFolder, RemoteLimits, S3Target } from './remote-folder.ts';

const troubles: Readonly<Record<string, RemoteTrouble>> = {
  NoSuchBucket: 'no_bucket',
  NoSuchKey: 'no_file',
  InvalidAccessKeyId: 'refused_key',
  SignatureDoesNotMatch: 'refused_key',
  InvalidSecurity: 'refused_key',
  AccessDenied: 'not_allowed',
  RequestTimeTooSkewed: 'clock',
  PermanentRedirect: 'wrong_region',
  AuthorizationHeaderMalformed: 'wrong_region',
  QuotaExceeded: 'no_room',
  XMinioStorageFull: 'no_room',
  XMinioAdminBucketQuotaExceeded: 'no_room',
  InsufficientCapacity: 'no_room',
};
const ofStatus: Readonly<Record<number, RemoteTrouble>> = {
  301: 'wrong_region',
  307: 'wrong_region',
  401: 'refused_key',
  403: 'not_allowed',
  404: 'no_file',
  429: 'busy',
  507: 'no_room',
};

function problemOf(error: unknown): RemoteProblem {
  if (!(error instanceof S3ServiceError)) return networkProblem(error);
  const { status, body = '' } = error;
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? '';
  const trouble = troubles[code] ?? ofStatus[status] ?? (status >= 500 ? 'busy' : 'other');
  return new RemoteProblem(trouble, `${status}${code === '' ? '' : ` ${code}`}`);
}

async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw problemOf(error);
  }
}

/** Opens a folder of a bucket. A file appears there only when all its parts are confirmed (multipart upload). */
export function openS3(target: S3Target, { idleMs, lookup }: RemoteLimits): RemoteFolder {
  const agents = new Set<http.Agent>();
  const s3 = new S3mini({
    accessKeyId: target.accessKey,
    secretAccessKey: target.secret,
    endpoint: `${target.endpoint.replace(/\/+$/, '')}/${target.bucket}`,
    region: target.region,
    fetch: nodeFetch({ idleMs, lookup, agents }),
  });
  const prefix = target.folder === '' ? '' : `${target.folder}/`;
  const keyOf = (name: string) => `${prefix}${name}`;
  /** Lists below the prefix; s3mini does so relative to its "delimiter". */
  const listed = async () => (await ask(() => s3.listObjects('/', prefix))) ?? missing('no_bucket');

  return {
    list: async () =>
      (await listed())
        .map(({ Key, Size, LastModified }) => ({
          name: Key.slice(prefix.length),
          bytes: Number(Size),
          changedAt: new Date(LastModified),
        }))
        .filter(({ name }) => name !== '' && !name.includes('/')),
    begin: async (name) => {
      const key = keyOf(name);
      const id = await ask(() => s3.getMultipartUploadId(key, 'application/octet-stream'));
      // Asked second, because the answer to this question has no text that names a refusal.
      if ((await ask(() => s3.objectExists(key))) === true) {
        await ask(() => s3.abortMultipartUpload(key, id)).catch(() => {});
        throw new RemoteProblem('name_taken', name);
      }
      const parts: UploadPart[] = [];
      return {
        write: async (part, n) => {
          // The service refuses a part that does not have this sum.
          const sum = { 'content-md5': createHash('md5').update(part).digest('base64') } as unknown as AWSHeaders;
          parts[n] = await ask(() => s3.uploadPart(key, id, part, n + 1, {}, undefined, sum));
        },
        finish: async () => {
          // An answer that was lost on the way: the file is there already when this is repeated.
          await ask(() => s3.completeMultipartUpload(key, id, parts)).catch(async (error: RemoteProblem) => {
            if ((await ask(() => s3.objectExists(key))) !== true) throw error;
          });
        },
        abort: async () => void (await ask(() => s3.abortMultipartUpload(key, id))),
      };
    },
    read: async (name) => {
      const answer = await ask(() => s3.getObjectResponse(keyOf(name)));
      if (!answer?.body) throw new RemoteProblem('no_file', name);
      return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    },
    remove: async (name) => void (await ask(() => s3.deleteObject(keyOf(name)))),
    sweep: async (before) => {
      const answer = await ask(() => s3.listMultipartUploads('/', prefix)).catch(() => ({}));
      for (const { key, id, begunAt } of unfinished(answer, prefix))
        if (begunAt < before) await ask(() => s3.abortMultipartUpload(key, id)).catch(() => {});
    },
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}

function missing(trouble: RemoteTrouble): never {
  throw new RemoteProblem(trouble);
}

/** Returns the uploads below a prefix that were never completed, from the answer as the service writes it. */
function unfinished(answer: object, prefix: string) {
  const { upload = [] } = Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name.toLowerCase(), value as unknown]),
  ) as { upload?: unknown };
  return (Array.isArray(upload) ? upload : [upload])
    .map((one: Record<string, unknown>) => ({
      key: String(one['Key'] ?? one['key'] ?? ''),
      id: String(one['UploadId'] ?? one['uploadId'] ?? ''),
      begunAt: new Date(String(one['Initiated'] ?? one['initiated'] ?? '')),
    }))
    .filter(({ key, id }) => id !== '' && key.startsWith(prefix));
}

interface FetchParts {
  readonly idleMs: number;
  readonly lookup: LookupFunction | undefined;
  readonly agents: Set<http.Agent>;
}

/**
 * Returns a `fetch` over node:http, because that of Node has no limit for a connection that stops in the middle and no way to check the address.
 * Redirects are returned, not followed.
 */
function nodeFetch({ idleMs, lookup, agents }: FetchParts): typeof fetch {
  const options = { keepAlive: true, maxFreeSockets: 2 } as const;
  const byProtocol = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  for (const agent of Object.values(byProtocol)) agents.add(agent);
  return (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address as string);
    const secure = url.protocol === 'https:';
    return new Promise<Response>((resolve, reject) => {
      // A host that is an IP address is never looked up.
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (lookup && isIP(host) !== 0) lookup(host, {}, (error) => (error ? reject(error) : send()));
      else send();

      function send(): void {
        const request = (secure ? https : http).request(url, {
          method,
          headers: headers as http.OutgoingHttpHeaders,
          agent: byProtocol[secure ? 'https:' : 'http:'],
          ...(lookup ? { lookup } : {}),
        });
        const late = () => request.destroy(Object.assign(new Error('timeout'), { code: 'timeout' }));
        request.setTimeout(idleMs, late);
        request.on('error', reject);
        request.on('response', (message) => {
          const status = message.statusCode ?? 500;
          const hasBody = method !== 'HEAD' && ![204, 205, 304].includes(status);
          if (!hasBody) message.resume();
          const kept = Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, String(value)]],
          );
          resolve(
            new Response(
              hasBody ? (Readable.toWeb(message) as unknown as ConstructorParameters<typeof Response>[0]) : null,
              { status, headers: kept },
            ),
          );
        });
        request.end(body as Uint8Array | string | undefined);
      }
    });
  };
}
