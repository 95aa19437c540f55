import type { EndpointId } from '@waybill/contract/registry.ts';

/** Fields that no test reads back after any call, by field name, each with the reason. */
const anywhere: Readonly<Record<string, string>> = {
  version: 'the version that was read: the answer has the next one',
  password: 'only its hash is kept',
  confirm_password: 'typed twice, kept once',
  current_password: 'proves who asks',
  card_nrc: 'compared with the card on the order',
  pickup_code: 'compared with the code on the order',
  cod_zero: 'confirms that nothing is collected',
  shown_total: 'what the browser showed, compared with the price',
  doing: 'says what the scan does',
  scanned_by: 'a user name; the person is kept',
  source_region: 'the most specific place counts, and this one follows from it',
  source_town: 'the most specific place counts, and this one follows from it',
  destination_region: 'the most specific place counts, and this one follows from it',
  destination_town: 'the most specific place counts, and this one follows from it',
};

/** The same for single calls. */
const here: Readonly<Partial<Record<EndpointId, Readonly<Record<string, string>>>>> = {
  'api_keys.roll': { overlap_hours: 'becomes the moment at which the old key ends' },
  'bulk.select': { search: 'chooses the rows', filters: 'chooses the rows', sort: 'chooses the rows' },
  'exports.person': { phone: 'the audit line keeps its last digits only' },
  'gate_collections.complete': { bank_account_id: 'sent beside a picture, in the tests of bank accounts' },
  'gate_slips.scan': { 'scans.branch_id': 'where every scan was made, as of `tracking.scan`' },
  'handover_collections.confirm': { parcels_counted: 'a right count is the count of the parcels' },
  'label_imports.fix': { positions: 'the rows that are changed', value: 'stands in the rows under its field' },
  'label_imports.leave': { leave: 'becomes the state of the rows' },
  'labels.create': { draft: 'becomes the status' },
  'labels.createOffline': { device: 'compared with the device of the code' },
  'messages.send': { party: 'becomes the phone' },
  'move_ins.take_out': { sheet_id: 'the sheet that is gone' },
  'parts.make': { pieces_now: 'the number of parts that are made' },
  'parts.scan': {
    'scans.branch_id': 'where every scan was made, as of `tracking.scan`',
    'scans.pieces_now': 'the number of parts that are made',
  },
  'payout_runs.approve': { checked: 'the lines that the approver ticked: each keeps who did' },
  'pickup_requests.create': { label_ids: 'become the planned labels, which their own test reads' },
  'public_pages.answer': {
    answer: 'becomes a step of the parcel, which its own test reads',
    hold_until: 'the same',
    phone: 'the same',
    destination_township: 'the same',
    destination_street: 'the same',
  },
  'proofs.keep': {
    hand_over_code: 'compared with the code of the parcel',
    tracking_code: 'names the parcel, which is kept by its number',
  },
  'remittances.create': { bank_account_id: 'sent beside a file, in the tests of bank accounts' },
  'webhooks.resend': { what: 'chooses which events are sent again' },
};

/** Returns why a field is not read back; undefined when it is. */
export function reasonFor(id: string, field: string): string | undefined {
  return anywhere[field.slice(field.lastIndexOf('.') + 1)] ?? here[id as EndpointId]?.[field];
}
