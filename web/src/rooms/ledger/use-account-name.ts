import { useCallback } from 'react';
import { accountKindWords, accountNameWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import { localName, type Named } from '@waybill/domain/kernel/locale.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useOptions } from '../../shell/options.ts';

/** Accounts that are named by a record, whose name is kept with it: a category of expenses, a bank account. */
const ownNames: Partial<Record<AccountKind, OptionSource>> = {
  branch_expense: 'expense_category',
  bank: 'bank_account',
};

interface AccountFacts {
  readonly kind: string;
  readonly name: string | null;
  readonly whose: Named | null;
}

/** Whose an account is and what it is called, in the reader's language: branches by their own names there. */
export function useAccountName(): {
  readonly kindOf: (account: AccountFacts) => string;
  readonly whoseOf: (account: AccountFacts) => string | null;
} {
  const say = useSay();
  const locale = useLocale();
  const categories = useOptions('expense_category');
  const banks = useOptions('bank_account');
  const kindOf = useCallback(
    ({ kind, name }: AccountFacts) => {
      const word = say.loose(accountKindWords[kind as keyof typeof accountKindWords]);
      if (name === null) return word;
      const source = ownNames[kind as AccountKind];
      if (source) return `${word}: ${(source === 'bank_account' ? banks : categories).nameOf(name)}`;
      const known = accountNameWords[name as keyof typeof accountNameWords];
      return `${word}: ${known ? say.loose(known) : name}`;
    },
    [say, categories, banks],
  );
  const whoseOf = useCallback(
    ({ whose }: AccountFacts) => (whose === null ? null : localName(whose, locale)),
    [locale],
  );
  return { kindOf, whoseOf };
}
