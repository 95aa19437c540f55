import type { ComponentType } from 'react';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { mayEnter, type Viewer } from '@waybill/domain/rooms/roles/access.ts';
import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { accountList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import { ledgerWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { CustomerClearances } from './CustomerClearances.tsx';
import { CustomerLabels } from './CustomerLabels.tsx';
import { CustomerStatement } from './CustomerStatement.tsx';

export interface CustomerTab {
  readonly key: string;
  readonly word: Word;
  /** Who has the right to what is in it. */
  readonly maySee: (viewer: Viewer) => boolean;
  readonly Content: ComponentType<{ customer: CustomerDetail }>;
}

/** What other rooms know of a customer, below the parts of the detail. A room adds one line; a list of its own stands in a `RelatedList`. */
export const customerTabs: readonly CustomerTab[] = [
  {
    key: 'labels',
    word: labelList.title,
    maySee: (viewer) => mayEnter(labelList.access, viewer),
    Content: CustomerLabels,
  },
  {
    key: 'clearances',
    word: clearanceList.title,
    maySee: (viewer) => mayEnter(clearanceList.access, viewer),
    Content: CustomerClearances,
  },
  {
    key: 'statement',
    word: ledgerWords.statement,
    maySee: (viewer) => mayEnter(accountList.access, viewer),
    Content: CustomerStatement,
  },
];
