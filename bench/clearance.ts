import { randomUUID } from 'node:crypto';
import { signedIn, type Call } from './client.ts';

interface Made<Data> {
  readonly data: Data;
}
interface Clearance {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly cod_count?: number;
}

/** Clears one merchant's delivered parcels, as the users of a branch make and pay the document. Returns the milliseconds of each step. */
export async function measureClearance(url: string, parcels = 500): Promise<string> {
  const people = await Promise.all(
    ['staff', 'manager', 'owner', 'postman', 'accountant', 'finance'].map((name) =>
      signedIn(url, name === 'staff' ? 8 : 1, name),
    ),
  );
  const [clerk, manager, owner, postman, accountant, finance] = people.map(({ call }) => call) as [
    Call,
    Call,
    Call,
    Call,
    Call,
    Call,
  ];
  const { merchant, bank } = await merchantOf(manager, owner, clerk);
  const { data: me } = await postman<Made<{ id: number }>>('GET', '/api/active_account');
  const codes = await labelsOf(clerk, merchant, parcels);
  await scan(clerk, codes, 'accept_from_origin_branch');
  await scan(clerk, codes, 'send_to_destination_address', { to_staff_id: me.id });
  await scan(postman, codes, 'delivered');

  const timed = async <Answer>(work: () => Promise<Answer>): Promise<[Answer, string]> => {
    const began = performance.now();
    return [await work(), `${Math.round(performance.now() - began)} ms`];
  };
  const [{ data: ready }, seen] = await timed(() =>
    accountant<
      Made<{
        figures: { actual_clearance_cod: number; success_count: number };
        lines: { label_id: number; role: string }[];
        approval_limit: number;
      }>
    >('GET', `/api/cod-clearance/ready/detail?customer_id=${merchant}`),
  );
  const net = ready.figures.actual_clearance_cod;
  const [{ data: made }, making] = await timed(() =>
    accountant<Made<Clearance>>('POST', '/api/cod-clearance', {
      customer_id: merchant,
      label_ids: ready.lines.filter(({ role }) => role === 'cod').map(({ label_id }) => label_id),
      expected_net: net,
    }),
  );
  const approved =
    net > ready.approval_limit
      ? (await owner<Made<Clearance>>('POST', `/api/cod-clearance/${made.id}/approve`, { version: made.version })).data
      : made;
  const [{ data: paid }, paying] = await timed(() =>
    finance<Made<Clearance>>('POST', `/api/cod-clearance/${made.id}/pay`, {
      version: approved.version,
      method: 'bank',
      bank_id: bank,
      received_amount: net,
    }),
  );
  for (const { close } of people) close();
  if (ready.figures.success_count !== parcels)
    throw new Error(`${ready.figures.success_count} of ${parcels} parcels are ready`);
  return `clearance of ${parcels} parcels, ${net} Ks (${paid.status}): looked at in ${seen}, made in ${making}, paid in ${paying}`;
}

const phone = '09670001234';

/** Makes a merchant who is paid as soon as a parcel is delivered, so that no cash has to be handed in first. */
export async function merchantOf(manager: Call, owner: Call, clerk: Call): Promise<{ merchant: number; bank: number }> {
  const { data: me } = await clerk<Made<{ branch: { id: number } }>>('GET', '/api/active_account');
  const {
    data: {
      id: merchant,
      proposed_terms: [terms],
    },
  } = await manager<Made<{ id: number; proposed_terms: { id: number }[] }>>('POST', '/api/merchant', {
    type: 'merchant',
    customer_name: 'Daw Bench',
    business_name: 'Bench Shop',
    phone: [phone],
    branch_id: me.branch.id,
    merchant_type: 'existing',
    clearance_gate: 'delivered',
    clearance_gate_limit: 100_000_000,
  });
  await owner('POST', `/api/merchant/${merchant}/terms/confirm`, { terms_id: terms?.id });
  const { data } = await manager<Made<{ banks: { id: number }[] }>>('POST', `/api/merchant/${merchant}/bank`, {
    bank: 'KBZ',
    bank_holder: 'Daw Bench',
    bank_account: '09912345678901',
  });
  const bank = data.banks[0]?.id ?? 0;
  await owner('POST', `/api/merchant/${merchant}/bank/confirm`, { bank_id: bank });
  return { merchant, bank };
}

export async function labelsOf(clerk: Call, merchant: number, count: number): Promise<string[]> {
  const { data: me } = await clerk<Made<{ branch: { id: number } }>>('GET', '/api/active_account');
  const { data: places } = await clerk<Made<{ id: number; type: string; branch_id: number | null }[]>>(
    'GET',
    '/api/location/township',
  );
  const town = places.find(({ type, branch_id }) => type === 'township' && branch_id === me.branch.id)?.id;
  const wish = {
    merchant_id: merchant,
    source_phone: [phone],
    source_name: 'Bench Shop',
    source_township: town,
    accept_type: 'cod',
    cod_amount: 12_000,
    payment_type: 'from_cod',
    weight: 1,
    destination_phone: ['09440012345'],
    destination_name: 'Daw Khin Mar Lar',
    destination_township: town,
  };
  const made = await Promise.all(
    Array.from({ length: count }, () => clerk<Made<{ tracking_code: string }>>('POST', '/api/label', wish)),
  );
  return made.map(({ data }) => data.tracking_code);
}

export async function scan(who: Call, codes: readonly string[], status: string, extra: object = {}): Promise<void> {
  const { data } = await who<Made<{ result: string; message: string | null }[]>>('POST', '/api/scan', {
    scans: codes.map((tracking_code) => ({
      scan_id: randomUUID(),
      tracking_code,
      status,
      scanned_at: new Date().toISOString(),
      ...extra,
    })),
  });
  const refused = data.find(({ result }) => result !== 'applied');
  if (refused) throw new Error(`${status}: ${refused.message}`);
}
