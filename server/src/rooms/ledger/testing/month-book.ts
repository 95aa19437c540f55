import { itemRoles, type ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';

/** Open amounts between a merchant and the operator for a parcel, by the agreed figures. */
interface OwnItem {
  readonly customer: number;
  readonly label: number | null;
  readonly role: ItemRole;
  readonly net: number;
}

/** A line that the bank will show. */
interface BankMove {
  readonly account: 'main' | 'other';
  readonly amount: number;
  readonly reference: string;
}

type Line = Pick<OwnItem, 'label' | 'role'>;

/** The second set of books: kept by hand from what people did, in whole kyat, never from what the product wrote. A debit is positive. */
export class MonthBook {
  readonly #held = new Map<string, number>();
  #items: OwnItem[] = [];
  readonly statement: BankMove[] = [];
  /** Name of the second bank account in the books. */
  other = '';

  /** Changes balances; the amounts of one call add up to zero. */
  move(amounts: Readonly<Record<string, number>>): void {
    const sum = Object.values(amounts).reduce((left, amount) => left + amount, 0);
    if (sum !== 0) throw new Error(`these are not even: ${JSON.stringify(amounts)}`);
    for (const [account, amount] of Object.entries(amounts)) this.#held.set(account, this.of(account) + amount);
  }

  of(account: string): number {
    return this.#held.get(account) ?? 0;
  }

  /** Moves money on one of the two bank accounts, with a line that its statement will show. */
  bank(amount: number, reference: string, account: BankMove['account'] = 'main'): string {
    if (amount !== 0) this.statement.push({ account, amount, reference });
    return account === 'main' ? 'bank' : `bank ${this.other}`;
  }

  /** All balances that are not zero, in order. */
  get all(): [string, number][] {
    return [...this.#held].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  owe(customer: number, label: number | null, role: ItemRole, net: number): void {
    this.#items.push({ customer, label, role, net });
  }

  get open(): readonly OwnItem[] {
    return this.#items.filter(({ net }) => net !== 0);
  }

  /** Removes the items of these lines from the book; fails for a line that was not agreed on. */
  settle(customer: number, lines: readonly Line[]): { payable: number; owed: number } {
    const sums = { payable: 0, owed: 0 };
    for (const line of lines) {
      const at = this.#items.findIndex(
        (item) => item.customer === customer && item.label === line.label && item.role === line.role,
      );
      const item = this.#items[at];
      if (!item) throw new Error(`nobody agreed on ${line.role} of ${line.label}`);
      this.#items.splice(at, 1);
      if (itemRoles[item.role].account === 'payable:merchant') sums.payable += item.net;
      else sums.owed -= item.net;
    }
    return sums;
  }

  /** Returns what these lines amount to for the merchant. */
  dueOf(customer: number, lines: readonly Line[]): number {
    const left = this.#items.filter((item) => item.customer === customer);
    return lines.reduce((sum, line) => {
      const at = left.findIndex(({ label, role }) => label === line.label && role === line.role);
      return sum + (left.splice(at, at < 0 ? 0 : 1)[0]?.net ?? Number.NaN);
    }, 0);
  }
}
