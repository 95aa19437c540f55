import { useState, type ComponentType } from 'react';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { merchantUserWords } from '@waybill/contract/rooms/merchant-users/merchant-users.words.ts';
import { can, mayEnter, type Viewer } from '@waybill/domain/kernel/access.ts';
import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { accountList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import { pickupRequestList } from '@waybill/contract/rooms/pickup-requests/pickup-requests.columns.ts';
import { ledgerWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { documentPlace } from '../clearances/clearances.door.ts';
import { TeamOf } from '../merchant-users/merchant-users.door.ts';
import { MerchantPaperButton } from '../packages/packages.door.ts';
import { Statement, type StatementPlace } from '../ledger/ledger.door.ts';

export interface CustomerTab {
  readonly key: string;
  readonly word: Word;
  /** The permission that its content needs. */
  readonly maySee: (viewer: Viewer) => boolean;
  readonly Content: ComponentType<{ customer: CustomerDetail }>;
}

const withoutCustomer = ['customer'];

/** The clearances of a customer, the newest first (N-20). */
function CustomerClearances({ customer }: { customer: CustomerDetail }) {
  return (
    <RelatedList
      definition={clearanceList}
      call="clearances.list"
      filters={{ customer_id: String(customer.id) }}
      live="clearance"
      without={withoutCustomer}
      opens={documentPlace}
    />
  );
}

const withoutMerchant = ['merchant'];

/** The labels of a customer, the newest first (N-20). */
function CustomerLabels({ customer }: { customer: CustomerDetail }) {
  return (
    <>
      <MerchantPaperButton customerId={customer.id} />
      <RelatedList
        definition={labelList}
        call="labels.list"
        filters={{ customer_id: String(customer.id) }}
        live="labels"
        without={withoutMerchant}
        opens={(row) => ({ name: 'label-detail', params: { labelId: row.id } })}
      />
    </>
  );
}

/** The pickups of a customer, the latest day first (N-20, N-23). */
function CustomerPickups({ customer }: { customer: CustomerDetail }) {
  return (
    <RelatedList
      definition={pickupRequestList}
      call="pickup_requests.list"
      filters={{ customer_id: String(customer.id) }}
      live="pickup_request"
      without={withoutSender}
      opens={(row) => ({ name: 'pickup-request.detail', params: { pickupId: row.id } })}
    />
  );
}
const withoutSender = ['phone', 'place'];

/** Everything between a customer and the operator with the balance after each line (N-20). Its days are not kept in the address, which is the record's. */
function CustomerStatement({ customer }: { customer: CustomerDetail }) {
  const [place, setPlace] = useState<StatementPlace>({ from: null, to: null, page: 1 });
  return <Statement of={{ customer_id: customer.id }} place={place} onPlace={setPlace} />;
}

/** Related lists on a customer's page, below the parts of the detail. A room adds one entry; its list is shown in a `RelatedList`. */
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
    key: 'pickups',
    word: pickupRequestList.title,
    maySee: (viewer) => mayEnter(pickupRequestList.access, viewer),
    Content: CustomerPickups,
  },
  {
    key: 'portal',
    word: merchantUserWords.portal,
    maySee: (viewer) => can(viewer, 'merchant_user.view'),
    Content: ({ customer }) => <TeamOf customerId={customer.id} />,
  },
  {
    key: 'statement',
    word: ledgerWords.statement,
    maySee: (viewer) => mayEnter(accountList.access, viewer),
    Content: CustomerStatement,
  },
];
