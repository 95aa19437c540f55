import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { sandboxContract as calls, type SandboxClock } from '@waybill/contract/rooms/sandbox/sandbox.contract.ts';
import { testWebhooksMost } from '@waybill/domain/rooms/sandbox/sandbox-rules.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { readKeyOwner, readOwnWebhooks } from './sandbox.queries.ts';
import { putAhead, readClerkId, readOwnClock, wantFailure } from './sandbox.store.ts';
import { payWalkedParcel } from './pay-out.ts';
import { walkLabel } from './walk-label.ts';

/** A call that runs several commands has no command frame around them: it would hold a database connection the whole time. */
export const sandboxRoutes: Route[] = [
  read(calls.walk, (context, { body }) => walkLabel(context, body)),
  read(calls.payout, (context, { body }) => payWalkedParcel(context, body.tracking_code)),
  read(calls.clock, readClock),
  read(calls.moveClock, async (context, { body }) => {
    const { db, viewer, services } = context;
    if (!services.sandbox || !viewer.key) return refuse('sandbox_only');
    if (!(await putAhead(db, viewer.key.id, body.ahead_minutes, context.now))) return refuse('sandbox_clock_back');
    await services.sandbox.doDue();
    return readClock(context);
  }),
  command(calls.fail, async ({ tx, viewer, services, now }, { body: { kind, count, seconds } }) => {
    if (!services.sandbox || !viewer.key) return refuse('sandbox_only');
    const wanted = { kind, remaining: count, seconds };
    await wantFailure(tx, viewer.key.id, wanted, now);
    return { data: wanted };
  }),
  read(calls.webhook, (context, { body }) => makeWebhook(context, body)),
];

async function readClock({ db, viewer, services }: ReadContext): Promise<{ data: SandboxClock } | Refusal> {
  if (!services.sandbox || !viewer.key) return refuse('sandbox_only');
  const { ahead_minutes } = await readOwnClock(db, viewer.key.id);
  const now = new Date(services.sandbox.realTime().getTime() + ahead_minutes * 60_000);
  return { data: { now: toIso(now), ahead_minutes } };
}

/**
 * A webhook of the key's owner, made as the desk makes one: the same checks of its address, the same secret. One that goes to the same address before is
 * switched off for it, and so is the oldest of too many.
 */
async function makeWebhook(
  { db, viewer, services }: ReadContext,
  { url, events }: { url: string; events: readonly string[] },
) {
  const { sandbox } = services;
  if (!sandbox || !viewer.key) return refuse('sandbox_only');
  const clerk = await readActor(db, await readClerkId(db), viewer.branchId);
  if (!clerk) throw new Error('the sandbox has no clerk');
  const { name, ...owner } = await readKeyOwner(db, viewer.key.id);
  const branch_id = owner.customer_id === null ? owner.branch_id : null;
  const made = await sandbox.act(clerk, 'webhooks.create', { body: { ...owner, branch_id, name, url, events } });
  if (isRefusal(made)) return made;
  const { id } = made.data;
  const others = (await readOwnWebhooks(db, owner)).filter((one) => one.id !== id);
  const tooMany = Math.max(0, others.length + 1 - testWebhooksMost);
  for (const [n, one] of others.entries())
    if (n < tooMany || one.url === made.data.url)
      await sandbox.act(clerk, 'webhooks.disable', { params: { id: one.id } });
  const shown = await sandbox.act(clerk, 'webhooks.secret', { params: { id } });
  return isRefusal(shown) ? shown : { data: { id, url: made.data.url, secret: shown.data.secret } };
}
