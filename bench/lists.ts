import { findLabels } from '../server/src/rooms/labels/find-labels.queries.ts';
import { readLabelPage } from '../server/src/rooms/labels/label-list.queries.ts';
import { startBare, statementsOf } from './bare.ts';
import type { Call } from './client.ts';
import { wanted } from './goals.ts';
import { median, rate, type Figure, type Plan } from './measure.ts';

/** Number of different queries of a kind. */
const different = 200;
const perPage = 20;

export interface ListSite {
  readonly databaseUrl: string;
  readonly call: Call;
  readonly plan: Plan;
  readonly who: { readonly staff: number; readonly branch: number };
}

/** Returns other pages, statuses and days, as eight users send them. */
const labelQuestions = ({ branch }: ListSite['who']) =>
  Array.from({ length: different }, (_, n) => ({
    page: 1 + ((n * 7) % 40),
    per_page: perPage,
    sort: '-created_at',
    search: '',
    ...[{}, { status: 'delivered' }, { tab: 'ongoing' }, { payment_type: 'sender_pay' }, { branch_id: String(branch) }][
      n % 5
    ],
  }));
type PageQuestion = ReturnType<typeof labelQuestions>[number];

const addressOf = (path: string, question: object): string =>
  `${path}?${new URLSearchParams(Object.entries(question).map(([key, value]) => [key, String(value)]))}`;

interface Race {
  readonly name: string;
  readonly product: (number: number) => Promise<unknown>;
  readonly bare: (number: number) => Promise<unknown>;
}

/** Measures product and bare server in turns, with eight connections and with one. */
async function race({ name, product, bare }: Race, { rounds, seconds, warming }: Plan) {
  let at = 0;
  const next = (): number => (at += 1) % different;
  const turn = (ask: (number: number) => Promise<unknown>, lanes: number) => rate(lanes, seconds, () => ask(next()));
  for (const ask of [bare, product]) await rate(8, warming, () => ask(next()));
  const found: { product: Figure; bare: Figure; alone: Figure }[] = [];
  for (let round = 0; round < rounds; round++)
    found.push({ bare: await turn(bare, 8), product: await turn(product, 8), alone: await turn(product, 1) });
  const middle = (pick: (one: (typeof found)[number]) => number) => median(found.map(pick));
  return {
    name,
    perSecond: middle((one) => one.product.perSecond),
    alone: middle((one) => one.alone.p50),
    bare: middle((one) => one.bare.perSecond),
    ratio: middle((one) => one.product.perSecond / one.bare.perSecond),
  };
}

/** Measures lists and look-ups with different queries, beside a bare Fastify with the same statements. */
export async function measureLists(
  { databaseUrl, call, plan, who }: ListSite,
  codes: readonly string[],
): Promise<void> {
  const questions = labelQuestions(who);
  const sought = Array.from({ length: different }, (_, n) => codes[(n * 97) % codes.length] ?? '');
  const pages = await statementsOf(databaseUrl, who.staff, questions, (db, viewer, question: PageQuestion) =>
    readLabelPage(db, viewer, question),
  );
  const finds = await statementsOf(databaseUrl, who.staff, sought, findLabels);
  const bare = await startBare(databaseUrl, plan.lanes, [...pages, ...finds]);
  try {
    const list = await race(
      {
        name: 'lists that differ',
        product: (n) => call('GET', addressOf('/api/label', questions[n] as PageQuestion)),
        bare: bare.ask,
      },
      plan,
    );
    const find = await race(
      {
        name: 'look-ups that differ',
        product: (n) => call('GET', addressOf('/api/label/find', { q: sought[n] })),
        bare: (n) => bare.ask(different + n),
      },
      plan,
    );
    const one = await rate(plan.lanes, plan.seconds, () => call('GET', addressOf('/api/label', questions[1] ?? {})));
    console.log(
      `${list.name}   product ${wanted('lists that differ, a second', list.perSecond, { least: 400 })}/s   p50 alone ${wanted('a list that differs, p50 alone in ms', list.alone, { most: 6 }, 1)} ms   bare Fastify ${list.bare.toFixed(0)}/s   ratio ${list.ratio.toFixed(2)}   the same list from ${plan.lanes} lanes ${one.perSecond.toFixed(0)}/s`,
    );
    console.log(
      `${find.name}   product ${find.perSecond.toFixed(0)}/s   p50 alone ${find.alone.toFixed(1)} ms   bare Fastify ${find.bare.toFixed(0)}/s   ratio ${wanted('look-ups, of a bare Fastify', find.ratio, { least: 0.6 }, 2)}`,
    );
  } finally {
    bare.stop();
  }
}

/** Measures a typical list, with other pages, filters and orders. */
export async function measureAccounts(call: Call, plan: Plan): Promise<void> {
  let at = 0;
  const next = () => {
    at += 1;
    return addressOf('/api/staff', {
      page: 1 + (at % 40),
      per_page: perPage,
      sort: ['name', '-created_at', 'user_name'][at % 3],
      ...(at % 2 ? { status: 'active' } : {}),
    });
  };
  await rate(plan.lanes, plan.warming, () => call('GET', next()));
  const all = await rate(plan.lanes, plan.seconds * 3, () => call('GET', next()));
  const alone = await rate(1, plan.seconds, () => call('GET', next()));
  console.log(
    `accounts that differ   product ${wanted('accounts that differ, a second', all.perSecond, { least: 400 })}/s   p50 alone ${wanted('accounts that differ, p50 alone in ms', alone.p50, { most: 6 }, 1)} ms`,
  );
}
