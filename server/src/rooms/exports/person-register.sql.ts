import { sql, type RawBuilder } from 'kysely';
import { secretPurposes } from '@waybill/domain/rooms/messages/message-purposes.ts';
import type { Column, StateFaces } from '@waybill/contract/kernel/list.ts';
import { commonFieldWords as common } from '@waybill/contract/kernel/common-field.words.ts';
import { callOutcomeWords, callFieldWords, callTypeWords } from '@waybill/contract/rooms/calls/calls.words.ts';
import { customerStateFaces } from '@waybill/contract/rooms/customers/customer-states.words.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { emoFieldWords, emoStateFaces } from '@waybill/contract/rooms/emos/emos.words.ts';
import { personFileWords, type PersonSheetKey } from '@waybill/contract/rooms/exports/person-file.words.ts';
import { feedbackFieldWords } from '@waybill/contract/rooms/feedbacks/feedbacks.words.ts';
import { gateSlipFieldWords } from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { holdMailFieldWords, holdMailStateFaces } from '@waybill/contract/rooms/hold-mails/hold-mails.words.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import {
  messageFieldWords,
  messageLanguageWords,
  messagePurposeWords,
  messageStateFaces,
} from '@waybill/contract/rooms/messages/messages.words.ts';
import {
  missingCaseColumnWords,
  missingCaseStateFaces,
} from '@waybill/contract/rooms/missing-cases/missing-cases.words.ts';
import {
  pickupRequestFieldWords,
  pickupRequestStateFaces,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { supportTicketStateFaces } from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { namedJson } from '../../kernel/sql/names.ts';

/** Number of a person, as it is searched and as it is stored, and their newest parcels. */
export interface Person {
  readonly key: string;
  readonly phones: readonly string[];
  readonly received: readonly number[];
  readonly sent: readonly number[];
  /** Parcels that have the number as a further contact only. */
  readonly contact: readonly number[];
}

interface PersonColumn extends Column {
  readonly from: RawBuilder<unknown>;
}

/** One kind of record about a person: where it is stored, which rows are about them, and what of it they are given. */
export interface PersonSheet {
  readonly table: keyof Tables;
  /** Columns of the table that hold details of this person, shown or not. */
  readonly details: readonly string[];
  readonly from: RawBuilder<unknown>;
  readonly isAbout: (person: Person) => RawBuilder<boolean>;
  readonly newest: RawBuilder<unknown>;
  readonly columns: readonly PersonColumn[];
}

const columnsOf = (names: string): string[] => names.split(' ');
const ids = (labels: readonly number[]) => sql`${[...labels]}::bigint[]`;
const isOneOf = (column: string, { phones }: Person) => sql<boolean>`${sql.ref(column)} = any(${[...phones]}::text[])`;
const ofParcels = (column: string, { received, sent }: Person) =>
  sql<boolean>`${sql.ref(column)} = any(${ids([...received, ...sent])})`;
const code = { key: 'tracking_code', word: common.tracking_code, kind: 'code', from: sql`l.tracking_code` } as const;
const instant = (key: string, word: Column['word'], from: RawBuilder<unknown>) =>
  ({ key, word, kind: 'instant', from }) as const;
const text = (key: string, word: Column['word'], from: RawBuilder<unknown>) =>
  ({ key, word, kind: 'text', from }) as const;
const status = (states: StateFaces, from: RawBuilder<unknown>) =>
  ({ key: 'status', word: common.status, kind: 'state', states, from }) as const;
const kyat = (key: string, word: Column['word'], from: RawBuilder<unknown>) =>
  ({ key, word, kind: 'kyat', from }) as const;

const parcel: readonly PersonColumn[] = [
  code,
  instant('created_at', common.created_at, sql`l.created_at`),
  status(labelStatusFaces, sql`s.status`),
];
const goods: readonly PersonColumn[] = [
  text('item_name', labelFieldWords.item_name, sql`l.item_name`),
  text('include_products', labelFieldWords.include_products, sql`l.include_products`),
  kyat('cod_amount', common.cod_amount, sql`l.cod_amount`),
  kyat('shipping_total', common.shipping_in_all, sql`l.shipping_total`),
];
const partyOf = (side: 'source' | 'destination'): readonly PersonColumn[] => [
  { key: 'phones', word: labelFieldWords[`${side}_phone`], kind: 'phones', from: sql.ref(`l.${side}_phone`) },
  ...(['name', 'nrc', 'no', 'street', 'address', 'postcode'] as const).map((part) =>
    text(part, labelFieldWords[`${side}_${part}`], sql.ref(`l.${side}_${part}`)),
  ),
];
const hold: readonly PersonColumn[] = [
  code,
  { key: 'started_on', word: holdMailFieldWords.started_on, kind: 'date', from: sql`h.started_on` },
  { key: 'until_on', word: holdMailFieldWords.hold_until, kind: 'date', from: sql`h.until_on` },
  status(holdMailStateFaces, sql`h.status`),
];
const parcelsFrom = sql`label l left join label_state s on s.label_id = l.id`;

const moneyOrders = (who: 'sender' | 'payee', last: PersonColumn): PersonSheet => ({
  table: 'emo',
  details: [`${who}_name`, `${who}_phone`, `${who}_nrc`, `${who}_nrc_key`, 'remark'],
  from: sql`emo e`,
  isAbout: (person) => isOneOf(`e.${who}_phone`, person),
  newest: sql`e.id`,
  columns: [
    { key: 'number', word: common.number, kind: 'code', from: sql`e.number` },
    instant('sold_at', emoFieldWords.sold_at, sql`e.sold_at`),
    status(emoStateFaces, sql`e.status`),
    text('name', emoFieldWords[`${who}_name`], sql.ref(`e.${who}_name`)),
    text('nrc', emoFieldWords[`${who}_nrc`], sql.ref(`e.${who}_nrc`)),
    kyat('amount', common.sum, sql`e.amount`),
    last,
  ],
});

/**
 * Everything that is kept about receivers and senders outside logs, one entry for each sheet of a person's file. What shows, hides or removes details of
 * people reads this register, so a new column with such details belongs here (a test compares the phones with the schema).
 */
export const personRegister: Readonly<Record<PersonSheetKey, PersonSheet>> = {
  parcels_received: {
    table: 'label',
    details: columnsOf(
      'destination_name destination_phone destination_nrc destination_no destination_street destination_address destination_postcode remark',
    ),
    from: parcelsFrom,
    isAbout: ({ received }) => sql`l.id = any(${ids(received)})`,
    newest: sql`l.id`,
    columns: [...parcel, ...partyOf('destination'), ...goods],
  },
  parcels_sent: {
    table: 'label',
    details: columnsOf(
      'source_name source_phone source_nrc source_no source_street source_address source_postcode remark',
    ),
    from: parcelsFrom,
    isAbout: ({ sent }) => sql`l.id = any(${ids(sent)})`,
    newest: sql`l.id`,
    columns: [...parcel, ...partyOf('source'), text('remark', common.remark, sql`l.remark`), ...goods],
  },
  parcels_contact: {
    table: 'label',
    details: ['contact_phone_list'],
    from: parcelsFrom,
    isAbout: ({ contact }) => sql`l.id = any(${ids(contact)})`,
    newest: sql`l.id`,
    // The receiver may be another person: no more than that the number is there.
    columns: parcel,
  },
  parcel_steps: {
    table: 'label_entry',
    details: ['remark', 'before'],
    from: sql`label_entry e join label l on l.id = e.label_id left join branch b on b.id = e.branch_id`,
    isAbout: (person) => sql`${ofParcels('e.label_id', person)} and e.viewable`,
    newest: sql`e.id`,
    columns: [
      code,
      instant('at', common.time, sql`e.at`),
      status(labelStatusFaces, sql`e.status`),
      {
        key: 'branch',
        word: common.branch,
        kind: 'named',
        from: sql`case when b.id is not null then ${namedJson('b')} end`,
      },
    ],
  },
  delivery_proofs: {
    table: 'delivery_proof',
    details: ['handed_to', 'receiver_id_no', 'kind', 'file_id', 'picture_sha256'],
    from: sql`delivery_proof p join label l on l.id = p.label_id`,
    isAbout: ({ received }) => sql`p.label_id = any(${ids(received)})`,
    newest: sql`p.id`,
    columns: [
      code,
      instant('at', common.time, sql`p.created_at`),
      { key: 'code_right', word: common.receiver_code, kind: 'yes_no', from: sql`p.code_right` },
      { key: 'picture', word: personFileWords.picture_kept, kind: 'yes_no', from: sql`p.picture_sha256 is not null` },
    ],
  },
  messages: {
    table: 'message',
    details: ['phone', 'text', 'email'],
    from: sql`message m left join label l on l.id = m.label_id`,
    // Without a record it is a staff member's code or the owner's daily sheet.
    isAbout: (person) =>
      sql`${isOneOf('m.phone', person)} and coalesce(m.label_id, m.customer_id, m.pickup_request_id, m.clearance_id, m.emo_id) is not null`,
    newest: sql`m.id`,
    columns: [
      code,
      instant('at', common.created_at, sql`m.created_at`),
      {
        key: 'purpose',
        word: messageFieldWords.purpose,
        kind: 'words',
        words: messagePurposeWords,
        from: sql`m.purpose`,
      },
      status(messageStateFaces, sql`m.status`),
      text(
        'text',
        messageFieldWords.text,
        sql`case when m.purpose = any(${[...secretPurposes]}::text[]) then null else m.text end`,
      ),
    ],
  },
  calls: {
    table: 'call_log',
    details: ['phone', 'result', 'remark'],
    from: sql`call_log c left join label l on l.id = c.label_id left join pickup_request q on q.id = c.pickup_request_id`,
    isAbout: (person) =>
      sql`c.id in (
        select a.id from call_log a where ${ofParcels('a.label_id', person)} and ${isOneOf('a.phone', person)}
        union select a.id from call_log a where ${isOneOf('a.phone', person)} and a.pickup_request_id in (
          select r.id from pickup_request r where ${contains('r.search_key', person.key)}))`,
    newest: sql`c.id`,
    columns: [
      code,
      instant('at', common.time, sql`c.at`),
      { key: 'type', word: callFieldWords.type, kind: 'words', words: callTypeWords, from: sql`c.type` },
      { key: 'outcome', word: common.outcome, kind: 'words', words: callOutcomeWords, from: sql`c.outcome` },
      text('result', callFieldWords.result, sql`c.result`),
    ],
  },
  money_orders_sent: moneyOrders('sender', kyat('fee', emoFieldWords.emo_fee, sql`e.fee`)),
  money_orders_received: moneyOrders('payee', instant('paid_at', common.paid_at, sql`e.paid_at`)),
  holds: {
    table: 'hold_mail',
    details: [],
    from: sql`hold_mail h join label l on l.id = h.label_id`,
    isAbout: (person) => ofParcels('h.label_id', person),
    newest: sql`h.id`,
    columns: hold,
  },
  hold_requests: {
    table: 'hold_mail',
    details: ['requester_name', 'requester_phone', 'remark'],
    from: sql`hold_mail h join label l on l.id = h.label_id`,
    isAbout: (person) => isOneOf('h.requester_phone', person),
    newest: sql`h.id`,
    columns: [
      ...hold,
      text('name', common.person_name, sql`h.requester_name`),
      text('remark', common.remark, sql`h.remark`),
    ],
  },
  missing: {
    table: 'missing_case',
    details: [],
    from: sql`missing_case c join label l on l.id = c.label_id`,
    isAbout: (person) => ofParcels('c.label_id', person),
    newest: sql`c.id`,
    columns: [
      code,
      instant('opened_at', missingCaseColumnWords.opened_at, sql`c.created_at`),
      status(missingCaseStateFaces, sql`c.status`),
      instant('ended_at', common.ended_at, sql`c.ended_at`),
    ],
  },
  payees: {
    table: 'missing_case',
    details: ['payee_name', 'payee_phone', 'payee_nrc'],
    from: sql`missing_case c join label l on l.id = c.label_id`,
    isAbout: (person) => isOneOf('c.payee_phone', person),
    newest: sql`c.id`,
    columns: [
      code,
      text('name', common.person_name, sql`c.payee_name`),
      text('nrc', customerFieldWords.nrc, sql`c.payee_nrc`),
      kyat('amount', common.compensation, sql`c.amount`),
      instant('paid_at', common.paid_at, sql`c.paid_at`),
    ],
  },
  gate_slips: {
    table: 'gate_slip_parcel',
    details: [],
    from: sql`gate_slip_parcel g join gate_slip t on t.id = g.gate_slip_id join label l on l.id = g.label_id`,
    isAbout: (person) => ofParcels('g.label_id', person),
    newest: sql`g.id`,
    columns: [
      code,
      text('gate', gateSlipFieldWords.gate_name, sql`t.gate_name`),
      instant('handed_at', common.time, sql`g.handed_at`),
      instant('confirmed_at', common.confirmed, sql`g.confirmed_at`),
    ],
  },
  gate_words: {
    table: 'gate_slip_parcel',
    details: ['word_name', 'word_phone', 'word_note'],
    from: sql`gate_slip_parcel g join label l on l.id = g.label_id`,
    isAbout: (person) => isOneOf('g.word_phone', person),
    newest: sql`g.id`,
    columns: [
      code,
      text('name', common.person_name, sql`g.word_name`),
      text('note', common.note, sql`g.word_note`),
      instant('confirmed_at', common.confirmed, sql`g.confirmed_at`),
    ],
  },
  surpluses: {
    table: 'surplus',
    details: ['payee_name', 'payee_phone'],
    from: sql`surplus s`,
    isAbout: (person) => isOneOf('s.payee_phone', person),
    newest: sql`s.id`,
    columns: [
      text('name', common.person_name, sql`s.payee_name`),
      kyat('amount', common.sum, sql`s.amount`),
      instant('confirmed_at', common.confirmed, sql`s.confirmed_at`),
    ],
  },
  pickups: {
    table: 'pickup_request',
    details: ['name', 'phones', 'home_no', 'street', 'remark', 'search_key'],
    from: sql`pickup_request q`,
    isAbout: (person) => sql`${contains('q.search_key', person.key)} and q.phones && ${[...person.phones]}::text[]`,
    newest: sql`q.id`,
    columns: [
      instant('created_at', common.created_at, sql`q.created_at`),
      text('name', common.person_name, sql`q.name`),
      { key: 'phones', word: common.phone, kind: 'phones', from: sql`q.phones` },
      text('home_no', pickupRequestFieldWords.home_no, sql`q.home_no`),
      text('street', common.street, sql`q.street`),
      { key: 'day', word: pickupRequestFieldWords.time_request, kind: 'date', from: sql`q.time_request` },
      text('products', pickupRequestFieldWords.include_products, sql`q.include_products`),
      text('remark', common.remark, sql`q.remark`),
      status(pickupRequestStateFaces, sql`q.status`),
    ],
  },
  tickets: {
    table: 'support_ticket',
    details: [],
    from: sql`support_ticket t join label l on l.id = t.label_id`,
    isAbout: (person) => ofParcels('t.label_id', person),
    newest: sql`t.id`,
    columns: [
      code,
      { key: 'number', word: common.number, kind: 'code', from: sql`t.number` },
      instant('created_at', common.created_at, sql`t.created_at`),
      status(supportTicketStateFaces, sql`t.status`),
      instant('ended_at', common.ended_at, sql`t.ended_at`),
    ],
  },
  feedback: {
    table: 'feedback',
    details: ['body'],
    from: sql`feedback f join label l on l.id = f.label_id`,
    isAbout: ({ received }) => sql`f.label_id = any(${ids(received)}) and f.source = 'receiver'`,
    newest: sql`f.id`,
    columns: [
      code,
      instant('created_at', common.created_at, sql`f.created_at`),
      { key: 'score', word: feedbackFieldWords.score, kind: 'number', from: sql`f.score` },
      text('body', common.text, sql`f.body`),
    ],
  },
  customers: {
    table: 'customer',
    details: ['customer_name', 'business_name', 'phones', 'email', 'nrc', 'remark', 'search_key'],
    from: sql`customer c`,
    isAbout: ({ key }) => sql`c.id in (select p.customer_id from customer_phone p where p.phone = ${key})`,
    newest: sql`c.id`,
    columns: [
      text('name', customerFieldWords.customer_name, sql`c.customer_name`),
      text('business', common.business_name, sql`c.business_name`),
      { key: 'phones', word: common.phone, kind: 'phones', from: sql`c.phones` },
      text('email', common.email, sql`c.email`),
      text('nrc', customerFieldWords.nrc, sql`c.nrc`),
      status(customerStateFaces, sql`c.status`),
      instant('created_at', common.created_at, sql`c.created_at`),
    ],
  },
  opt_outs: {
    table: 'message_opt_out',
    details: ['phone', 'note'],
    from: sql`message_opt_out o`,
    isAbout: (person) => isOneOf('o.phone', person),
    newest: sql`o.id`,
    columns: [
      { key: 'phone', word: common.phone, kind: 'code', from: sql`o.phone` },
      instant('created_at', common.created_at, sql`o.created_at`),
    ],
  },
  languages: {
    table: 'phone_language',
    details: ['phone'],
    from: sql`phone_language p`,
    isAbout: (person) => isOneOf('p.phone', person),
    newest: sql`p.chosen_at`,
    columns: [
      { key: 'locale', word: common.language, kind: 'words', words: messageLanguageWords, from: sql`p.locale` },
      instant('chosen_at', common.time, sql`p.chosen_at`),
    ],
  },
};
