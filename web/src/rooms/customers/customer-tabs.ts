import type { ComponentType } from 'react';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { mayEnter, type Viewer } from '@waybill/domain/rooms/roles/access.ts';
import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { CustomerClearances } from './CustomerClearances.tsx';

export interface CustomerTab {
  readonly key: string;
  readonly word: Word;
  /** Who has the right to what is in it. */
  readonly maySee: (viewer: Viewer) => boolean;
  readonly Content: ComponentType<{ customer: CustomerDetail }>;
}

/** What other rooms know of a customer, below the parts of the detail. A room adds one line; a list of its own stands in a `RelatedList`. */
export const customerTabs: readonly CustomerTab[] = [
  { key: 'clearances', word: clearanceList.title, maySee: (viewer) => mayEnter(clearanceList.access, viewer), Content: CustomerClearances },
];
