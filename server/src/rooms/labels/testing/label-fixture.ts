import { agreeTerms } from '../../customers/testing/agree-terms.ts';
import type { TestApp, TestClient } from '../../../kernel/testing/app.ts';

export interface LabelFixture {
  readonly app: TestApp;
  /** Counter clerks of both main branches, and the manager of the first. */
  readonly clerk: TestClient;
  readonly other: TestClient;
  readonly manager: TestClient;
  readonly yangon: number;
  readonly mandalay: number;
  /** Townships by name: of Yangon, of Mandalay, and one that no branch delivers to. */
  readonly places: Readonly<Record<'hlaing' | 'chanaye' | 'far', number>>;
  /** Creates a merchant of Yangon. */
  merchant(change?: object): Promise<number>;
  /** Returns a valid request for a walk-in parcel from Yangon to Mandalay. */
  walkin(change?: object): Record<string, unknown>;
  /** Returns one for a merchant, with COD. */
  online(merchantId: number, change?: object): Record<string, unknown>;
}

/** Creates two branches that deliver, with their townships: the base of all label tests. */
export async function openLabelFixture(app: TestApp): Promise<LabelFixture> {
  const [clerk, other, manager] = [await app.as('staff'), await app.as('mdy.staff'), await app.as('manager')];
  const branchOf = async (client: TestClient) => (await client.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
  const [yangon, mandalay] = [await branchOf(clerk), await branchOf(other)];
  const ask = async (sql: string, values: unknown[] = []) =>
    (await app.database.pool.query(sql, values)).rows as { id: number }[];
  const [regionA, regionB] = (await ask(`select id from place where type = 'region' order by id limit 2`)).map(
    (row) => row.id,
  );
  await ask(`update place set branch_id = null where branch_id is not null`);
  const make = async (name: string, mm: string, postcode: string, region: number | undefined, branch: number | null) =>
    (
      await ask(
        `insert into place (type, parent_id, region_id, name_en, name_mm, branch_postcode, branch_id, search_key, created_at, updated_at) values ('township', $1, $1, $2, $3, $4, $5, lower($2), now(), now()) returning id`,
        [region, name, mm, postcode, branch],
      )
    )[0]?.id ?? 0;
  const places = {
    hlaing: await make('Test Hlaing', 'စမ်းလှိုင်', '90051', regionA, yangon),
    chanaye: await make('Test Chan Aye', 'စမ်းချမ်းအေး', '90021', regionB, mandalay),
    far: await make('Test Far', 'စမ်းဝေး', '90099', regionB, null),
  };
  await ask('update place set town_id = id where id = any($1)', [Object.values(places)]);
  let serial = 0;
  const walkin = (change: object = {}) => ({
    source_phone: ['09791234567'],
    source_name: 'ဦးဘ',
    source_township: places.hlaing,
    destination_phone: ['09440012345'],
    destination_name: 'ဒေါ်ခင်မာလာ',
    destination_township: places.chanaye,
    weight: 1,
    payment_type: 'sender_pay',
    ...change,
  });
  return {
    app,
    clerk,
    other,
    manager,
    yangon,
    mandalay,
    places,
    walkin,
    online: (merchantId, change = {}) =>
      walkin({ merchant_id: merchantId, accept_type: 'cod', cod_amount: 45_000, ...change }),
    merchant: async (change = {}) => {
      const body = {
        type: 'merchant',
        customer_name: 'ဒေါ်ခင်ဝင်း',
        business_name: `ရွှေဆိုင် ${++serial}`,
        phone: [`0967${String(serial).padStart(7, '0')}`],
        branch_id: yangon,
        ...change,
      };
      return (await agreeTerms((await manager.call('customers.create', { body })).data, () => app.as('owner'))).id;
    },
  };
}
