import type pg from 'pg';

/** The books as they lie in the tables, read whole: what a recount by other code starts from. */
export interface Books {
  readonly entries: readonly BookEntry[];
  readonly postings: readonly BookPosting[];
  readonly owed: ReadonlyMap<number, number>;
  readonly messages: readonly BookMessage[];
  readonly calls: readonly BookCalls[];
}

export interface BookEntry {
  readonly id: number;
  readonly status: string;
  readonly day: string;
  readonly branch_id: number;
  readonly collection: number | null;
  readonly merchant_id: number | null;
  readonly service_type: string;
  readonly cod_amount: number;
  readonly cod_status: string | null;
}

export interface BookPosting {
  readonly id: number;
  readonly journal_id: number;
  readonly entry_id: number | null;
  readonly transfer_id: number | null;
  readonly label_id: number | null;
  readonly event: string;
  readonly account_id: number;
  readonly day: string;
  readonly kind: string;
  readonly name: string | null;
  readonly amount: number;
  readonly branch_id: number | null;
  readonly collection: number | null;
  readonly customer_id: number | null;
  /** The branch that looks after the customer. */
  readonly customer_branch: number | null;
  readonly customer_collection: number | null;
}

export interface BookMessage {
  readonly id: number;
  readonly label_id: number;
  readonly day: string;
  readonly branch_id: number;
  readonly collection: number | null;
  readonly merchant_id: number | null;
  readonly segments: number;
  readonly cost: number;
}

/** Calls of a key on a day. */
export interface BookCalls {
  readonly day: string;
  readonly branch_id: number;
  readonly collection: number | null;
  readonly calls: number;
  readonly refused: number;
  readonly labels: number;
}

/** @example const books = await readBooks(fixture.app.database.pool) */
export async function readBooks(pool: pg.Pool): Promise<Books> {
  const day = (moment: string) => `to_char(${moment} at time zone 'Asia/Yangon', 'YYYY-MM-DD')`;
  const entries = await pool.query<BookEntry>(`
    select e.id, e.status, ${day('e.at')} as day, e.branch_id, b.branch_collection_id as collection, l.merchant_id, l.service_type, l.cod_amount, s.cod_status
    from label_entry e join label l on l.id = e.label_id join label_state s on s.label_id = l.id join branch b on b.id = e.branch_id
    where e.viewable`);
  const postings = await pool.query<BookPosting>(`
    select p.id, p.journal_id, j.entry_id, j.transfer_id, j.label_id, j.event, a.id as account_id, j.business_date::text as day, a.kind, a.name, p.amount, b.id as branch_id, b.branch_collection_id as collection,
      c.id as customer_id, c.branch_id as customer_branch, cb.branch_collection_id as customer_collection
    from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id
      left join branch b on b.id = coalesce(a.branch_id, j.branch_id)
      left join label l on l.id = coalesce(j.label_id, (select e.label_id from label_entry e where e.id = j.entry_id))
      left join customer c on c.id = coalesce(a.customer_id, l.merchant_id)
      left join branch cb on cb.id = c.branch_id`);
  const open = await pool.query<{ journal_id: number; owed: number }>(
    "select journal_id, sum(-net)::bigint as owed from open_item where role in ('return', 'credit', 'gate_submit') group by 1",
  );
  const messages = await pool.query<BookMessage>(`
    select m.id, m.label_id, ${day('m.sent_at')} as day, m.branch_id, b.branch_collection_id as collection, l.merchant_id, m.segments, m.cost
    from message m join label l on l.id = m.label_id join branch b on b.id = m.branch_id
    where m.sent_at is not null order by m.id`);
  const calls = await pool.query<BookCalls>(`
    select d.day::text as day, k.branch_id, b.branch_collection_id as collection, d.calls, d.refused, count(l.id)::int as labels
    from api_key_day d join api_key k on k.id = d.api_key_id join branch b on b.id = k.branch_id
      left join label l on l.api_key_id = k.id and ${day('l.created_at')} = d.day::text
    group by d.api_key_id, d.day, k.branch_id, b.branch_collection_id`);
  return {
    calls: calls.rows,
    messages: messages.rows,
    entries: entries.rows,
    postings: postings.rows,
    owed: new Map(open.rows.map(({ journal_id, owed }) => [journal_id, owed])),
  };
}

/** One row of a report as the recount has it. */
export interface Counted {
  readonly day: string;
  readonly branch: number | null;
  readonly collection: number | null;
  readonly customer: number | null;
  readonly sums: Readonly<Record<string, number>>;
}

const plus = (postings: readonly BookPosting[], which: (one: BookPosting) => boolean): number =>
  postings.reduce((sum, one) => (which(one) ? sum + one.amount : sum), 0);
const minus = (postings: readonly BookPosting[], which: (one: BookPosting) => boolean): number =>
  0 - plus(postings, which) + 0;

function stepsOf(books: Books, status: string, only: (entry: BookEntry) => boolean = () => true): Counted[] {
  const byEntry = new Map<number, BookPosting[]>();
  for (const one of books.postings)
    if (one.entry_id !== null) byEntry.set(one.entry_id, [...(byEntry.get(one.entry_id) ?? []), one]);
  return books.entries
    .filter((entry) => entry.status === status && only(entry))
    .map((entry) => {
      const own = byEntry.get(entry.id) ?? [];
      const isFee = ({ kind, name }: BookPosting) =>
        kind === 'tax' || (kind === 'income' && !['cod_fee', 'return_fee', 'cancellation'].includes(name ?? ''));
      const cod = minus(own, ({ kind, amount }) => kind === 'payable:merchant' && amount < 0);
      const codFee = minus(own, ({ name }) => name === 'cod_fee');
      return {
        day: entry.day,
        branch: entry.branch_id,
        collection: entry.collection,
        customer: entry.merchant_id,
        sums: {
          fees: minus(own, ({ kind }) => kind === 'income' || kind === 'tax'),
          cash: plus(own, ({ kind }) => /^cash:|^receivable:(?:gate|mmpost)$/.test(kind)),
          on_credit: plus(own, ({ kind }) => kind === 'receivable:merchant'),
          cod_amount: cod,
          cod_fee: codFee,
          shipping: minus(own, isFee),
          return_fee: minus(own, ({ name }) => name === 'return_fee' || name === 'cancellation'),
          net: minus(own, ({ kind }) => kind === 'payable:merchant'),
        },
      };
    });
}

function postingsOf(books: Books, which: (one: BookPosting) => boolean, sign = 1): Counted[] {
  return books.postings.filter(which).map((one) => ({
    day: one.day,
    branch: one.branch_id,
    collection: one.collection,
    customer: one.customer_id,
    sums: {
      amount: sign * one.amount,
      money_in: Math.max(sign * one.amount, 0),
      money_out: Math.max(-sign * one.amount, 0),
    },
  }));
}

const codOf = (books: Books): Counted[] =>
  stepsOf(books, 'delivered', ({ cod_amount, cod_status }) => cod_amount > 0 && cod_status !== null).map((row) => ({
    ...row,
    // Shipping that was taken out of the COD, not what was paid beside it.
    sums: {
      ...row.sums,
      shipping: (row.sums['cod_amount'] ?? 0) - (row.sums['cod_fee'] ?? 0) - (row.sums['net'] ?? 0),
    },
  }));

const creditOf = (books: Books): Counted[] =>
  books.postings
    .filter(({ kind }) => kind === 'receivable:merchant')
    .map((one) => ({
      day: one.day,
      branch: one.customer_branch,
      collection: one.customer_collection,
      customer: one.customer_id,
      sums: { amount: one.amount, left: one.amount > 0 ? (books.owed.get(one.journal_id) ?? 0) : 0 },
    }));

const parcelEvents = ['accepted', 'delivered', 'return_confirmed', 'redirected', 'hold_ended', 'picked_up'];

/** The days of each till, its opening being everything that was ever booked on it before. */
function daysOf(books: Books): Counted[] {
  const tills = books.postings.filter(({ kind }) => kind === 'cash:branch');
  const keys = [...new Set(tills.map(({ account_id, day }) => `${account_id} ${day}`))];
  return keys.map((key) => {
    const own = tills.filter(({ account_id, day }) => `${account_id} ${day}` === key);
    const [first] = own;
    const journals = new Set(
      own.filter(({ event }) => parcelEvents.includes(event)).map(({ journal_id }) => journal_id),
    );
    const taken = books.postings.filter(({ journal_id }) => journals.has(journal_id));
    const back = new Set(own.filter(({ amount }) => amount < 0).map(({ journal_id }) => journal_id));
    const cod = minus(
      taken,
      ({ kind, amount, journal_id }) => kind === 'payable:merchant' && (back.has(journal_id) ? amount > 0 : amount < 0),
    );
    const kinds = [...parcelEvents, 'handed_over', 'expense', 'sent', 'transferred'];
    const opening = plus(tills, ({ account_id, day }) => account_id === first?.account_id && day < (first?.day ?? ''));
    return {
      day: first?.day ?? '',
      branch: first?.branch_id ?? null,
      collection: first?.collection ?? null,
      customer: null,
      sums: {
        opening,
        closing: opening + plus(own, () => true),
        in_cod: cod,
        in_fees: plus(own, ({ event }) => parcelEvents.includes(event)) - cod,
        in_couriers: plus(own, ({ event }) => event === 'handed_over'),
        in_other: plus(own, ({ event }) => !kinds.includes(event)),
        out_expenses: minus(own, ({ event }) => event === 'expense'),
        handed_over: minus(own, ({ event }) => event === 'sent' || event === 'transferred'),
      },
    };
  });
}

/** Messages with what they cost; the fee of a label is counted with the first of them. */
function messagesOf({ messages, postings }: Books): Counted[] {
  return messages.map((one, at) => {
    const first = messages.findIndex(({ label_id }) => label_id === one.label_id) === at;
    const paid = minus(postings, ({ label_id, name }) => first && label_id === one.label_id && name === 'sms');
    return {
      day: one.day,
      branch: one.branch_id,
      collection: one.collection,
      customer: one.merchant_id,
      sums: { cost: one.cost, segments: one.segments, fees: paid },
    };
  });
}

/** A row for each key and day. */
const callsOf = ({ calls }: Books): Counted[] =>
  calls.map(({ day, branch_id, collection, ...sums }) => ({
    day,
    branch: branch_id,
    collection,
    customer: null,
    sums: { ...sums },
  }));

const accepted = 'accept_from_origin_branch';
const returned = 'return_confirmed';
const walkIn = (services: readonly string[]) => (books: Books) =>
  stepsOf(books, accepted, (entry) => entry.merchant_id === null && services.includes(entry.service_type));
const online = (services: readonly string[]) => (books: Books) =>
  stepsOf(books, accepted, (entry) => entry.merchant_id !== null && services.includes(entry.service_type));

/** Every report, recounted from entries and postings without the code of the reports. */
export const recounts: Readonly<Record<string, (books: Books) => Counted[]>> = {
  accepted: (books) => stepsOf(books, accepted),
  delivered: (books) => stepsOf(books, 'delivered'),
  returned: (books) => stepsOf(books, returned),
  cod: codOf,
  credit: creditOf,
  daily: daysOf,
  hold_mail: (books) => postingsOf(books, ({ kind, name }) => kind === 'income' && name === 'hold_mail', -1),
  emo: (books) => postingsOf(books, ({ kind, name }) => kind === 'emo_payable' || name === 'emo', -1),
  expense: (books) => postingsOf(books, ({ kind }) => kind === 'branch_expense' || kind === 'expense'),
  finance_and_transfer: (books) =>
    postingsOf(books, ({ kind, transfer_id }) => kind === 'bank' || kind === 'cash:transit' || transfer_id !== null),
  bank_statement_fee: (books) => postingsOf(books, ({ name }) => name === 'bank_statement_fee'),
  sms: messagesOf,
  api: callsOf,
  phone: (books) => postingsOf(books, ({ kind, name }) => kind === 'income' && name === 'phone_call', -1),
  walkin_express: walkIn(['express']),
  walkin_register: walkIn(['register']),
  walkin_ops: walkIn(['special', 'vpp', 'vpl']),
  online_express: online(['express']),
  online_vpp: online(['vpp']),
  online_vpl: online(['vpl']),
  online_register: online(['register']),
  online_return: (books) => stepsOf(books, returned, ({ merchant_id }) => merchant_id !== null),
};
