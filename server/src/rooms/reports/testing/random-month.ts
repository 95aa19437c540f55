import type { MoneyFixture } from '../../ledger/testing/money-fixture.ts';
import { writeJournals } from '../../ledger/journals.door.ts';
import { emoPaidPostings, emoSoldPostings } from '@waybill/domain/rooms/emos/emo-postings.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';

const services = ['express', 'register', 'special', 'vpp', 'vpl'] as const;
const payments = ['sender_pay', 'receiver_pay', 'from_cod', 'credit'] as const;

/** A small generator of numbers that gives the same month for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A month of parcels, returns, expenses, bank charges and transfers at two branches. Answers the merchants. */
export async function makeMonth(fixture: MoneyFixture, seed: number, days: number): Promise<number[]> {
  const random = numbers(seed);
  const branches = [fixture.branches['YGN']!, fixture.branches['MDY']!];
  const merchants = await Promise.all(branches.flatMap((branch) => [0, 1].map(() => fixture.merchant({ branch }))));
  for (let day = 0; day < days; day++) {
    for (const branch of branches) {
      const merchant = random(3) === 0 ? null : merchants[random(merchants.length)]!;
      const cod = merchant === null || random(2) === 0 ? 0 : 20_000 + random(400) * 1000;
      const payment = cod === 0 ? payments[random(2)]! : payments[random(4)]!;
      const shipping = 1500 + random(20) * 100;
      const labels = await fixture.labels(
        {
          merchant,
          payment,
          cod,
          shipping,
          returnFee: 1000,
          branch,
          fees:
            random(2) === 0
              ? [{ name: 'shipping', amount: shipping }]
              : [
                  { name: 'shipping', amount: shipping - 400 },
                  { name: 'sms', amount: 100 },
                  { name: 'phone_call', amount: 200 },
                  { name: 'tax', amount: 100 },
                ],
        },
        1 + random(3),
      );
      await fixture.app.database.pool.query('update label set service_type = $1 where id = any($2)', [
        services[random(services.length)],
        labels.map(({ id }) => id),
      ]);
      fixture.app.clock.advance({ hours: random(9) });
      const [first, ...others] = labels;
      if (others.length > 0) {
        const entries = await fixture.deliver(others, random(2) === 0 ? { courier: fixture.people['postman']! } : {});
        if (random(4) === 0) await fixture.undo(others[0]!, entries.get(others[0]!.id)!);
      }
      if (first && merchant !== null && random(3) === 0) await fixture.giveBack([first]);
      await book(fixture, `day ${day} of ${branch}`, branch, {
        amount: 1000 + random(50) * 100,
        labelId: labels[0]!.id,
      });
    }
    fixture.app.clock.advance({ hours: 24 - 6 });
  }
  // Every second step told somebody, an hour after it.
  await fixture.app.database.pool.query(`
    insert into message (purpose, event, branch_id, label_id, status, phone, segments, cost, due_at, sent_at, created_at, updated_at)
    select case when e.status = 'delivered' then 'delivered' else 'accepted' end, e.id, e.branch_id, e.label_id,
      case when e.id % 3 = 0 then 'delivered' else 'sent' end, '09791234567', 1 + e.id % 3, 15 * (1 + e.id % 3), e.at, e.at + interval '1 hour', e.at, e.at
    from label_entry e where e.branch_id is not null and e.id % 2 = 0
    on conflict do nothing`);
  await makeCalls(fixture);
  return merchants;
}

/** Every third parcel was made by the key of a merchant or of a partner of its branch, each with a call more than was needed and sometimes a refused one. */
async function makeCalls({ app: { database } }: MoneyFixture): Promise<void> {
  await database.pool.query(`
    with made as (
      insert into api_key (mode, owner_kind, customer_id, owner_name, branch_id, name, search_key, scopes, token_hash, shown_prefix, last_four, per_minute,
        created_by, created_at, updated_at)
      select 'live', case n when 0 then 'merchant' else 'partner' end, case n when 0 then (select min(c.id) from customer c where c.branch_id = b.id) end,
        case n when 1 then 'Shop Co.' end, b.id, 'Shop', 'shop', '{labels.create}', decode(md5(random()::text), 'hex'), 'wb_live_aaaa', 'zzzz', 600,
        (select min(id) from staff), now(), now()
      from branch b cross join generate_series(0, 1) n
      where exists (select from customer c where c.branch_id = b.id)
      returning id, branch_id, owner_kind
    )
    update label l set api_key_id = k.id from made k
    where l.api_key_id is null and l.id % 3 = 0 and k.branch_id = l.source_branch_id and (k.owner_kind = 'merchant') = (l.id % 2 = 0)`);
  await database.pool.query(`
    insert into api_key_day (api_key_id, day, calls, refused)
    select api_key_id, day_in_yangon(created_at), count(*) + 1, count(*) % 2 from label where api_key_id is not null group by 1, 2
    on conflict do nothing`);
}

/** An expense, what is paid in at the bank and its charge, the fee of a hold and money orders, as their rooms post them. */
async function book(
  fixture: MoneyFixture,
  key: string,
  branch: number,
  { amount, labelId }: { amount: number; labelId: number },
): Promise<void> {
  const at = fixture.app.clock();
  const till = accountRef('cash:branch', { owner: branch });
  const category = await fixture.db.selectFrom('expense_category').select('id').limit(1).executeTakeFirstOrThrow();
  const common = { at, branch_id: branch, staff_id: null };
  await fixture.inTx((tx) =>
    writeJournals(tx, [
      {
        ...common,
        key: `${key} spends`,
        event: 'expense',
        postings: [
          { account: accountRef('branch_expense', { owner: branch, name: String(category.id) }), amount },
          { account: till, amount: -amount },
        ],
      },
      {
        ...common,
        key: `${key} pays in`,
        event: 'sent',
        postings: [
          { account: accountRef('bank'), amount: amount * 3 },
          { account: till, amount: -amount * 3 },
        ],
      },
      {
        ...common,
        key: `${key} is charged`,
        event: 'bank_charge',
        postings: [
          { account: accountRef('expense', { name: 'bank_statement_fee' }), amount: 50 },
          { account: accountRef('bank'), amount: -50 },
        ],
      },
      {
        ...common,
        key: `${key} ends a hold`,
        event: 'hold_ended',
        label_id: labelId,
        postings: [
          { account: till, amount: 300 },
          { account: accountRef('income', { name: 'hold_mail' }), amount: -300 },
        ],
      },
      {
        ...common,
        key: `${key} sells`,
        event: 'emo_sold',
        // As much as leaves on this day, so that the till can always give back what is undone.
        postings: emoSoldPostings({ amount: amount * 5, fee: 200, branch_id: branch }),
      },
      {
        ...common,
        key: `${key} pays`,
        event: 'emo_paid',
        postings: emoPaidPostings({ amount: amount - 500, branch_id: branch }),
      },
    ]),
  );
}
