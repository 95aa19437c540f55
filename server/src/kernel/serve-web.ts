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
import { firstName, sentPath } from './matched-route.ts';
import type { Settings } from './settings.ts';

/**
 * The built page is in `web/dist`, seen from the bundle (`server/dist`) and from source (`server/src/kernel`). The nearer one first: a page beside the whole
 * repository belongs to another build.
 */
const candidates = ['../../web/dist', '../../../web/dist'].map((relative) =>
  fileURLToPath(new URL(relative, import.meta.url)),
);

/**
 * Endings of files that a browser asks for by itself. Answered with the page, a script would run as HTML and a picture would be cached; no page of ours has
 * such an address.
 */
const isFileName = /\.(m?js|css|map|json|webmanifest|svg|png|jpe?g|gif|webp|ico|woff2?|ttf|txt|xml|html?|wasm)$/i;

/** First names of what programs and browsers ask for, however they are written: no page of ours begins with them. */
const withoutPage = new Set(['api', 'assets', 'metrics', 'healthz', 'readyz']);

/** The thread that reads codes from a camera's pictures: it alone may compile WebAssembly, so its file comes with a policy of its own. */
const isDecoder = /[\\/]decode-worker-[\w-]+\.js(\.br|\.gz)?$/;
const decoderPolicy = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";

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
  if (root && page !== null) serveWorker(app, root, page);
  const shapes = endpoints.map((endpoint) => ({
    method: endpoint.method,
    shape: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }));
  app.setNotFoundHandler((request, reply) => {
    const pathname = sentPath(request);
    const opensPage =
      ['GET', 'HEAD'].includes(request.method) && !withoutPage.has(firstName(pathname)) && !isFileName.test(pathname);
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
    // A part that is longer than any name leads to no route, though the path has the method: it names nothing.
    const isOther = others.length > 0 && !others.some((method) => method === request.method);
    const refusal = refuse(isOther ? 'method_not_allowed' : 'not_found');
    if (isOther) void reply.header('allow', [...new Set(others)].join(', '));
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
      .filter((file) => !/(\.map|\.gz|\.br|^(index|public-page)\.html.*|^sw\.js)$/.test(file)),
  );
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (isDecoder.test(file)) void reply.header('content-security-policy', decoderPolicy);
    },
  });
  app.get<{ Params: { '*': string } }>(
    '/*',
    {
      // A browser that goes away while a file is sent is not an error of ours.
      errorHandler: (error, request, reply) => {
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
        else app.errorHandler(error, request, reply);
      },
    },
    (request, reply) => (files.has(request.params['*']) ? reply.sendFile(request.params['*']) : reply.callNotFound()),
  );
}

/**
 * The service worker, asked for anew each time: a browser takes it for a new version when a byte of it differs. It keeps the page that this server sends, so
 * it names that page's contents, which the build cannot know.
 */
function serveWorker(app: FastifyInstance, root: string, page: string): void {
  const file = path.join(root, 'sw.js');
  if (!fs.existsSync(file)) return;
  const print = createHash('sha256').update(page).digest('hex').slice(0, 16);
  const worker = fs.readFileSync(file, 'utf8').replaceAll('__PAGE__', print);
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
}

/** The page learns the client token from a meta tag: it differs by installation, and the page is built once. */
function withClientToken(html: string, token: string): string {
  const safe = token.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html.replace('<head>', `<head><meta name="waybill-client-token" content="${safe}">`);
}

/** Inline scripts of the page may run only with exactly the characters that it was built with; any other script is refused. */
function signaturesOf(page: string): string {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join('');
}
