import { insertLabels } from '@waybill/server/rooms/prints/testing/insert-labels.ts';
import { handedToGate } from './gate-document.ts';
import type { Product } from './journey.ts';
import { knownMerchants } from './known-merchants.ts';

/** Returns the first label of the demo operator that goes to another country. */
async function abroadRecord(product: Product): Promise<number | undefined> {
  const [label] = await product.server.query<{ id: number }>(
    'select id from label where destination_country is not null order by id limit 1',
    [],
  );
  return label?.id;
}

/** Returns the addresses of record pages, by page name: one record of each kind of the demo operator. */
export async function pageRecords(product: Product): Promise<Record<string, string>> {
  const founder = await product.as('superadmin');
  const first = async (
    call:
      | 'customers.list'
      | 'customers.companies'
      | 'staff.list'
      | 'branches.list'
      | 'branches.collections'
      | 'branch_routes.list'
      | 'announcements.list'
      | 'pickup_requests.list'
      | 'audit.list',
  ) => String((await founder.call(call, { query: { per_page: 1 } })).data[0]?.id);
  const draft = (await founder.call('announcements.list', { query: { per_page: 50 } })).data.find(
    (row) => row.status === 'draft',
  );
  const [open] = (await founder.call('pickup_requests.list', { query: { status: 'unassigned', per_page: 1 } })).data;
  const [clearance] = (await founder.call('clearances.list', { query: { per_page: 1 } })).data;
  return {
    ...(await moneyRecords(product)),
    ...(await sheetRecord(product)),
    'report.print': '/print/report/accepted',
    ...(await merchantPaper(product)),
    'customer.detail': `/customer/${await first('customers.list')}`,
    'customer.edit': `/customer/${await first('customers.list')}/edit`,
    'customer.company': `/customer/companies/${await first('customers.companies')}`,
    'edit-staff': `/edit-staff/${await first('staff.list')}`,
    'branches.edit': `/settings/branches/${await first('branches.list')}`,
    'places.edit': `/settings/places/${(await founder.call('places.townships', {})).data.find((row) => row.name_en === 'Hlaing')?.id}`,
    'label-print': `/label/print/${(await insertLabels((text, values) => product.server.query(text, values), [{ tracking_code: 'EX000000017XM', pieces: 2 }]))[0]}`,
    'label-receipt': `/label/receipt/${(await insertLabels((text, values) => product.server.query(text, values), [{ tracking_code: 'EX000000025XM' }]))[0]}`,
    'label-customs': `/label/customs/${await abroadRecord(product)}`,
    'branch-collections.edit': `/settings/branch-collections/${await first('branches.collections')}`,
    ...(await bagRecord(product)),
    ...(await sheetOfCourier(product)),
    ...(await holdRecord(product)),
    ...(await missingRecord(product)),
    ...(await voiceRecords(product)),
    ...(await strangersRecords(product)),
    ...(await remittanceRecord(product)),
    ...(await gateRecord(product)),
    ...(await handedRecord(product)),
    ...(await shiftRecord(product)),
    ...(await expenseRecord(product)),
    ...(await emoRecords(product)),
    ...(await bankRecords(product)),
    'branch-routes.edit': `/settings/routes/${await first('branch_routes.list')}`,
    'announcement.detail': `/announcement/${await first('announcements.list')}`,
    'cod-page-detail': `/cod-page-detail/${await first('customers.list')}`,
    'cod-clearance.ready.detail': `/cod-clearance/ready/detail?customer_id=${await first('customers.list')}`,
    'credit.detail': `/credit/detail?customer_id=${await first('customers.list')}`,
    'returns.make': `/acceptance/return/detail?customer_id=${await first('customers.list')}`,
    ...(clearance
      ? {
          'cod-clearance-detail': `/cod-clearance-detail/${clearance.id}`,
          'credit.collection': `/credit/collection/${clearance.id}/detail`,
          'returns.collection': `/acceptance/return/by_merchant_list/${clearance.id}`,
          'print.clearance': `/print/clearance?id=${clearance.id}`,
        }
      : {}),
    'announcement.edit': `/announcement/${draft?.id}/edit`,
    'pickup-request.detail': `/pickup-request/${await first('pickup_requests.list')}`,
    'pickup-request.label': `/pickup-request/${await first('pickup_requests.list')}/label`,
    'pickup-request.edit': `/pickup-request/${open?.id}/edit`,
    'audit.line': `/audit/${await first('audit.list')}`,
    'roles.edit': '/settings/roles/manager',
  };
}

/** The printed sheet of a merchant's parcels. */
async function merchantPaper(product: Product): Promise<Record<string, string>> {
  const founder = await product.as('superadmin');
  const [merchant] = (await founder.call('customers.list', { query: { type: 'merchant', per_page: 1 } })).data;
  const { data } = await founder.call('packages.merchantLink', {
    params: { id: merchant?.id ?? 0 },
    query: { from: '2026-11-01', to: '2026-11-30' },
  });
  return { 'package.report': `/package/report/${data.hash}` };
}

/** Returns a courier's run sheet. */
async function sheetOfCourier(product: Product): Promise<Record<string, string>> {
  const [sheet] = (await (await product.as('superadmin')).call('run_sheets.list', { query: { per_page: 1 } })).data;
  return sheet ? { 'run-sheets.detail': `/run-sheets/detail/${sheet.id}` } : {};
}

/** A parcel on hold for its receiver. */
async function holdRecord(product: Product): Promise<Record<string, string>> {
  const [hold] = (await (await product.as('superadmin')).call('hold_mails.list', { query: { per_page: 1 } })).data;
  return hold ? { 'hold-mail.detail': `/hold-mail/detail/${hold.id}` } : {};
}

/** Returns a ticket, a canned answer, a question and, if any, feedback. */
async function voiceRecords(product: Product): Promise<Record<string, string>> {
  const founder = await product.as('superadmin');
  const first = async (
    call: 'support_tickets.list' | 'canned_answers.list' | 'qandas.list' | 'feedbacks.list' | 'messages.list',
  ) => (await founder.call(call, { query: { per_page: 1 } })).data[0]?.id;
  const [question, feedback] = [await first('qandas.list'), await first('feedbacks.list')];
  const message = await first('messages.list');
  return {
    'support-ticket.detail': `/support-ticket/detail/${await first('support_tickets.list')}`,
    'canned-answers.edit': `/support-ticket/canned/${await first('canned_answers.list')}`,
    'qanda.detail': `/qanda/${question}`,
    'qanda.edit': `/qanda/${question}/edit`,
    'messages.text': '/messages/texts/delivered',
    ...(message === undefined ? {} : { 'messages.detail': `/messages/${message}` }),
    ...(feedback === undefined ? {} : { 'feedback.detail': `/feedback/${feedback}` }),
  };
}

/** Returns the case of a missing parcel. */
async function missingRecord(product: Product): Promise<Record<string, string>> {
  const { data } = await (await product.as('superadmin')).call('missing_cases.list', { query: { per_page: 1 } });
  const [found] = data;
  return found
    ? {
        'missing-case.detail': `/missing-cases/detail/${found.id}`,
        'missing-case.receipt': `/missing-cases/receipt/${found.id}`,
      }
    : {};
}

/** A tracking file of the mail post, and the slip of a bus gate. */
async function strangersRecords(product: Product): Promise<Record<string, string>> {
  const clerk = await product.as('staff');
  const { data: file } = await clerk.upload('post_files.upload', {
    file: new File(['Tracking No,Status,Date\nRG473124829MM,Delivered,01-11-2026\nRG473124820MM,?,'], 'post.csv'),
  });
  const { data: slip } = await clerk.upload('gate_slips.create', {
    gate_name: 'အောင်မင်္ဂလာ',
    gate_phone: '0979111222',
    slip_number: 'A-1',
  });
  return { 'mail-post.file': `/mail-post/files/${file.id}`, 'gate-slips.detail': `/gate-slips/detail/${slip.id}` };
}

/** A remittance of the mail post with lines in several states. */
async function remittanceRecord(product: Product): Promise<Record<string, string>> {
  const manager = await product.as('manager');
  const { data } = await manager.upload('remittances.create', {
    file: new File(['Tracking No,Amount\nRG473124829MM,"45,000"\nRG473124820MM,?'], 'paid.csv'),
    reference: 'MP-1',
    paid_on: '2026-11-20',
    bank_amount: '45000',
    mmpost_charge: '0',
  });
  return {
    'clearance-from-mmpost.detail': `/clearance-from-mmpost/collection/${data.id}/detail`,
    'clearance-from-mmpost.print': `/clearance-from-mmpost/collection/${data.id}/print`,
  };
}

/** The document of a bus gate with its print, and the gate parcels of its merchant. */
async function gateRecord(product: Product): Promise<Record<string, string>> {
  const { slip, merchant } = await handedToGate(product, 1);
  const body = { gate_slip_id: slip, charge_each: 1_000, charge_by: 'operator' } as const;
  const { data: collection } = await (await product.as('manager')).call('gate_collections.create', { body });
  return {
    'gate-submit.detail': `/gate-submit/collection/${collection.id}/detail`,
    'gate-submit.print': `/gate-submit/collection/${collection.id}/print`,
    'gate-submit.merchant': `/gate-submit/merchant-clearnce-ready/${merchant}/detail`,
  };
}

/** A shift handover in progress, and its print. */
async function shiftRecord(product: Product): Promise<Record<string, string>> {
  const [shift] = (await (await product.as('superadmin')).call('shift_handovers.list', { query: { per_page: 1 } }))
    .data;
  return shift
    ? {
        'shift-handover.detail': `/shift-handover/detail/${shift.id}`,
        'shift-handover.print': `/shift-handover/print/${shift.id}`,
      }
    : {};
}

/** Returns an expense with its voucher, and its category. */
async function expenseRecord(product: Product): Promise<Record<string, string>> {
  const clerk = await product.as('staff');
  const [category] = (await clerk.call('expense_categories.all', {})).data.filter(
    ({ parent_id }) => parent_id !== null,
  );
  const { data } = await clerk.upload('expenses.create', {
    category_id: String(category?.id),
    vendor: 'ရွှေစင် စာရေးကိရိယာ',
    amount: '250000',
    note: 'စက္ကူဘူး ၅၀၀',
  });
  return {
    'expense-record.detail': `/expense-record/${data.id}`,
    'expense-record.edit': `/expense-record/${data.id}/edit`,
    'expense-record.print': `/expense-record/print/${data.id}`,
    'expense-categories.edit': `/settings/expense-categories/${category?.id}`,
  };
}
/** A money order and its prints. */
async function emoRecords(product: Product): Promise<Record<string, string>> {
  const clerk = await product.as('staff');
  const { data: branches } = await clerk.call('branches.all', {});
  const { data: order } = await clerk.call('emos.create', {
    body: {
      sender_name: 'ဒေါ်ခင်မြ',
      sender_phone: '09791230001',
      sender_nrc: '12/OUKAMA(N)123001',
      payee_name: 'ဦးထွန်းလင်း',
      payee_phone: '09791230002',
      payee_nrc: '9/MAHAMA(N)123002',
      amount: 300_000,
      emo_fee: 2_000,
      pay_branch_id: branches.find(({ code }) => code === 'MDY')?.id ?? 0,
      remark: null,
    },
  });
  return {
    'emo.detail': `/emo/detail/${order.id}`,
    'emo.slip': `/emo/slip/${order.id}`,
    'emo.receipt': `/emo/receipt/${order.id}`,
  };
}

/** Returns a bank account, a line of its statement, and a transfer into another one. */
async function bankRecords(product: Product): Promise<Record<string, string>> {
  const md = await product.as('md');
  const [main] = (await md.call('bank_accounts.all', {})).data;
  const heads = { col_day: 'Date', col_out: 'Out', col_in: 'In', col_reference: null, col_details: 'Details' };
  const { data: other } = await md.call('bank_accounts.create', {
    body: { name: 'AYA', bank: 'AYA Bank', number: '20011', holder: 'Waybill', opening_balance: 0, ...heads },
  });
  await md.upload('bank_lines.bring', {
    bank_account_id: String(other.id),
    file: new File(['Date,Details,Out,In\n15-11-2026,Monthly charge,1500,'], 'aya.csv'),
  });
  const [line] = (await md.call('bank_lines.list', { query: { bank_account_id: String(other.id) } })).data;
  const { data: transfer } = await md.call('transfers.create', {
    body: {
      from_account_id: main?.id ?? 0,
      to_account_id: other.id,
      to_branch_id: null,
      amount: 2_500_000,
      bank_fee: 1_000,
      note: null,
    },
  });
  return {
    'bank-accounts.day': `/bank-accounts/${other.id}`,
    'bank-accounts.edit': `/bank-accounts/${other.id}/edit`,
    'bank-statement.line': `/bank-statement/${line?.id}`,
    'transfer.detail': `/finance/transfer/${transfer.id}`,
  };
}

/** A handover of parcels and its print. */
async function handedRecord(product: Product): Promise<Record<string, string>> {
  const clerk = await product.as('postman');
  const { data } = await clerk.call('handover_collections.create', { body: { kind: 'branch' } });
  await clerk.call('handover_collections.void', { params: { id: data.id }, body: { reason: 'x' } });
  return {
    'handover-collection.detail': `/handover-collection/detail/${data.id}`,
  };
}

/** A bag with a parcel in it, and its prints. */
async function bagRecord(product: Product): Promise<Record<string, string>> {
  const founder = await product.as('superadmin');
  const [bag] = (await founder.call('mailbags.list', { query: { stage: 'done', per_page: 1 } })).data;
  if (!bag) return {};
  const { data: link } = await founder.call('mailbags.manifestLink', { params: { id: bag.id } });
  return {
    'mailbags.detail': `/mailbags/detail/${bag.id}`,
    'package.print': `/package/print/${bag.id}/${link.hash}`,
  };
}

/** An order sheet with a valid and an invalid row. */
async function sheetRecord(product: Product): Promise<Record<string, string>> {
  const clerk = await product.as('staff');
  const { data: sheet } = await clerk.upload('label_imports.upload', {
    file: new File(
      [
        'Sender,Sender phone,Name,Phone,Township,Weight\nဦးဘ,09791234567,ဒေါ်မြ,09440012345,Hlaing,1\nဦးဘ,09791234567,ဒေါ်မြ,12,Atlantis,',
      ],
      'orders.csv',
    ),
    guessed: '1 destination_name cod_amount',
  });
  return { 'label-import': `/label/import/${sheet.id}` };
}

/** A parcel paid at the counter, and its cash on the way to the bank: a journal, an account, a handover, a statement. */
async function moneyRecords(product: Product): Promise<Record<string, string>> {
  const [clerk, manager, founder] = await Promise.all([
    product.as('staff'),
    product.as('manager'),
    product.as('superadmin'),
  ]);
  const [merchant] = await knownMerchants(founder);
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
  const agent = (await founder.call('branches.all', {})).data.find(({ code }) => code === 'LSO');
  const { data: proofs } = await clerk.call('proof_links.make', {
    params: { id: label.id },
    body: { made_for: 'Shwe Shop' },
  });
  const first = async (call: 'ledger.accounts' | 'ledger.journals') =>
    (await founder.call(call, { query: { per_page: 1 } })).data[0]?.id;
  return {
    'cash-detail': `/cash/detail/${handover.id}`,
    'cash-print': `/cash/print/${handover.id}`,
    'agents.statement': `/agents/${agent?.id}`,
    'agents.print': `/agents/${agent?.id}/print`,
    'ledger.account': `/ledger/account/${await first('ledger.accounts')}`,
    'ledger.journal': `/ledger/journal/${await first('ledger.journals')}`,
    'ledger.merchant': `/ledger/merchant/${merchant?.id}`,
    'label-detail': `/label/detail/${label.id}`,
    'audit.at': `/audit/record/labels/${label.id}`,
    'package.proof': `/package/proof/${proofs.links[0]?.id}/${proofs.links[0]?.hash}`,
    'call-detail': `/call-list/delivery/detail/${await callRecord(product, label.id)}`,
  };
}

/** A waiting call to the receiver of this parcel. */
async function callRecord(product: Product, labelId: number): Promise<number> {
  const [made] = await product.server.query<{ id: number }>(
    `
    insert into call_task (label_id, type, cycle, branch_id, nth, due_at, status, created_at, updated_at)
    select id, 'delivery', 1, branch_id, 1, now(), 'pending', now(), now()
    from label
    where id = $1
    returning id`,
    [labelId],
  );
  return made?.id ?? 0;
}
