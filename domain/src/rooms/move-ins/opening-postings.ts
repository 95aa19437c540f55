import { accountKinds, accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import { postingsFor, type LabelMoney, type LabelMoneyEventName, type LabelParties } from '../ledger/label-postings.ts';

const equity = accountRef('equity');
const cash: readonly AccountRef['kind'][] = ['cash:branch', 'cash:courier'];

/**
 * Returns the postings of a label event of before the opening day. Income and tax of it were the former books', so they go against the operator's capital;
 * with `is_counted`, its cash is in the bank's opening balance already. Whole kyat.
 *
 * @example openingPostings('delivered', money, parties, { is_counted: true }) // equity +49,000, payable:merchant −49,000
 * Source: W-05.
 */
export function openingPostings(
  event: LabelMoneyEventName,
  money: LabelMoney,
  parties: LabelParties,
  { is_counted }: { readonly is_counted: boolean },
): Posting[] {
  const own = postingsFor(event, money, parties).map(({ account, amount }) => ({
    account: isBefore(account, is_counted) ? equity : account,
    amount,
  }));
  const capital = own.reduce((sum, { account, amount }) => (account === equity ? sum + amount : sum), 0);
  const rest = own.filter(({ account }) => account !== equity);
  return capital === 0 ? rest : [...rest, { account: equity, amount: capital }];
}

function isBefore({ kind }: AccountRef, isCounted: boolean): boolean {
  return accountKinds[kind].side === 'income' || kind === 'tax' || (isCounted && cash.includes(kind));
}

/** Returns the postings of COD that is owed to a merchant without naming its parcels; whole kyat. */
export function owedPostings(customerId: number, amount: number): Posting[] {
  return [
    { account: equity, amount },
    { account: accountRef('payable:merchant', { owner: customerId }), amount: -amount },
  ];
}
