import { readPayable } from '../cod/cod.door.ts';
import { sql } from 'kysely';
import { payableBankState, openBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import {
  bankActions,
  customerActions,
  termsActions,
  type ProposalFacts,
} from '@waybill/domain/rooms/customers/decide-customer.ts';
import {
  openPayeeStates,
  payeeActions,
  type PayeeRequestState,
} from '@waybill/domain/rooms/customers/payee-request-states.ts';
import type { Rollup } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type {
  CustomerAddress,
  CustomerBank,
  CustomerDetail,
  CustomerDocument,
  CustomerTermsProposal,
  PayeeRequest,
} from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { handsOfBank, readPayeeFacts } from './payee-request.store.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { personName } from '../../kernel/sql/names.ts';
import {
  customerScope,
  customerSource,
  namesOrNone,
  readCustomerBalance,
  customerRow,
  townshipJoin,
  type RawCustomer,
} from './customers.queries.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

type RawDetail = RawCustomer &
  Pick<
    IsoRow<'customer'>,
    | 'nrc'
    | 'company_id'
    | 'branch_id'
    | 'status_reason'
    | 'clearance_gate_limit'
    | 'message_language'
    | 'message_channel'
    | 'unanswered'
    | 'unanswered_days'
    | 'net_credit'
    | 'net_gate_submit'
    | 'net_return'
    | 'credit_days'
    | 'payout_day'
    | 'return_fee'
    | 'attempts'
    | 'remark'
    | 'version'
    | 'updated_at'
  >;

/** Reads one customer with all details and the viewer's commands; `null` outside their scope. */
export async function readCustomer(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<CustomerDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${customerSource.columns}, c.nrc, c.company_id, c.branch_id, c.status_reason, c.clearance_gate_limit, c.message_language, c.message_channel, c.unanswered, c.unanswered_days,
      c.net_credit, c.net_gate_submit, c.net_return, c.credit_days, c.payout_day, c.return_fee, c.attempts, c.remark, c.version, c.updated_at
    from ${customerSource.from} where c.id = ${id} and ${customerScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const [addresses, banks, payee_request, proposed_terms, documents, owed, parts, open] = await Promise.all([
    readAddresses(db, id),
    readBanks(db, viewer, id, now),
    readRequest(db, viewer, id, now),
    readTerms(db, viewer, id, now),
    readDocuments(db, id),
    readCustomerBalance(db, id),
    readPayable(db, id),
    readOpenLabels(db, id),
  ]);
  const { phones: _, ...own } = raw;
  const paid = banks.find((bank) => bank.status === payableBankState);
  return {
    ...own,
    ...customerRow(raw),
    updated_at: raw.updated_at,
    ...owed,
    ...parts,
    payable_later: owed.payable - parts.payable_now - parts.payable_on_documents,
    ...open,
    addresses,
    banks,
    payee_request,
    proposed_terms,
    documents,
    bank: paid?.bank ?? null,
    bank_holder: paid?.bank_holder ?? null,
    bank_account: paid?.bank_account ?? null,
    may_edit: can(viewer, 'customer.edit'),
    actions: customerActions(viewer, raw.status),
  };
}

async function readAddresses(db: Database, id: number): Promise<CustomerAddress[]> {
  const { rows } = await sql<CustomerAddress>`
    select ad.id, ad.name, ad.home_no, ad.street, ad.place_id, ad.country, ad.postcode, ad.is_default,
      ${namesOrNone('p')} as place, ${namesOrNone('t')} as township, ${namesOrNone('r')} as region
    from customer_address ad left join place p on p.id = ad.place_id ${townshipJoin} left join place r on r.id = p.region_id
    where ad.customer_id = ${id} order by ad.is_default desc, ad.id`.execute(db);
  return rows;
}

/** Maximum proposals of a kind that are displayed; the audit log has all of them. */
const proposalsShown = 20;

type RawProposal = Pick<IsoRow<'customer_bank'>, 'status' | 'proposed_at' | 'decided_at'> & {
  readonly proposer_id: number;
};
type Raw<Proposal> = Omit<Proposal, 'actions' | keyof RawProposal> & RawProposal;
const proposalColumns = sql`k.id, k.status, k.proposed_by as proposer_id, ${personName('k.proposed_by')} as proposed_by, k.proposed_at, ${personName('k.decided_by')} as decided_by, k.decided_at, k.decided_reason`;

async function readBanks(db: Database, viewer: SessionViewer, id: number, now: Date): Promise<CustomerBank[]> {
  const rows = await readRecords(
    db,
    sql<Raw<CustomerBank>>`
    select ${proposalColumns}, k.bank, k.bank_holder, k.bank_account, k.proof_file_id
    from customer_bank k where k.customer_id = ${id} order by k.id desc limit ${proposalsShown}`,
  );
  return withActions(db, viewer, now, rows, bankActions);
}

/** Reads the account that the merchant's owner asks for, while it waits for the code or for the branch. */
async function readRequest(db: Database, viewer: SessionViewer, id: number, now: Date): Promise<PayeeRequest | null> {
  const rows = await readRecords(
    db,
    sql<Omit<PayeeRequest, 'actions' | 'status'> & { status: PayeeRequestState }>`
    select r.id, r.bank, r.bank_holder, r.bank_account, r.status, ${personName('r.requested_by')} as requested_by, r.requested_at,
      r.phone, r.by_message, ${personName('r.read_by')} as read_by
    from payee_request r where r.customer_id = ${id} and r.status = any(${[...openPayeeStates]}::text[])`,
  );
  const [request] = rows;
  if (!request) return null;
  return { ...request, actions: payeeActions(viewer, await readPayeeFacts(db, request, viewer.id, now)) };
}

async function readTerms(db: Database, viewer: SessionViewer, id: number, now: Date): Promise<CustomerTermsProposal[]> {
  const rows = await readRecords(
    db,
    sql<Raw<CustomerTermsProposal>>`
    select ${proposalColumns}, k.terms, k.before
    from customer_terms k where k.customer_id = ${id} order by k.id desc limit ${proposalsShown}`,
  );
  return withActions(db, viewer, now, rows, termsActions);
}

async function withActions<Row extends RawProposal & { readonly id: number }, Action>(
  db: Database,
  viewer: SessionViewer,
  now: Date,
  rows: readonly Row[],
  actionsOf: (viewer: SessionViewer, facts: ProposalFacts) => Action[],
) {
  // At most one waits, so only its proposer has to be checked.
  const waiting = rows.find((row) => row.status === openBankState);
  const hands = waiting && 'bank' in waiting ? await handsOfBank(db, waiting.id) : [];
  const byAnother = waiting ? await isDifferentFromAll(db, [waiting.proposer_id, ...hands], viewer.id, now) : true;
  return rows.map(({ proposer_id, ...proposal }) => ({
    ...proposal,
    actions: actionsOf(viewer, { status: proposal.status, proposedBy: proposer_id, byAnother }),
  }));
}

async function readDocuments(db: Database, id: number): Promise<CustomerDocument[]> {
  return readRecords(
    db,
    sql<CustomerDocument>`
    select d.id, d.file_id, f.name, f.media_type, f.size, d.created_at from customer_document d join stored_file f on f.id = d.file_id where d.customer_id = ${id} order by d.id`,
  );
}

/** Parcels that have not arrived yet. */
const openRollups: readonly Rollup[] = ['process', 'ongoing'];
/** Number of latest labels searched for parcels on the way, so that the count does not become slower for an old merchant. */
const looksBack = 5000;

async function readOpenLabels(db: Database, id: number): Promise<{ open_labels: number; open_cod: number }> {
  const { rows } = await sql<{ open_labels: number; open_cod: number }>`
    select count(*)::int as open_labels, coalesce(sum(l.cod_amount), 0)::bigint as open_cod
    from (select id, cod_amount from label where merchant_id = ${id} order by id desc limit ${looksBack}) l
    join label_state s on s.label_id = l.id
    where s.rollup = any(${openRollups}::text[])`.execute(db);
  return rows[0] ?? { open_labels: 0, open_cod: 0 };
}
