import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { answerOf } from './errors.ts';
import { localeOf } from './http.ts';
import type { Settings } from './settings.ts';

/**
 * Both from the bundle (`server/dist`) and from source (`server/src/kernel`) the built page stands in `web/dist`. The nearer one first: a page that stands
 * beside the whole repository is another one's.
 */
const candidates = ['../../web/dist', '../../../web/dist'].map((relative) =>
  fileURLToPath(new URL(relative, import.meta.url)),
);

/** What a browser asks for by its ending. An answer with the page in it would be run as a script, or kept as a picture; no page's own address ends so. */
const isFileName = /\.(m?js|css|map|json|webmanifest|svg|png|jpe?g|gif|webp|ico|woff2?|ttf|txt|xml|html?|wasm)$/i;

/** Serves the built page: files by their hashed names for ever, and the page itself for every path that a person may open. */
export async function serveWeb(
  app: FastifyInstance,
  settings: Pick<Settings, 'clientToken'>,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const root = candidates.find((folder) => fs.existsSync(path.join(folder, 'index.html')));
  const page = root
    ? withClientToken(fs.readFileSync(path.join(root, 'index.html'), 'utf8'), settings.clientToken)
    : null;
  const own = signaturesOf(page ?? '');
  if (root) await serveFiles(app, root);
  const shapes = endpoints.map((endpoint) => ({
    method: endpoint.method,
    shape: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }));
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    const opensPage =
      ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$)/.test(pathname) && !isFileName.test(pathname);
    if (opensPage && page !== null)
      return reply
        .headers({
          'cache-control': 'no-cache',
          'content-security-policy': String(reply.getHeader('content-security-policy')).replace(
            "script-src 'self'",
            `script-src 'self'${own}`,
          ),
        })
        .type('text/html; charset=utf-8')
        .send(page);
    const others = shapes.filter(({ shape }) => shape.test(pathname)).map(({ method }) => method);
    const refusal = refuse(others.length > 0 ? 'method_not_allowed' : 'not_found');
    if (others.length > 0) void reply.header('allow', [...new Set(others)].join(', '));
    const { status, body } = answerOf(refusal, localeOf(request), request.id);
    return reply.code(status).send(body);
  });
}

/** One route for all files instead of one for each: there are more than a thousand, and a server is to start at once. Only what was built is looked for. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const files = new Set(
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !/(\.map|\.gz|\.br|^index\.html.*)$/.test(file)),
  );
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.get<{ Params: { '*': string } }>(
    '/*',
    {
      // Whoever goes away while a file is sent to them is no error of ours.
      errorHandler: (error, request, reply) => {
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
        else app.errorHandler(error, request, reply);
      },
    },
    (request, reply) => (files.has(request.params['*']) ? reply.sendFile(request.params['*']) : reply.callNotFound()),
  );
}

/** The page learns the client token from a meta tag: it differs by installation, and the page is built once. */
function withClientToken(html: string, token: string): string {
  const safe = token.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html.replace('<head>', `<head><meta name="waybill-client-token" content="${safe}">`);
}

/** What stands in the page itself may run for exactly the signs that it was built with; any other script in it is refused as before. */
function signaturesOf(page: string): string {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join('');
}
