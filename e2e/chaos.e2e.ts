import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { moneyDesk, moneyDone } from './support/chaos-money.ts';
import { ask, product, Nemesis, openProduct, until } from './support/chaos.ts';

beforeAll(openProduct);
afterAll(() => product.end());

/** Returns a merchant of Yangon with a bank account that two people confirmed, a town of Yangon, and the courier of its branch. */
async function parties(): Promise<{
  merchant: { id: number; name: string; phone: string[] };
  town: number;
  courier: number;
  bank: number;
}> {
  const list = async <Row>(who: string, url: string) => (await ask(who, 'GET', url)).data as Row[];
  const [listed] = await list<{ id: number }>('owner', '/api/merchant?status=active&type=merchant&per_page=1');
  if (!listed) throw new Error('the demo operator has no merchant');
  // The list masks part of the phones.
  const merchant = (await ask('owner', 'POST', `/api/merchant/${listed.id}/show_details`, {})).data as {
    id: number;
    name: string;
    phone: string[];
  };
  const yangon = (await list<{ id: number; code: string }>('staff', '/api/branch/all')).find(
    (branch) => branch.code === 'YGN',
  );
  const town = (
    await list<{ id: number; type: string; branch_id: number | null }>('staff', '/api/location/township')
  ).find((place) => place.type === 'township' && place.branch_id === yangon?.id);
  if (!town) throw new Error('the demo operator has no town');
  const proposed = (
    await ask('manager', 'POST', `/api/merchant/${merchant.id}/bank`, {
      bank: 'AYA',
      bank_holder: 'Ma Thida',
      bank_account: '20009912345678',
    })
  ).data as { banks: { id: number; bank_account: string }[] };
  const bank = proposed.banks.find((one) => one.bank_account.endsWith('5678'))?.id ?? 0;
  await ask('owner', 'POST', `/api/merchant/${merchant.id}/bank/confirm`, { bank_id: bank });
  return {
    merchant,
    town: town.id,
    bank,
    courier: ((await ask('postman', 'GET', '/api/active_account')).data as { id: number }).id,
  };
}

interface Clearance {
  readonly id: number;
  readonly version: number;
  readonly actual_clearance_cod: number;
  readonly paid_today: number;
  readonly approval_limit: number;
}

/** Acknowledged while plugs were pulled: announcements and labels by key, scans, and clearances with their labels. */
const acknowledged = new Map<string, number>();
const made = new Map<string, { readonly id: number; readonly tracking_code: string }>();
const scanned: { label: number; scan: string; status: string }[] = [];
const cleared = new Map<number, number[]>();
/** Between two kills at least 8 announcements, 10 scans and 20 labels. */
const nemesis = new Nemesis(proofSize({ usual: 2, long: 100 }), () =>
  Math.min(acknowledged.size / 8, scanned.length / 10, made.size / 20),
);

beforeAll(
  async () => {
    const { merchant, town, courier, bank } = await parties();
    const wish = {
      merchant_id: merchant.id,
      source_phone: merchant.phone.slice(0, 2),
      source_name: merchant.name,
      accept_type: 'cod',
      cod_amount: 30_000,
      payment_type: 'from_cod',
      destination_phone: ['09440012345'],
      destination_name: 'Daw Khin Mar Lar',
      destination_township: town,
      weight: 1,
    };
    const steps = [
      ['staff', 'accept_from_origin_branch', {}],
      ['staff', 'send_to_destination_address', { to_staff_id: courier }],
      ['postman', 'delivered', {}],
    ] as const;
    let next = 0;
    const writer = async () => {
      while (nemesis.busy) {
        const key = `chaos-${next++}`;
        const { data } = await nemesis.answered(
          'superadmin',
          'POST',
          '/api/announcement',
          { title: key, body: 'x', for_roles: [], for_branches: [] },
          key,
        );
        acknowledged.set(key, (data as { id: number }).id);
      }
    };
    const makeLabel = async (key: string) => {
      const label = (await nemesis.answered('staff', 'POST', '/api/label', wish, key)).data as {
        id: number;
        tracking_code: string;
      };
      made.set(key, label);
      return label;
    };
    /** A counter creates one label after another; labels of several counters are batched. */
    const counter = async () => {
      while (nemesis.busy) await makeLabel(`chaos-counter-${next++}`);
    };
    let handed = 0;
    /** A clerk and a courier: a label, and its way to the receiver. */
    const road = async () => {
      while (nemesis.busy) {
        const key = `chaos-label-${next++}`;
        const { id, tracking_code } = await makeLabel(key);
        for (const [who, status, extra] of steps) {
          const scan_id = `${key}-${status}`;
          const scan = { scan_id, tracking_code, status, scanned_at: new Date().toISOString(), ...extra };
          const [answer] = (await nemesis.answered(who, 'POST', '/api/scan', { scans: [scan] })).data as {
            result: string;
            message: string;
          }[];
          if (answer?.result === 'refused') throw new Error(answer.message);
          scanned.push({ label: id, scan: scan_id, status });
        }
      }
    };
    /** Above the daily limit of one merchant the owner approves, who has made none of these documents. */
    const approvedWhereNeeded = async (clearance: Clearance, key: string): Promise<Clearance> => {
      const { id, version, actual_clearance_cod, paid_today, approval_limit } = clearance;
      if (actual_clearance_cod + paid_today <= approval_limit) return clearance;
      return (await nemesis.answered('owner', 'POST', `/api/cod-clearance/${id}/approve`, { version }, key)).data;
    };
    /** The courier's cash is counted, and ready COD is cleared and paid. */
    const money = async () => {
      const waits = () => scanned.filter((one) => one.status === 'delivered').length > handed;
      for (let round = 0; nemesis.busy || cleared.size === 0; round += 1) {
        await until(() => waits() || !nemesis.busy);
        if (!waits()) return;
        const key = (what: string) => `chaos-${what}-${round}`;
        const handover = (await nemesis.answered('postman', 'POST', '/api/cash-handover', {}, key('open'))).data as {
          id: number;
          label_count: number;
        };
        await nemesis.answered(
          'supervisor',
          'POST',
          `/api/cash-handover/${handover.id}/count`,
          { counted: handover.label_count * wish.cod_amount },
          key('count'),
        );
        handed += handover.label_count;
        const [till] = (await nemesis.answered('supervisor', 'GET', '/api/cash-handover/branch-cash')).data as {
          balance: number;
        }[];
        const sent = (
          await nemesis.answered(
            'supervisor',
            'POST',
            '/api/cash-handover/send',
            { kind: 'bank', declared: till?.balance, slip_no: key('slip') },
            key('send'),
          )
        ).data as { id: number };
        await nemesis.answered(
          'finance',
          'POST',
          `/api/cash-handover/${sent.id}/count`,
          { counted: till?.balance },
          key('bank'),
        );
        const ready = (
          await nemesis.answered('accountant', 'GET', `/api/cod-clearance/ready/detail?customer_id=${merchant.id}`)
        ).data as { figures: { actual_clearance_cod: number }; lines: { label_id: number; role: string }[] };
        const label_ids = ready.lines.filter((line) => line.role === 'cod').map((line) => line.label_id);
        if (label_ids.length === 0) continue;
        const expected_net = ready.figures.actual_clearance_cod;
        const clearance = (
          await nemesis.answered(
            'accountant',
            'POST',
            '/api/cod-clearance',
            { customer_id: merchant.id, label_ids, expected_net },
            key('clear'),
          )
        ).data as Clearance;
        const { version } = await approvedWhereNeeded(clearance, key('approve'));
        await nemesis.answered(
          'finance',
          'POST',
          `/api/cod-clearance/${clearance.id}/pay`,
          { version, method: 'bank', bank_id: bank, received_amount: expected_net },
          key('pay'),
        );
        cleared.set(clearance.id, label_ids);
      }
    };
    await Promise.all([
      nemesis.run(),
      money(),
      moneyDesk(nemesis),
      ...Array.from({ length: 3 }, writer),
      ...Array.from({ length: 3 }, counter),
      ...Array.from({ length: 3 }, road),
    ]);
  },
  proofSize({ usual: 240_000, long: 3_600_000 }),
);

test('C-02 A-08 Q-05 what was acknowledged survives kill -9 of server and database, and what is retried is done once', async () => {
  const found = new Map<string, number[]>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await ask('superadmin', 'GET', `/api/announcement?search=chaos&per_page=200&page=${page}`);
    last = Number(answer['last_page']);
    for (const { id, title } of answer.data as { id: number; title: string }[])
      found.set(title, [...(found.get(title) ?? []), id]);
  }
  expect([...acknowledged].filter(([key, id]) => JSON.stringify(found.get(key)) !== JSON.stringify([id]))).toEqual([]);
  expect(found.size).toBe(acknowledged.size);
  expect(nemesis.retried).toContain('/api/announcement');
  const lines = await ask('superadmin', 'GET', '/api/audit?room=announcements&action=create&per_page=1');
  expect(Number(lines['total']) - 4).toBe(acknowledged.size);
});

test('C-02 A-08 Q-05 labels survive kill -9 of server and database: each that was acknowledged is there, once, with one audit line, however often it was asked for', async () => {
  const found: { id: number; tracking_code: string }[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await ask('staff', 'GET', `/api/label?per_page=200&page=${page}`);
    last = Number(answer['last_page']);
    found.push(
      ...(answer.data as { id: number; tracking_code: string }[]).map(({ id, tracking_code }) => ({
        id,
        tracking_code,
      })),
    );
  }
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  expect(found.sort(byId)).toEqual(
    [...made.values()].map(({ id, tracking_code }) => ({ id, tracking_code })).sort(byId),
  );
  expect(nemesis.retried).toContain('/api/label');
  const lines = await ask('superadmin', 'GET', '/api/audit?room=labels&action=create&per_page=1');
  expect(Number(lines['total'])).toBe(made.size);
});

test('C-02 S-06 S-20 Q-05 scans and clearances survive kill -9: nothing acknowledged is lost, nothing is done twice, and every kyat is where it should be', async () => {
  expect(nemesis.retried.filter((url) => url !== '/api/announcement').length).toBeGreaterThan(0);
  for (const label of new Set(scanned.map((one) => one.label))) {
    const { movements } = (await ask('staff', 'GET', `/api/label/${label}/shipping`)).data as {
      movements: { status: string }[];
    };
    const wanted = scanned.filter((one) => one.label === label).map((one) => one.status);
    expect(movements.map((one) => one.status).filter((status) => wanted.includes(status))).toEqual(wanted);
  }
  const lines: number[] = [];
  for (const [id, labels] of cleared) {
    const paid = (await ask('accountant', 'GET', `/api/cod-clearance/${id}`)).data as {
      status: string;
      lines?: { label_id: number; role: string }[];
    };
    expect(paid.status).toBe('complete');
    lines.push(...labels);
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines).size).toBe(lines.length);
  const health = await ask('finance', 'GET', '/api/ledger/health');
  expect(health).toMatchObject({ ok: true, findings: [] });
});

test('C-02 F-10 M-07 expenses, transfers and money orders survive kill -9: each that was acknowledged is done once, and no kyat moved twice', async () => {
  const found = await Promise.all(
    moneyDone.map(async ({ url, journals }) => {
      const { status } = (await ask('superadmin', 'GET', url)).data as { status: string };
      const posted = journals && Number((await ask('superadmin', 'GET', `/api/ledger/journal?${journals}`))['total']);
      return { url, status, posted };
    }),
  );
  expect(found).toEqual(moneyDone.map(({ url, status, journals }) => ({ url, status, posted: journals && 1 })));
  // Everything retried, and any effect of a retry, is in the sums of the ledger.
  expect(await ask('finance', 'GET', '/api/ledger/health')).toMatchObject({ ok: true, findings: [] });
});
