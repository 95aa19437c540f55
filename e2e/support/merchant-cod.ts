import type { Product } from './journey.ts';

export interface CodCase {
  readonly merchant: number;
  readonly name: string;
  /** Labels A to E of the worked example: E was returned. */
  readonly codes: readonly string[];
  readonly bank: number;
}

let serial = 0;

/**
 * Plays the worked example of decisions 4.2 up to the bank, by calls: one merchant of Yangon with five labels, four of them delivered, one returned,
 * the courier's cash counted and the branch's confirmed. Only the clearance is left.
 */
export async function workedExample(product: Product, { net_credit }: { net_credit: boolean }): Promise<CodCase> {
  const [clerk, postman, supervisor, finance, owner, manager] = (await Promise.all(
    ['staff', 'postman', 'supervisor', 'finance', 'owner', 'manager'].map((name) => product.as(name)),
  )) as [Api, Api, Api, Api, Api, Api];
  const { me, name, merchant, codes } = await merchantWith({ clerk, postman, manager, owner }, rows, {
    merchant_type: 'existing',
    net_credit,
  });
  const [returned = ''] = codes.slice(-1);
  await scan(clerk, codes, 'accept_from_origin_branch');
  await scan(clerk, codes, 'send_to_destination_address', { to_staff_id: me.id });
  await scan(postman, codes.slice(0, -1), 'delivered');
  await giveBack({ clerk, postman, supervisor }, returned, me.id);
  await bankAll({ postman, supervisor, finance }, me.branch?.id ?? 0);
  const { data: proposed } = await manager.call('customers.proposeBank', {
    params: { id: merchant },
    body: { bank: 'KBZ', bank_holder: 'ဒေါ်ခင်ဝင်း', bank_account: '09912345678901' },
  });
  const bank = proposed.banks[0]?.id ?? 0;
  await owner.call('customers.confirmBank', { params: { id: merchant }, body: { bank_id: bank } });
  return { merchant, name, codes, bank };
}

/**
 * Creates a merchant of Yangon who settles nothing by their COD: 2,500 and 4,000 are on their account, and a parcel returned for 1,500 waits for them
 * at the counter.
 */
export async function owingMerchant(product: Product): Promise<Omit<CodCase, 'bank'>> {
  const [clerk, postman, supervisor, manager, owner] = (await Promise.all(
    ['staff', 'postman', 'supervisor', 'manager', 'owner'].map((name) => product.as(name)),
  )) as [Api, Api, Api, Api, Api];
  const { me, name, merchant, codes } = await merchantWith(
    { clerk, postman, manager, owner },
    [
      ['credit', 0, 2_500],
      ['credit', 0, 4_000],
      ['sender_pay', 0, 1_000],
    ],
    { net_return: false },
  );
  const [returned = ''] = codes.slice(-1);
  await scan(clerk, codes, 'accept_from_origin_branch');
  await scan(clerk, [returned], 'send_to_destination_address', { to_staff_id: me.id });
  await bringBack({ clerk, postman, supervisor }, returned);
  return { merchant, name, codes };
}

/** Creates parcels of a merchant of Yangon, each of 50,000 Ks, that the mail post has delivered under these codes and not paid for. */
export async function merchantByPost(product: Product, posts: readonly string[]): Promise<Omit<CodCase, 'bank'>> {
  const made = await codAtPost(product, posts);
  await scan(await product.as('supervisor'), made.codes, 'delivered');
  return made;
}

/** Creates parcels of a merchant of Yangon, each of 50,000 Ks, that the mail post carries under these codes. */
export async function codAtPost(product: Product, posts: readonly string[]): Promise<Omit<CodCase, 'bank'>> {
  const [clerk, manager] = (await Promise.all(['staff', 'manager'].map((name) => product.as(name)))) as [Api, Api];
  const me = (await clerk.call('sessions.activeAccount', {})).data;
  const town = (await clerk.call('places.townships', {})).data.find(
    ({ type, branch_id }) => type === 'township' && branch_id === me.branch?.id,
  )?.id;
  const name = `စာတိုက်ပို့ ဆိုင် ${++serial}`;
  const { data: merchant } = await manager.call('customers.create', {
    body: {
      type: 'merchant',
      customer_name: 'ဒေါ်စုစု',
      business_name: name,
      phone: [`0967${String(7_000_000 + serial)}`],
      branch_id: me.branch?.id,
      merchant_type: 'existing',
    },
  });
  const codes: string[] = [];
  for (const post of posts) {
    const { data } = await manager.call('labels.create', {
      body: {
        merchant_id: merchant.id,
        source_phone: [`0967${String(7_000_000 + serial)}`],
        source_name: name,
        source_township: town,
        type: 'mm_post',
        accept_type: 'cod',
        cod_amount: 50_000,
        payment_type: 'sender_pay',
        rating_type: 'flat',
        flat: 2_500,
        price_reason: 'agreed',
        weight: 1,
        destination_phone: ['09440012345'],
        destination_name: 'ဒေါ်ခင်မာလာထွန်း',
        destination_township: town,
      },
    });
    await scan(clerk, [data.tracking_code], 'accept_from_origin_branch');
    await scan(clerk, [data.tracking_code], 'send_to_mmpost', { mp_tracking_code: post });
    codes.push(data.tracking_code);
  }
  return { merchant: merchant.id, name, codes };
}

type Row = readonly [payment: string, cod: number, shipping: number];

/** Creates a merchant of the courier's branch with confirmed terms, and their labels. */
async function merchantWith(
  { clerk, postman, manager, owner }: Record<'clerk' | 'postman' | 'manager' | 'owner', Api>,
  labels: readonly Row[],
  terms: object,
) {
  const me = (await postman.call('sessions.activeAccount', {})).data;
  const town = (await clerk.call('places.townships', {})).data.find(
    ({ type, branch_id }) => type === 'township' && branch_id === me.branch?.id,
  )?.id;
  const name = `ရွှေလမင်း အထည်ဆိုင် ${++serial}`;
  const phone = [`0967${String(7_000_000 + serial)}`];
  const { data } = await manager.call('customers.create', {
    body: {
      type: 'merchant',
      customer_name: 'ဒေါ်ခင်ဝင်း',
      business_name: name,
      phone,
      branch_id: me.branch?.id,
      credit_limit: 100_000,
      return_fee: 1_500,
      ...terms,
    },
  });
  await owner.call('customers.confirmTerms', {
    params: { id: data.id },
    body: { terms_id: data.proposed_terms[0]?.id },
  });
  const codes: string[] = [];
  for (const [payment_type, cod_amount, flat] of labels) {
    const made = await manager.call('labels.create', {
      body: {
        merchant_id: data.id,
        source_phone: phone,
        source_name: name,
        source_township: town,
        accept_type: 'cod',
        cod_amount,
        cod_zero: cod_amount === 0,
        payment_type,
        rating_type: 'flat',
        flat,
        price_reason: 'agreed',
        weight: 1,
        destination_phone: ['09440012345'],
        destination_name: 'ဒေါ်ခင်မာလာထွန်း',
        destination_township: town,
      },
    });
    codes.push(made.data.tracking_code);
  }
  return { me, name, merchant: data.id, codes };
}

type Api = Awaited<ReturnType<Product['as']>>;
const rows = [
  ['sender_pay', 50_000, 2_500],
  ['receiver_pay', 120_000, 3_000],
  ['from_cod', 350_000, 4_000],
  ['credit', 80_000, 2_500],
  ['from_cod', 60_000, 3_000],
] as const;

let scans = 0;
/** Scans parcels by one call, as a device sends stored scans; throws when one is refused. */
export async function scan(who: Api, codes: readonly string[], status: string, extra: object = {}): Promise<void> {
  const { data } = await who.call('tracking.scan', {
    body: {
      scans: codes.map((tracking_code) => ({
        scan_id: `cod-example-${++scans}`,
        tracking_code,
        status,
        scanned_at: new Date().toISOString(),
        ...extra,
      })),
    },
  });
  const refused = data.filter(({ result }) => result !== 'applied');
  if (refused.length > 0) throw new Error(`${status}: ${JSON.stringify(refused)}`);
}

async function giveBack(people: Record<'clerk' | 'postman' | 'supervisor', Api>, code: string, courier: number) {
  const { clerk, postman } = people;
  await bringBack(people, code);
  await scan(clerk, [code], 'sendback_to_origin_address', { to_staff_id: courier, confirmed: true });
  await scan(postman, [code], 'sentback_to_customer');
  await scan(clerk, [code], 'return_confirmed');
}

/** Refuses parcels at the door, brings them back to the branch, and has a supervisor approve their return. */
async function bringBack(
  { clerk, postman, supervisor }: Record<'clerk' | 'postman' | 'supervisor', Api>,
  code: string,
): Promise<void> {
  const id = (await clerk.call('labels.find', { query: { q: code } })).data[0]?.id ?? 0;
  await scan(postman, [code], 'sendback_to_origin_branch', { reason: 'refused' });
  await scan(clerk, [code], 'arrivedback_to_origin_branch', { confirmed: true });
  await clerk.call('tracking.raiseReturn', { params: { id }, body: { reason: 'refused' } });
  await clerk.call('tracking.askReturn', { params: { id }, body: {} });
  await supervisor.call('tracking.agreeReturn', { params: { id }, body: {} });
}

/** Counts the courier's cash, and confirms the branch's cash at the bank. */
export async function bankAll(
  { postman, supervisor, finance }: Record<'postman' | 'supervisor' | 'finance', Api>,
  branch: number,
): Promise<void> {
  const { amount } = (await postman.call('handovers.mine', {})).data;
  const handover = (await postman.call('handovers.open', { body: {} })).data;
  await supervisor.call('handovers.count', { params: { id: handover.id }, body: { counted: amount } });
  const till =
    (await supervisor.call('handovers.branchCash', {})).data.find((cash) => cash.branch.id === branch)?.balance ?? 0;
  const sent = (await supervisor.call('handovers.send', { body: { kind: 'bank', declared: till, slip_no: 'KBZ 1' } }))
    .data;
  await finance.call('handovers.count', { params: { id: sent.id }, body: { counted: till } });
}
