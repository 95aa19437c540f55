import { sql, type RawBuilder } from 'kysely';
import { customerName, namedJsonOrNull } from '../../kernel/sql/names.ts';
import { openPayeeStates } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import { bankLife, openBankState, payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { townTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import { customerList } from '@waybill/contract/rooms/customers/customers.columns.ts';
import type { CustomerRow } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { balanceOfRow } from '../ledger/ledger.door.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

type Names = CustomerRow['branch'];

export interface RawCustomer extends Pick<
  IsoRow<'customer'>,
  | 'id'
  | 'type'
  | 'merchant_type'
  | 'customer_name'
  | 'business_name'
  | 'phones'
  | 'email'
  | 'status'
  | 'to_complete'
  | 'is_fixed_amount_discount'
  | 'discount_amount'
  | 'discount_percent'
  | 'cod_plan'
  | 'credit_limit'
  | 'clearance_gate'
  | 'sms_active'
  | 'created_at'
> {
  branch: Names;
  company: Names | null;
  township: Names | null;
  addon_service: string[];
  balance: number;
  bank_state: string | null;
  to_confirm: boolean;
}

/** Customers belong to their branch. */
export function customerScope(viewer: Pick<SessionViewer, 'covers' | 'customerId'>): RawBuilder<boolean> {
  const { covers } = viewer;
  // Customers of one branch are read along their index, by name; those of a list of branches would be sorted.
  const branches =
    covers !== 'all' && covers.length === 1
      ? sql<boolean>`c.branch_id = ${covers[0]}::bigint`
      : covered(viewer, 'c.branch_id');
  return sql<boolean>`(${branches} and ${ofCustomer(viewer, 'c.id')})`;
}

/** The ledger accounts for amounts owed to a customer, and owed by them. */
const owedTo: AccountKind = 'payable:merchant';
const owedBy: AccountKind = 'receivable:merchant';

/** The sum of both with the sign reversed: positive when the operator owes the customer. */
const balance = sql<number>`
  (select coalesce(-sum(${balanceOfRow}), 0)::bigint
    from account a
    left join account_balance bal on bal.account_id = a.id
  where a.customer_id = c.id and a.kind = any(${[owedTo, owedBy]}::text[]))`;

/** Of several accounts the one that needs attention comes first. */
const shownBanks = bankLife.stateNames.filter((state) => state === openBankState || state === payableBankState);
const bankState = sql<string | null>`
  (select k.status
    from customer_bank k
    where k.customer_id = c.id and k.status = any(${shownBanks}::text[])
    order by k.status = ${openBankState} desc
    limit 1)`;

/** Does an account or a change of terms wait for a second person, or an account that the merchant asked for for the branch? */
export const waitsForSecondPerson = sql<boolean>`
  c.id in (
    select customer_id from customer_bank where status = ${sql.lit(openBankState)}
    union all
    select customer_id from customer_terms where status = ${sql.lit(openBankState)}
    union all
    select customer_id from payee_request where status in (${sql.join(openPayeeStates.map((state) => sql.lit(state)))}))`;

/** Joins the township or town of a place `p` whose parent is `up`: itself, its parent, or the town of its prices. */
export const townshipJoin = sql`left join place up on up.id = p.parent_id
  left join place t on t.id = case
    when p.type = any(${townTypes}::text[]) then p.id
    when up.type = any(${townTypes}::text[]) then up.id
    else p.town_id
    end`;

/** Selects the names of a place or branch; null where there is none. */
export function namesOrNone(alias: string): RawBuilder<Names | null> {
  return namedJsonOrNull<Names>(alias);
}

/** A company has no Chinese name, and the Myanmar one may be missing. */
export const companyNames = sql<Names | null>`
  case
    when co.id is null then null
    else json_build_object('id', co.id, 'name_en', co.name, 'name_mm', coalesce(co.name_mm, co.name), 'name_zh', null)
    end`;

/** Ids of customers follow the order of their creation. */
const customerId = sql`c.id`;

/** The customer list (N-20). */
export const customerSource = listSource<RawCustomer, CustomerRow>({
  definition: customerList,
  id: customerId,
  from: sql`customer c join branch b on b.id = c.branch_id left join company co on co.id = c.company_id
    left join customer_address ad on ad.customer_id = c.id and ad.is_default left join place p on p.id = ad.place_id ${townshipJoin}`,
  columns: sql`c.id, c.type, c.merchant_type, c.customer_name, c.business_name, c.phones, c.email, c.status, c.to_complete, c.is_fixed_amount_discount, c.discount_amount, c.discount_percent, c.cod_plan, c.credit_limit,
    c.clearance_gate, c.sms_active, c.addon_service, c.created_at, ${namesOrNone('b')} as branch, ${companyNames} as company, ${namesOrNone('t')} as township, ${balance} as balance, ${bankState} as bank_state, ${waitsForSecondPerson} as to_confirm`,
  scope: customerScope,
  sort: {
    name: customerName('c'),
    branch: sql`b.name_en`,
    customer_name: sql`c.customer_name`,
    business_name: sql`c.business_name`,
    credit_limit: sql`c.credit_limit`,
    created_at: customerId,
  },
  search: (term) => contains('c.search_key', term),
  filters: {
    status: sameText('c.status'),
    to_complete: (value) => sql<boolean>`c.to_complete = ${value === 'yes'}`,
    to_confirm: (value) => sql<boolean>`(${waitsForSecondPerson}) = ${value === 'yes'}`,
    type: sameText('c.type'),
    branch_id: sameNumber('c.branch_id'),
    company_id: sameNumber('c.company_id'),
    cod_plan: sameText('c.cod_plan'),
    bank_state: (value) =>
      sql<boolean>`exists (select from customer_bank k where k.customer_id = c.id and k.status = ${value})`,
  },
  row: customerRow,
});

export function customerRow({ phones, ...raw }: RawCustomer): CustomerRow {
  return { ...raw, name: raw.business_name ?? raw.customer_name, phone: phones };
}

export interface CustomerBalance {
  /** COD that is owed to the customer, in whole kyat. */
  readonly payable: number;
  /** Credit and returns that the customer owes. */
  readonly receivable: number;
}

/** Reads the balances of a customer's accounts, as sums of postings (decisions 4.1). */
export async function readCustomerBalance(db: Database, customerId: number): Promise<CustomerBalance> {
  const { rows } = await sql<CustomerBalance>`
    select coalesce(-sum(balance) filter (where kind = ${owedTo}), 0)::bigint as payable,
      coalesce(sum(balance) filter (where kind = ${owedBy}), 0)::bigint as receivable
    from (select a.kind, ${balanceOfRow} as balance from account a left join account_balance bal on bal.account_id = a.id
      where a.customer_id = ${customerId} and a.kind = any(${[owedTo, owedBy]}::text[])) accounts`.execute(db);
  return rows[0] ?? { payable: 0, receivable: 0 };
}
