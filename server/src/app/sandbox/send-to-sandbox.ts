import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { worldOfKey } from '@waybill/domain/kernel/key-format.ts';
import { Refused } from '../../kernel/errors.ts';
import { bearerOf, type HttpKernel } from '../../kernel/http.ts';
import type { KnownSessions } from '../../kernel/known-sessions.ts';
import { routeKindOf } from '../../kernel/matched-route.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { isTestKeyUsed, ownerOf, readTestKey } from '../../rooms/api-keys/api-keys.door.ts';
import { readClerkId, sandboxPerson, takeFailure } from '../../rooms/sandbox/sandbox.door.ts';
import { copyToSandbox } from './copy-to-sandbox.ts';
import { copyAuditLines, deleteIntent, noteIntent } from './lines-of-sandbox.ts';
import { openSandbox, type OpenSandbox, type SandboxParts } from './open-sandbox.ts';

/** How long the copies of a key, its merchant and the prices count as current, in milliseconds. */
const broughtForMs = 3_600_000;
/** Calls that are never made to fail. */
const ownCalls = '/api/sandbox/';

/**
 * Sends every call with a test key to the sandbox, and no other: the only place where the two worlds separate. Each call checks in the operator's
 * database that the key is valid, so a revoked key ends at once on every server. The sandbox is opened with the first such call, or at the start when
 * test keys were used recently, so that waiting work such as webhooks continues. Returns how staff use it. They read with their own rights, by branch
 * ids, which are the same in both. Its clerk makes their changes, after a check that they may see the record, or may create it for its owner. The
 * operator's audit log names them, because the sandbox does not know its users. A server that dies between the two commits loses no line
 * (`lines-of-sandbox.ts`).
 */
export function sendToSandbox(
  app: FastifyInstance,
  parts: SandboxParts,
  sessions: KnownSessions,
): { readonly open: () => Promise<OpenSandbox>; readonly ask: NonNullable<HttpKernel['inSandbox']> } {
  const { services, db } = parts;
  let opening: Promise<OpenSandbox> | null = null;
  /** When this process copied each key. */
  const brought = new Map<number, number>();
  const open = (): Promise<OpenSandbox> =>
    (opening ??= openSandbox(parts).catch((error: unknown) => {
      opening = null;
      app.log.error({ error }, 'the sandbox could not be opened');
      throw error;
    }));

  // After rate limiting, so that invented keys cannot cause unlimited lookups; before the body is read, which the sandbox reads itself.
  app.addHook('preParsing', async (request, reply) => {
    const token = bearerOf(request);
    if (token === null || worldOfKey(token) !== 'test' || routeKindOf(request) !== 'call') return;
    const key = await readTestKey(db, token, services.clock(), request.ip);
    // An invalid key is refused here, like a live one.
    if (key === null) return;
    sessions.saw(token, -key.id, key.per_minute);
    const sandbox = await enter(key.id).catch(() => {
      throw new Refused(refuse('sandbox_unavailable'));
    });
    const failure = request.routeOptions.url?.startsWith(ownCalls)
      ? null
      : await takeFailure(sandbox.app.waybill.db, key.id);
    if (failure?.kind === 'slow') await pause(failure.seconds * 1000);
    else if (failure) {
      void reply.header('retry-after', String(failure.seconds));
      throw new Refused(refuse(failure.kind, { values: { seconds: failure.seconds } }));
    }
    const own = await sandbox.servicesOfKey(key.id);
    reply.hijack();
    sandbox.serve(request.raw, reply.raw, own);
  });

  async function enter(keyId: number): Promise<OpenSandbox> {
    const sandbox = await open();
    const now = Date.now();
    if (now - (brought.get(keyId) ?? 0) > broughtForMs) {
      await copyToSandbox(db, sandbox.app.waybill.db, { keyId }, services.clock());
      brought.set(keyId, now);
    }
    return sandbox;
  }

  /**
   * A user who creates something for a program's owner must have that right in the operator's database; a merchant without a test key is copied to
   * the sandbox first.
   */
  async function ownerThere(viewer: SessionViewer, sandbox: OpenSandbox, wish: Parameters<typeof ownerOf>[1]) {
    const owner = await db.transaction().execute((tx) => ownerOf({ tx, viewer }, wish));
    if (!isRefusal(owner) && owner.customer_id !== null)
      await copyToSandbox(db, sandbox.app.waybill.db, { customerId: owner.customer_id }, services.clock());
    return owner;
  }

  app.addHook('onReady', async () => {
    if (parts.provided.worksOnJobs !== false && (await isTestKeyUsed(db, services.clock())))
      void open().catch(() => {});
  });
  app.addHook('onClose', async () => {
    const opened = await opening?.catch(() => null);
    await opened?.close();
  });

  const ask: NonNullable<HttpKernel['inSandbox']> = async ({ viewer, now, requestId }, { id, method }, sent) => {
    const sandbox = await open().catch(() => null);
    if (!sandbox) return refuse('sandbox_unavailable');
    const call = id as EndpointId;
    if (method === 'GET') return sandbox.act(viewer, call, sent);
    const { params, body } = sent;
    const refused =
      params && Object.keys(params).length > 0
        ? await sandbox.act(viewer, `${id.split('.')[0]}.detail` as EndpointId, { params })
        : await ownerThere(viewer, sandbox, body as Parameters<typeof ownerOf>[1]);
    if (isRefusal(refused)) return refused;
    const inside = { db: sandbox.app.waybill.db };
    const clerk = await sandboxPerson(inside, await readClerkId(inside.db), viewer.branchId);
    await noteIntent(db, { viewer, now, requestId });
    const answer = await sandbox.actFor({ viewer: clerk, id: call, parts: sent }, requestId);
    if (isRefusal(answer)) await deleteIntent(db, requestId);
    // The change is committed even if its audit line fails now: the job copies the line later.
    else
      await copyAuditLines(db, inside.db, requestId).catch((error: unknown) =>
        app.log.error({ error, request_id: requestId }, 'a line of the sandbox waits for the job'),
      );
    return answer;
  };
  return { open, ask };
}
