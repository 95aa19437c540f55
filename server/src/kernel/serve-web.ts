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
 * The built page is in `web/dist`, relative to the bundle (`server/dist`) or to the source (`server/src/kernel`). The nearer one first: a page beside
 * the whole repository belongs to another build.
 */
const candidates = ['../../web/dist', '../../../web/dist'].map((relative) =>
  fileURLToPath(new URL(relative, import.meta.url)),
);

/**
 * File endings that a browser requests automatically. Answered with the page, a script would run as HTML and a picture would be cached; no address of
 * our pages has such an ending.
 */
const isFileName = /\.(m?js|css|map|json|webmanifest|svg|png|jpe?g|gif|webp|ico|woff2?|ttf|txt|xml|html?|wasm)$/i;

/** First path segments of requests by programs and browsers; no address of our pages begins with them. */
const withoutPage = new Set(['api', 'assets', 'metrics', 'healthz', 'readyz']);

/** The worker that reads codes from camera pictures: only it may compile WebAssembly, so its file has a separate policy. */
const isDecoder = /[\\/]decode-worker-[\w-]+\.js(\.br|\.gz)?$/;
const decoderPolicy = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";

/** Serves the built page: files with hashed names are cached forever, and every path of a page gets the page itself. */
export async function serveWeb(
  app: FastifyInstance,
  settings: Pick<Settings, 'clientToken' | 'singleSignOn'>,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const root = candidates.find((folder) => fs.existsSync(path.join(folder, 'index.html')));
  const page = root ? withSettings(fs.readFileSync(path.join(root, 'index.html'), 'utf8'), settings) : null;
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
    // A segment longer than any name matches no route, although the path has the method.
    const isOther = others.length > 0 && !others.some((method) => method === request.method);
    const refusal = refuse(isOther ? 'method_not_allowed' : 'not_found');
    if (isOther) void reply.header('allow', [...new Set(others)].join(', '));
    const { status, body } = answerOf(refusal, localeOf(request), request.id);
    return reply.code(status).send(body);
  });
}

/** One route for all files instead of one each: there are more than a thousand, and the server must start fast. Only built files are looked up. */
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
      // A browser that disconnects while a file is sent is no error.
      errorHandler: (error, request, reply) => {
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
        else app.errorHandler(error, request, reply);
      },
    },
    (request, reply) => (files.has(request.params['*']) ? reply.sendFile(request.params['*']) : reply.callNotFound()),
  );
}

/**
 * Serves the service worker uncached: a browser treats it as a new version when a byte differs. It caches the page that this server sends, so it
 * contains that page's hash, which the build cannot know.
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

/** Puts what differs by installation into meta tags of the page, which is built once: the client token, and the name of the single sign-on. */
function withSettings(
  html: string,
  { clientToken, singleSignOn }: Pick<Settings, 'clientToken' | 'singleSignOn'>,
): string {
  const meta = (name: string, content: string) =>
    `<meta name="waybill-${name}" content="${content.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}">`;
  const tags = meta('client-token', clientToken) + (singleSignOn ? meta('sso', singleSignOn.name) : '');
  return html.replace('<head>', () => `<head>${tags}`);
}

/** Returns the hashes of the page's inline scripts for its policy; any other script is refused. */
function signaturesOf(page: string): string {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join('');
}
