import { setTimeout as pause } from 'node:timers/promises';
import { answerMax, deliveryLimits, tryMs } from '@waybill/domain/rooms/webhooks/delivering.ts';
import { batchConcurrent } from '../../kernel/hot/batch-concurrent.ts';
import type { JobTools } from '../../kernel/jobs.ts';
import { NoAnswer, openOutside, type Outside } from '../../kernel/outside/call-outside.ts';
import type { Settings } from '../../kernel/settings.ts';
import { createThrottle, publishEvent } from '../../kernel/publish-event.ts';
import {
  claimDeliveries,
  readDueEndpoints,
  readLost,
  settleDeliveries,
  type ClaimedDelivery,
  type DueEndpoint,
  type Places,
  type DeliveryTry,
} from './deliveries.store.ts';
import { giveUp } from './give-up.ts';
import { signedHeaders } from './signature.ts';
import { writeNoted } from './write-events.ts';

export type DeliveryTools = Pick<JobTools, 'services' | 'db'>;

export interface DeliveryParts {
  readonly outside: Pick<Outside, 'call'>;
  /** From 0 to 1, for the pauses between tries. */
  readonly random: () => number;
  /** Nothing more is taken once it is ended; what is under way is waited for. */
  readonly ended?: AbortSignal;
}

/** The ways out of this server for webhooks: to public addresses, and to hosts that its settings name. */
export const webhookOutside = ({ webhookHosts }: Settings): Outside =>
  openOutside({ isOwn: (host) => webhookHosts.includes(host), knowsRepeats: true });

/** While something is under way, what has become due meanwhile is looked for this often, and what another process lost less often. */
const lookMs = 500;
const lookForLostMs = 10_000;

/** Deliveries in progress in this process, by endpoint. */
class Flights {
  readonly #each = new Map<number, number>();
  readonly #slow = new Set<number>();
  /** Endpoints in the order in which they last had their turn, so that all have one although there are more of them than places. */
  readonly #turns = new Map<number, number>();
  #turn = 0;
  all = 0;

  /** How many more each of these may have now. */
  places(due: readonly DueEndpoint[]): Places[] {
    for (const { id, slow } of due)
      if (slow) this.#slow.add(id);
      else this.#slow.delete(id);
    const under = { usual: 0, slow: 0 };
    for (const [id, count] of this.#each) under[this.#slow.has(id) ? 'slow' : 'usual'] += count;
    const left = { usual: deliveryLimits.usual.all - under.usual, slow: deliveryLimits.slow.all - under.slow };
    const inTurn = [...due].sort((one, other) => (this.#turns.get(one.id) ?? 0) - (this.#turns.get(other.id) ?? 0));
    return inTurn.flatMap(({ id, slow, aheadMs }) => {
      const lane = slow ? 'slow' : 'usual';
      const places = Math.min(deliveryLimits[lane].each - (this.#each.get(id) ?? 0), left[lane]);
      if (places <= 0) return [];
      left[lane] -= places;
      this.#turns.set(id, ++this.#turn);
      return [{ endpoint_id: id, places, aheadMs }];
    });
  }

  begin(endpointId: number): void {
    this.all += 1;
    this.#each.set(endpointId, (this.#each.get(endpointId) ?? 0) + 1);
  }

  end(endpointId: number): void {
    this.all -= 1;
    const left = (this.#each.get(endpointId) ?? 1) - 1;
    if (left > 0) this.#each.set(endpointId, left);
    else this.#each.delete(endpointId);
  }
}

/**
 * Writes the events that steps have noted and delivers whatever is due, until nothing is. Each delivery is settled as soon as its answer is there, and its
 * place is free for the next one, so nobody waits for the slowest. May run on several servers at once; what was under way when a process died is tried again.
 */
export async function deliverWebhooks(tools: DeliveryTools, { outside, random, ended }: DeliveryParts): Promise<void> {
  const { services, db } = tools;
  const flights = new Flights();
  const mayTell = createThrottle(2000);
  const mayLook = createThrottle(lookForLostMs);
  let woken = () => {};
  let failure: unknown = null;
  let untold = false;
  const tell = () => publishEvent(db, services.clock(), { topic: 'webhook', branchId: null, payload: {} });

  const settle = batchConcurrent(
    async (results: readonly DeliveryTry[]) => {
      const decided = await settleDeliveries(db, results, services.clock());
      const failed = new Map<number, { readonly gone: boolean; readonly at: Date }>();
      decided.forEach((next, n) => {
        const { delivery, at } = results[n] as DeliveryTry;
        if (next.to === 'fail') failed.set(delivery.endpoint_id, { gone: next.gone, at });
      });
      for (const [id, { gone, at }] of failed) await giveUp(tools, { id, at }, gone ? 'gone' : 'tries_ended');
      return results;
    },
    { maxItems: deliveryLimits.usual.all },
  );

  async function fly(delivery: ClaimedDelivery): Promise<void> {
    flights.begin(delivery.endpoint_id);
    try {
      await settle(await tried(delivery));
    } catch (thrown) {
      failure ??= thrown;
    } finally {
      flights.end(delivery.endpoint_id);
      untold = true;
      woken();
    }
  }

  async function tried(delivery: ClaimedDelivery): Promise<DeliveryTry> {
    // The receiver compares it with the real clock, not with a sandbox clock; so does the rotation of the secret.
    const outsideAt = services.clock();
    const at = new Date(outsideAt.getTime() + delivery.aheadMs);
    const begun = performance.now();
    const heard = (status: number | null, error: string | null, answer: string | null): DeliveryTry => ({
      delivery,
      at,
      status,
      error,
      answer,
      tookMs: Math.round(performance.now() - begun),
      random: random(),
    });
    const { secret, former_secret, former_until } = delivery;
    const isRolling = former_secret !== null && former_until !== null && former_until > outsideAt;
    try {
      const { status, text } = await outside.call({
        url: delivery.url,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Waybill-Webhooks/1',
          ...signedHeaders(
            {
              eventId: delivery.event_id,
              body: delivery.body,
              secrets: isRolling ? [secret, former_secret] : [secret],
            },
            outsideAt,
          ),
        },
        body: delivery.body,
        timeoutMs: tryMs,
        answerMax,
      });
      return heard(status, null, text);
    } catch (thrown) {
      if (!(thrown instanceof NoAnswer)) throw thrown;
      return heard(null, thrown.code, null);
    }
  }

  while (failure === null && ended?.aborted !== true) {
    if (mayLook()) await settleLost();
    while ((await writeNoted(db, services.clock())) > 0) untold = true;
    const now = services.clock();
    // A delivery that ends meanwhile may release another one, so it checks once more.
    const idle = flights.all === 0;
    const free = new Promise<void>((resolve) => (woken = resolve));
    const claimed = await claimDeliveries(db, flights.places(await readDueEndpoints(tools, now)), now);
    for (const delivery of claimed) void fly(delivery);
    if (untold && mayTell()) {
      untold = false;
      await tell();
    }
    if (idle && claimed.length === 0) break;
    await Promise.race([free, pause(lookMs, undefined, { ref: false })]);
  }
  while (flights.all > 0) await new Promise<void>((resolve) => (woken = resolve));
  if (untold) await tell();
  if (failure !== null) throw failure;

  async function settleLost(): Promise<void> {
    const now = services.clock();
    const lost = await readLost(db, now);
    const nothing = { status: null, error: 'lost', answer: null, tookMs: 0 };
    if (lost.length > 0)
      await settleDeliveries(
        db,
        lost.map((delivery) => ({ delivery, at: now, random: random(), ...nothing })),
        now,
      );
  }
}
