import type { ComponentType } from 'react';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';

export interface CustomerTab {
  readonly key: string;
  readonly word: Word;
  /** Who has the right to what is in it. */
  readonly maySee: (viewer: Viewer) => boolean;
  readonly Content: ComponentType<{ customer: CustomerDetail }>;
}

/**
 * What other rooms show of a customer below the parts of the detail: labels, clearances, a statement. A room adds one line, with a component from its
 * own door.
 *
 * @example { key: 'labels', word: labelMessages.list, maySee: (viewer) => can(viewer, 'label.view'), Content: CustomerLabels },
 */
export const customerTabs: readonly CustomerTab[] = [];
