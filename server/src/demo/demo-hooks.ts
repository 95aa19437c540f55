import type { FastifyInstance } from 'fastify';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import type { SessionViewer } from '../kernel/viewer.ts';
import { runCommand } from '../kernel/run-command.ts';
import { readActor } from '../rooms/sessions/sessions.door.ts';
import { createWebhook, deliverWebhooks } from '../rooms/webhooks/webhooks.door.ts';
import type { DemoClient } from './demo-client.ts';

interface DemoHook {
  readonly name: string;
  /** Below `.example`, which is nobody's: nothing that is sent there later leaves the machine. */
  readonly host: string;
  /** What its program answers. */
  readonly answers: { readonly status: number; readonly text: string };
  readonly afterwards?: 'disable';
}

/** One that takes everything, one that fails, one that is gone and switched off for it, one that somebody switched off. */
const hooks: readonly DemoHook[] = [
  { name: 'အော်ဒါစနစ်', host: 'orders.shwe.example', answers: { status: 204, text: '' } },
  { name: 'Stock program', host: 'stock.shwe.example', answers: { status: 500, text: 'Internal Server Error' } },
  { name: 'Old shop', host: 'old.shwe.example', answers: { status: 410, text: 'Gone' } },
  { name: 'Chat bot', host: 'bot.shwe.example', answers: { status: 200, text: 'ok' }, afterwards: 'disable' },
];

export interface HookParts {
  readonly maker: DemoClient;
  readonly merchant: number;
  /** Does something that programs hear of. */
  readonly happen: () => Promise<void>;
}

/** Webhooks of a merchant in every state, with what was sent to them: made by the product's own commands, delivered as a server delivers, to programs that are played. */
export async function makeHooks(app: FastifyInstance, { maker, merchant, happen }: HookParts): Promise<void> {
  const { db } = app.waybill;
  const { data: me } = await maker.call('sessions.activeAccount', {});
  const viewer = await readActor(db, me.id, me.branch?.id ?? null);
  if (!viewer) throw new Error('the demo operator has no manager');
  const made: { readonly id: number; readonly hook: DemoHook }[] = [];
  for (const hook of hooks) made.push({ id: await makeHook(app, viewer, { merchant, hook }), hook });
  await happen();
  await deliver(app);
  for (const { id, hook } of made) {
    const params = { id };
    if (hook.answers.status < 300) await maker.call('webhooks.test', { params });
    await deliver(app);
    if (hook.afterwards) await maker.call(`webhooks.${hook.afterwards}`, { params });
  }
}

/** The command of the desk, without its question whether the host can be found. */
async function makeHook(
  app: FastifyInstance,
  viewer: SessionViewer,
  { merchant, hook: { name, host } }: { readonly merchant: number; readonly hook: DemoHook },
): Promise<number> {
  const { services, db } = app.waybill;
  const owner = { owner_kind: 'merchant', customer_id: merchant, branch_id: null, owner_name: null } as const;
  const answer = await runCommand(
    {
      services,
      db,
      live: null,
      viewer,
      now: services.clock(),
      requestId: 'demo',
      locale: viewer.locale,
      request: { ip: '', userAgent: null, raw: null },
    },
    {
      endpoint: 'webhooks.create',
      status: 201,
      audited: false,
      input: null,
      idempotencyKey: null,
      act: (context) => createWebhook(context, { ...owner, name, url: `https://${host}/waybill`, events: [] }),
    },
  );
  if (isRefusal(answer)) throw new Error(`a webhook of the demo was refused: ${answer.code}`);
  return (answer.body as { data: { id: number } }).data.id;
}

/** Delivers whatever is due, with the programs of the demo at the other end. */
async function deliver(app: FastifyInstance): Promise<void> {
  const { services, db } = app.waybill;
  const call = async ({ url }: { readonly url: string }) => {
    const { hostname } = new URL(url);
    return hooks.find(({ host }) => host === hostname)?.answers ?? { status: 404, text: '' };
  };
  await deliverWebhooks({ services, db }, { outside: { call }, random: () => 0.5 });
}
