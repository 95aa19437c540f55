import type { FastifyInstance } from 'fastify';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import type { SessionViewer } from '../kernel/viewer.ts';
import { runCommand } from '../kernel/run-command.ts';
import { readActor } from '../rooms/sessions/sessions.door.ts';
import { readClerkId } from '../rooms/sandbox/sandbox.door.ts';
import { createWebhook, deliverWebhooks, holdDelivering } from '../rooms/webhooks/webhooks.door.ts';
import type { DemoClient } from './demo-client.ts';

interface DemoHook {
  readonly name: string;
  /** Below `.example`, which is reserved: nothing sent there later leaves the machine. */
  readonly host: string;
  /** Answers of its program. */
  readonly answers: { readonly status: number; readonly text: string };
  readonly afterwards?: 'disable';
}

/** Webhooks of a program in development: one accepts everything, one is unreachable. Neither is retried later. */
const testHooks: readonly DemoHook[] = [
  { name: 'Shop (test)', host: 'test.shwe.example', answers: { status: 204, text: '' } },
  { name: 'First try', host: 'first.shwe.example', answers: { status: 410, text: 'Gone' } },
];

/** One accepts everything, one fails, one was switched off because it was unreachable, one was switched off by a user. */
const hooks: readonly DemoHook[] = [
  { name: 'အော်ဒါစနစ်', host: 'orders.shwe.example', answers: { status: 204, text: '' } },
  { name: 'Stock program', host: 'stock.shwe.example', answers: { status: 500, text: 'Internal Server Error' } },
  { name: 'Old shop', host: 'old.shwe.example', answers: { status: 410, text: 'Gone' } },
  { name: 'Chat bot', host: 'bot.shwe.example', answers: { status: 200, text: 'ok' }, afterwards: 'disable' },
];

/** Where webhooks are made: the operator's database, or the sandbox. */
type World = FastifyInstance['waybill'];

export interface HookParts {
  readonly maker: DemoClient;
  readonly merchant: number;
  /** Causes events that webhooks report. */
  readonly happen: () => Promise<void>;
}

/**
 * Creates webhooks of a merchant in every state, with their deliveries: by the product's own commands, delivered as a server does, to simulated
 * programs.
 */
export async function makeHooks(app: FastifyInstance, { maker, merchant, happen }: HookParts): Promise<void> {
  const { data: me } = await maker.call('sessions.activeAccount', {});
  await playHooks(
    app.waybill,
    { staff: me.id, branch: me.branch?.id ?? null, merchant, hooks, happen },
    async (made) => {
      for (const { id, hook } of made) {
        const params = { id };
        if (hook.answers.status < 300) await maker.call('webhooks.test', { params });
        await deliver(app.waybill);
        if (hook.afterwards) await maker.call(`webhooks.${hook.afterwards}`, { params });
      }
    },
  );
}

/** The same in the sandbox, by its clerk; parcels are processed there while the webhooks exist. */
export async function makeTestHooks(
  sandbox: World,
  {
    branch,
    merchant,
    happen,
  }: { readonly branch: number; readonly merchant: number; readonly happen: () => Promise<void> },
): Promise<void> {
  const staff = await readClerkId(sandbox.db);
  await playHooks(sandbox, { staff, branch, merchant, hooks: testHooks, happen }, () => deliver(sandbox));
}

interface Play {
  readonly staff: number;
  readonly branch: number | null;
  readonly merchant: number;
  readonly hooks: readonly DemoHook[];
  readonly happen: () => Promise<void>;
}

async function playHooks(
  world: World,
  { staff, branch, merchant, hooks: wanted, happen }: Play,
  afterwards: (made: readonly { readonly id: number; readonly hook: DemoHook }[]) => Promise<void>,
): Promise<void> {
  const viewer = await readActor(world.db, staff, branch);
  if (!viewer) throw new Error('the demo operator has nobody who makes webhooks');
  // The running server would look up hosts that do not exist.
  const release = holdDelivering(world.db);
  try {
    const made: { readonly id: number; readonly hook: DemoHook }[] = [];
    for (const hook of wanted) made.push({ id: await makeHook(world, viewer, { merchant, hook }), hook });
    await happen();
    await deliver(world);
    await afterwards(made);
  } finally {
    release();
  }
}

/** Runs the desk's command, without its check that the host exists. */
async function makeHook(
  { services, db }: World,
  viewer: SessionViewer,
  { merchant, hook: { name, host } }: { readonly merchant: number; readonly hook: DemoHook },
): Promise<number> {
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

/** Delivers what is due to the demo's programs. */
async function deliver({ services, db }: World): Promise<void> {
  const call = async ({ url }: { readonly url: string }) => {
    const { hostname } = new URL(url);
    return [...hooks, ...testHooks].find(({ host }) => host === hostname)?.answers ?? { status: 404, text: '' };
  };
  await deliverWebhooks({ services, db }, { outside: { call }, random: () => 0.5 });
}
