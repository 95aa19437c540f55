import { insertLabels } from '@waybill/server/rooms/prints/testing/insert-labels.ts';
import type { Product } from './journey.ts';

/** The address of a page that shows a record, by the page's name: one record of each kind that the demo operator has. */
export async function pageRecords(product: Product): Promise<Record<string, string>> {
  const founder = await product.as('superadmin');
  const first = async (
    call:
      | 'customers.list'
      | 'customers.companies'
      | 'staff.list'
      | 'branches.list'
      | 'branches.collections'
      | 'announcements.list'
      | 'audit.list',
  ) => String((await founder.call(call, { query: { per_page: 1 } })).data[0]?.id);
  const draft = (await founder.call('announcements.list', { query: { per_page: 50 } })).data.find(
    (row) => row.status === 'draft',
  );
  const [clearance] = (await founder.call('clearances.list', { query: { per_page: 1 } })).data;
  return {
    ...(await moneyRecords(product)),
    ...(await sheetRecord(product)),
    'customer.detail': `/customer/${await first('customers.list')}`,
    'customer.edit': `/customer/${await first('customers.list')}/edit`,
    'customer.company': `/customer/companies/${await first('customers.companies')}`,
    'edit-staff': `/edit-staff/${await first('staff.list')}`,
    'branches.edit': `/settings/branches/${await first('branches.list')}`,
    'places.edit': `/settings/places/${(await founder.call('places.townships', {})).data.find((row) => row.name_en === 'Hlaing')?.id}`,
    'label-print': `/label/print/${(await insertLabels((text, values) => product.server.query(text, values), [{ tracking_code: 'EX000000017XM', pieces: 2 }]))[0]}`,
    'branch-collections.edit': `/settings/branch-collections/${await first('branches.collections')}`,
    'announcement.detail': `/announcement/${await first('announcements.list')}`,
    'cod-page-detail': `/cod-page-detail/${await first('customers.list')}`,
    'cod-clearance.ready.detail': `/cod-clearance/ready/detail?customer_id=${await first('customers.list')}`,
    'credit.detail': `/credit/detail?customer_id=${await first('customers.list')}`,
    ...(clearance
      ? {
          'cod-clearance-detail': `/cod-clearance-detail/${clearance.id}`,
          'print.clearance': `/print/clearance?id=${clearance.id}`,
        }
      : {}),
    'announcement.edit': `/announcement/${draft?.id}/edit`,
    'audit.line': `/audit/${await first('audit.list')}`,
    'roles.edit': '/settings/roles/manager',
  };
}

/** An order sheet with a row that is right and one that is not. */
async function sheetRecord(product: Product): Promise<Record<string, string>> {
  const clerk = await product.as('staff');
  const { data: sheet } = await clerk.upload('label_imports.upload', {
    file: new File(
      [
        'Sender,Sender phone,Name,Phone,Township,Weight\nဦးဘ,09791234567,ဒေါ်မြ,09440012345,Hlaing,1\nဦးဘ,09791234567,ဒေါ်မြ,12,Atlantis,',
      ],
      'orders.csv',
    ),
  });
  return { 'label-import': `/label/import/${sheet.id}` };
}

/** A parcel that was paid for at the counter, and the cash of it on its way to the bank: a journal, an account, a handover, a statement. */
async function moneyRecords(product: Product): Promise<Record<string, string>> {
  const [clerk, manager, founder] = await Promise.all([
    product.as('staff'),
    product.as('manager'),
    product.as('superadmin'),
  ]);
  const [merchant] = (await founder.call('customers.list', { query: { type: 'merchant', status: 'active' } })).data;
  const town = (await clerk.call('places.townships', {})).data.find((place) => place.name_en === 'Hlaing');
  const { data: label } = await clerk.call('labels.create', {
    body: {
      merchant_id: merchant?.id,
      source_phone: merchant?.phone.slice(0, 2),
      source_name: merchant?.name,
      accept_type: 'walkin',
      destination_phone: ['09440012345'],
      destination_name: 'ဒေါ်ခင်မာလာ',
      destination_township: town?.id,
      weight: 1,
      payment_type: 'sender_pay',
    },
  });
  await clerk.call('labels.accept', { params: { id: label.id } });
  const { data: handover } = await manager.call('handovers.send', {
    body: { kind: 'bank', declared: 100, slip_no: 'KBZ 1' },
  });
  const first = async (call: 'ledger.accounts' | 'ledger.journals') =>
    (await founder.call(call, { query: { per_page: 1 } })).data[0]?.id;
  return {
    'cash-detail': `/cash/detail/${handover.id}`,
    'ledger.account': `/ledger/account/${await first('ledger.accounts')}`,
    'ledger.journal': `/ledger/journal/${await first('ledger.journals')}`,
    'ledger.merchant': `/ledger/merchant/${merchant?.id}`,
    'label-detail': `/label/detail/${label.id}`,
  };
}
