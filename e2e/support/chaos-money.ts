import { ask, type Nemesis } from './chaos.ts';

interface Done {
  readonly url: string;
  /** Status of its record when it was done once. */
  readonly status: string;
  /** Number of journals that it wrote. */
  readonly journals: string;
}

/** Expenses, transfers and money orders that were acknowledged during the kills, each with the address of its record. */
export const moneyDone: Done[] = [];

interface Made {
  readonly id: number;
  readonly version: number;
}

/**
 * Plays two counters and head office: cash goes from the bank into the till of Mandalay, something is bought there, and money orders go to Naypyitaw
 * and back. Each call is repeated with its key until it is answered.
 */
export async function moneyDesk(nemesis: Nemesis): Promise<void> {
  const branches = (await ask('superadmin', 'GET', '/api/branch/all')).data as { id: number; code: string }[];
  const branch = (code: string) => branches.find((one) => one.code === code)?.id;
  const categories = (await ask('superadmin', 'GET', '/api/expense-category/all')).data as {
    id: number;
    parent_id: number | null;
    open: boolean;
  }[];
  const category_id = categories.find(({ parent_id, open }) => parent_id !== null && open)?.id;
  const [main] = (await ask('finance', 'GET', '/api/bank-account')).data as { id: number }[];
  for (let round = 0; nemesis.busy || moneyDone.length === 0; round += 1) {
    const say = async (who: string, url: string, body: object, key: string) =>
      (await nemesis.answered(who, 'POST', url, body, `chaos-money-${key}-${round}`)).data as Made;
    const wanted = await say(
      'finance',
      '/api/transfer',
      {
        from_account_id: main?.id,
        to_account_id: null,
        to_branch_id: branch('MDY'),
        amount: 700,
        bank_fee: 50,
        note: null,
      },
      'ask',
    );
    await say('mdy.manager', `/api/transfer/${wanted.id}/send`, { version: wanted.version }, 'send');
    moneyDone.push({ url: `/api/transfer/${wanted.id}`, status: 'sent', journals: `transfer_id=${wanted.id}` });
    const bought = await say(
      'mdy.manager',
      '/api/expense',
      { category_id, vendor: `Shop ${round}`, amount: 300, pay_now: true },
      'buy',
    );
    moneyDone.push({ url: `/api/expense/${bought.id}`, status: 'paid', journals: `expense_id=${bought.id}` });
    const orders: { seller: string; payer: string; payee: string; sender: string; id: number; code: string | null }[] =
      [];
    for (const [seller, payer, to] of [
      ['mdy.staff', 'npt.staff', 'NPT'],
      ['npt.staff', 'mdy.staff', 'MDY'],
    ] as const) {
      const n = `${seller === 'mdy.staff' ? 1 : 2}${String(round).padStart(5, '0')}`;
      const payee = `9/MAHAMA(N)${n}`;
      const { id } = await say(
        seller,
        '/api/emo',
        {
          sender_name: `Sender ${n}`,
          sender_phone: `0979${n}1`,
          sender_nrc: `12/OUKAMA(N)${n}`,
          payee_name: `Payee ${n}`,
          payee_phone: `0978${n}1`,
          payee_nrc: payee,
          amount: 10_000,
          emo_fee: fee(await terms()),
          pay_branch_id: branch(to),
          remark: null,
        },
        `sell-${seller}`,
      );
      // A code whose answer was lost is never shown again: then the senders get their money back.
      const code = await nemesis
        .answered(seller, 'POST', `/api/emo/${id}/code`, { card_nrc: null }, `chaos-code-${n}`)
        .then(({ code: digits }) => String(digits))
        .catch(() => null);
      orders.push({ seller, payer, payee, sender: `12/OUKAMA(N)${n}`, id, code });
    }
    // Each till pays with the money of the other order, so one that goes back takes the other with it.
    const paid = orders.every(({ code }) => code !== null);
    for (const { seller, payer, payee, sender, id, code } of orders) {
      if (!paid) {
        await say(seller, `/api/emo/${id}/cancel`, { card_nrc: sender, reason: 'no code' }, `back-${id}`);
        moneyDone.push({ url: `/api/emo/${id}`, status: 'cancel', journals: '' });
        continue;
      }
      await say(payer, `/api/emo/${id}/take`, {}, `take-${id}`);
      await say(payer, `/api/emo/${id}/pay`, { card_nrc: payee, pickup_code: code }, `pay-${id}`);
      moneyDone.push({ url: `/api/emo/${id}`, status: 'complete', journals: '' });
    }
  }
  async function terms() {
    return (await nemesis.answered('mdy.staff', 'GET', '/api/emo/terms')).data as {
      steps: { up_to: number; fee: number }[];
    };
  }
}

function fee({ steps }: { steps: { up_to: number; fee: number }[] }): number {
  return steps.find(({ up_to }) => up_to >= 10_000)?.fee ?? 0;
}
