import type { FastifyInstance } from 'fastify';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { DemoClient } from './demo-client.ts';
import { demoPassword } from './demo-company.ts';

interface DemoVisit {
  /** Business name of a merchant, who is visited at their own address. */
  readonly business: string;
  /** Days from today. */
  readonly day: number;
  readonly part: 'morning' | 'afternoon' | 'evening';
  readonly counts: number;
  readonly goods: string;
  readonly car?: true;
  /** Courier to whom it is assigned at once. */
  readonly courier?: 'postman' | 'courier';
  /** The last step; each step uses the product's own command. */
  readonly goes?: 'accept' | 'deny' | 'complete' | 'fail' | 'handover';
}

/** Requests in every state, so that each tab of the list, the bell and a courier's phone have entries. */
const visits: readonly DemoVisit[] = [
  { business: 'Lucky Shoes', day: 0, part: 'morning', counts: 12, goods: 'ဖိနပ်', courier: 'postman', goes: 'complete' },
  { business: 'သီရိ ချည်ထည်', day: 0, part: 'morning', counts: 6, goods: 'လုံချည်', courier: 'postman', goes: 'fail' },
  {
    business: 'Baby Home ကလေးပစ္စည်း',
    day: 0,
    part: 'morning',
    counts: 4,
    goods: 'ကလေးပစ္စည်း',
    courier: 'postman',
    goes: 'accept',
  },
  { business: 'မိုးသောက်ပန်း မိတ်ကပ်', day: 0, part: 'afternoon', counts: 9, goods: 'အလှကုန်', courier: 'postman' },
  {
    business: 'Myanmar Organic Farm',
    day: 0,
    part: 'afternoon',
    counts: 20,
    goods: 'ဟင်းသီးဟင်းရွက်',
    car: true,
    courier: 'postman',
    goes: 'deny',
  },
  {
    business: 'စာကောင်းပေကောင်း စာအုပ်တိုက်',
    day: 0,
    part: 'evening',
    counts: 15,
    goods: 'စာအုပ်',
    car: true,
    courier: 'postman',
    goes: 'handover',
  },
  { business: 'ရွှေဝါ အွန်လိုင်းဖက်ရှင်', day: 0, part: 'evening', counts: 30, goods: 'အင်္ကျီ', car: true },
  { business: 'Happy Pet ရန်ကုန်', day: 1, part: 'morning', counts: 3, goods: 'အိမ်မွေးတိရစ္ဆာန် အစာ', courier: 'courier' },
  { business: 'City Mobile & Accessories', day: 1, part: 'afternoon', counts: 8, goods: 'ဖုန်းဆက်စပ်ပစ္စည်း' },
];

/** Merchants who are visited every week, and one whose plan has ended. */
const plans = [
  { business: 'Golden Leaf လက်ဖက်', weekdays: [1, 3, 5], counts: 10, goods: 'လက်ဖက်', ends: false },
  { business: 'Happy Pet ရန်ကုန်', weekdays: [2], counts: 4, goods: 'အိမ်မွေးတိရစ္ဆာန် အစာ', ends: true },
] as const;

/** Creates the pickup requests of the demo operator in Yangon, by calls of its clerk and courier. */
export async function makePickups(
  app: FastifyInstance,
  {
    customers,
    staff,
  }: { readonly customers: ReadonlyMap<string, number>; readonly staff: ReadonlyMap<string, number> },
): Promise<void> {
  const [clerk, postman] = [new DemoClient(app), new DemoClient(app)];
  await clerk.signIn('staff', demoPassword);
  await postman.signIn('postman', demoPassword);
  const today = businessDate(app.waybill.services.clock());
  const known = new Map(
    (
      await app.waybill.db
        .selectFrom('customer as c')
        .innerJoin('customer_address as a', 'a.customer_id', 'c.id')
        .select(['c.id', 'c.phones', 'a.place_id'])
        .where('a.is_default', '=', true)
        .execute()
    ).map((row) => [row.id, row]),
  );
  for (const visit of visits) {
    const customer_id = customers.get(visit.business) ?? 0;
    const merchant = known.get(customer_id);
    // A set of places without these townships has no addresses either.
    if (!merchant?.place_id) continue;
    const { data } = await clerk.call('pickup_requests.create', {
      body: {
        customer_id,
        phone: merchant.phones,
        name: visit.business,
        place_id: merchant.place_id,
        time_request: addDays(today, visit.day),
        day_part: visit.part,
        vehicle: visit.car ? 'car' : 'motor_bike',
        counts: visit.counts,
        include_products: visit.goods,
        ...(visit.courier ? { postman_id: staff.get(visit.courier) } : {}),
      },
    });
    await goOn(visit, data.id, { clerk, postman, staff });
  }
  for (const { business, weekdays, counts, goods, ends } of plans) {
    const customer_id = customers.get(business) ?? 0;
    if (!known.get(customer_id)?.place_id) continue;
    const { data } = await clerk.call('pickup_plans.create', {
      body: {
        customer_id,
        weekdays: [...weekdays],
        day_part: 'morning',
        vehicle: 'motor_bike',
        counts,
        include_products: goods,
      },
    });
    if (ends) await clerk.call('pickup_plans.end', { params: { id: data.id } });
  }
  await postman.call('sessions.logout', {});
  await clerk.call('sessions.logout', {});
}

interface People {
  readonly clerk: DemoClient;
  readonly postman: DemoClient;
  readonly staff: ReadonlyMap<string, number>;
}

async function goOn({ goes, counts }: DemoVisit, id: number, { clerk, postman, staff }: People): Promise<void> {
  const params = { id };
  if (goes === undefined) return;
  if (goes === 'deny') {
    await postman.call('pickup_requests.deny', { params, body: { reason: 'ဆိုင်ကယ်ဖြင့် မနိုင်ပါ' } });
    return;
  }
  await postman.call('pickup_requests.accept', { params });
  if (goes === 'complete') {
    await postman.call('pickup_requests.complete', {
      params,
      body: { collected_count: counts, collected_weight: 7.5 },
    });
    await clerk.call('pickup_requests.receive', { params, body: { accepted_count: counts - 1 } });
  }
  if (goes === 'fail') await postman.call('pickup_requests.fail', { params, body: { reason: 'ဆိုင်ပိတ်ထားသည်' } });
  if (goes === 'handover')
    await postman.call('pickup_requests.handover', {
      params,
      body: { to_staff_id: staff.get('courier'), reason: 'ကားလိုအပ်သည်' },
    });
}
