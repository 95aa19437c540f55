import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { documentPath } from '@waybill/contract/api-changes.ts';
import { openapi, type Readers } from './openapi.ts';

const packings = { br: '.br', gzip: '.gz', identity: '' } as const;
type Packing = keyof typeof packings;
/** A document as it is sent, by its compression. */
type Packed = Readonly<Record<Packing, Buffer>>;

const fileOf = { all: 'openapi.json', keys: 'openapi-keys.json' } as const satisfies Record<Readers, string>;

/** Returns the files of both documents, for the build to put beside the server's bundle. */
export async function openapiFiles(endpoints: readonly Endpoint[]): Promise<{ name: string; content: Buffer }[]> {
  const files = Object.entries(fileOf).map(async ([readers, name]) => {
    const packed = await pack(endpoints, readers as Readers, constants.BROTLI_MAX_QUALITY);
    return Object.entries(packings).map(([packing, ending]) => ({
      name: name + ending,
      content: packed[packing as Packing],
    }));
  });
  return (await Promise.all(files)).flat();
}

/**
 * Serves the document of all calls, and with `?for=keys` that of the calls that keys may make, from the files of the build. A server that runs from its
 * sources has none: it makes each document on its first request.
 */
export function serveOpenapi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const documents = new Map<Readers, Promise<Packed & { readonly etag: string }>>();
  const documentOf = (readers: Readers) => {
    const known = documents.get(readers);
    if (known) return known;
    const read = readPacked(readers)
      .catch(() => pack(endpoints, readers, 4))
      .then((packed) => ({ ...packed, etag: etagOf(packed.identity) }));
    documents.set(readers, read);
    return read;
  };
  const route = { exposeHeadRoute: false, compress: false, config: { kind: 'call' } } as const;
  app.get<{ Querystring: { for?: unknown } }>(documentPath, route, async (request, reply) => {
    const document = await documentOf(request.query.for === 'keys' ? 'keys' : 'all');
    void reply.headers({ etag: document.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
    const packing = packingFor(String(request.headers['accept-encoding'] ?? ''));
    if (packing !== 'identity') void reply.header('content-encoding', packing);
    return reply.type('application/json; charset=utf-8').send(document[packing]);
  });
}

async function readPacked(readers: Readers): Promise<Packed> {
  const read = (packing: Packing) => readFile(path.join(import.meta.dirname, fileOf[readers] + packings[packing]));
  const [br, gzipped, identity] = await Promise.all([read('br'), read('gzip'), read('identity')]);
  return { br, gzip: gzipped, identity };
}

async function pack(endpoints: readonly Endpoint[], readers: Readers, quality: number): Promise<Packed> {
  const identity = Buffer.from(JSON.stringify(openapi(endpoints, readers)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
  return { br, gzip: gzipped, identity };
}

/** Names the content, whatever its compression: a weak tag. */
const etagOf = (text: Buffer): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Returns the best compression that a caller accepts. */
function packingFor(accepted: string): Packing {
  const takes = (packing: string) =>
    accepted.split(',').some((one) => {
      const [name = '', quality = ''] = one.trim().split(';');
      return name.trim() === packing && !/^\s*q=0(\.0*)?$/.test(quality);
    });
  return (['br', 'gzip'] as const).find(takes) ?? 'identity';
}
