import { advancePaymentLife } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { paymentClaimLife } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { paymentLineLife } from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import { list } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { labelStatusFaces } from '../labels/label-status.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  advancePaymentStateFaces,
  advancePaymentWords,
  paymentClaimFieldWords as field,
  paymentClaimStateFaces,
  paymentClaimWords,
  paymentLineStateFaces,
} from './payment-claims.words.ts';

const channelFilter = {
  key: 'payment_channel_id',
  word: field.channel,
  kind: 'select',
  source: 'payment_channel',
  common: true,
} as const;

/** Deliveries that were paid by a channel. */
export const paymentClaimList = list({
  name: 'payment_claims',
  title: paymentClaimWords.list,
  about: paymentClaimWords.about,
  access: { permission: 'cod.view' },
  sort: '-claimed_at',
  columns: [
    { key: 'tracking_code', word: field.tracking_code, kind: 'code', main: true },
    { key: 'channel', word: field.channel, kind: 'named' },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'reference', word: field.reference, kind: 'code' },
    { key: 'status', word: common.status, kind: 'state', states: paymentClaimStateFaces },
    { key: 'courier', word: field.courier, kind: 'text' },
    { key: 'branch', word: field.branch, kind: 'named' },
    { key: 'claimed_at', word: field.claimed_at, kind: 'instant', sortable: true },
    { key: 'settled_on', word: field.settled_on, kind: 'date', extra: true },
    { key: 'fee', word: field.fee, kind: 'kyat', extra: true },
    { key: 'ended_by', word: field.ended_by, kind: 'text', extra: true },
    { key: 'reason', word: field.reason, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: paymentClaimLife.stateNames.map((state) => ({ value: state, word: paymentClaimStateFaces[state].word })),
    },
    channelFilter,
    { key: 'branch_id', word: field.branch, kind: 'select', source: 'branch' },
  ],
});

/** Payments that receivers made before the delivery. */
export const advancePaymentList = list({
  name: 'advance_payments',
  title: advancePaymentWords.list,
  about: advancePaymentWords.about,
  access: { permission: 'cod.view' },
  sort: '-created_at',
  columns: [
    { key: 'tracking_code', word: field.tracking_code, kind: 'code', main: true },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'channel', word: field.channel, kind: 'named' },
    { key: 'reference', word: field.reference, kind: 'code' },
    { key: 'status', word: common.status, kind: 'state', states: advancePaymentStateFaces },
    { key: 'parcel', word: field.parcel, kind: 'state', states: labelStatusFaces },
    { key: 'branch', word: field.branch, kind: 'named' },
    { key: 'created_at', word: field.created_at, kind: 'instant', sortable: true },
    { key: 'announced_by', word: field.announced_by, kind: 'text', extra: true },
    { key: 'ended_by', word: field.ended_by, kind: 'text', extra: true },
    { key: 'reason', word: field.reason, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: advancePaymentLife.stateNames.map((state) => ({
        value: state,
        word: advancePaymentStateFaces[state].word,
      })),
    },
    channelFilter,
    { key: 'branch_id', word: field.branch, kind: 'select', source: 'branch' },
  ],
});

/** Lines of the providers' statements. */
export const paymentLineList = list({
  name: 'payment_lines',
  title: paymentClaimWords.lines,
  about: paymentClaimWords.linesAbout,
  access: { permission: 'bank_account.view' },
  sort: '-day',
  columns: [
    { key: 'reference', word: field.reference, kind: 'code', main: true },
    { key: 'day', word: commonFieldWords.date, kind: 'date', sortable: true },
    { key: 'amount', word: field.amount, kind: 'kyat' },
    { key: 'status', word: common.status, kind: 'state', states: paymentLineStateFaces },
    { key: 'tracking_code', word: field.tracking_code, kind: 'code' },
    { key: 'claimed', word: field.claimed, kind: 'kyat' },
    { key: 'channel', word: field.channel, kind: 'named' },
    { key: 'details', word: field.details, kind: 'text' },
    { key: 'reason', word: field.reason, kind: 'text', extra: true },
    { key: 'ended_by', word: field.ended_by, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: paymentLineLife.stateNames.map((state) => ({ value: state, word: paymentLineStateFaces[state].word })),
    },
    channelFilter,
  ],
});

/** Payments by channel of each courier: what they claimed and what the statements have. */
export const claimCourierList = list({
  name: 'claim_couriers',
  title: paymentClaimWords.couriers,
  about: paymentClaimWords.couriersAbout,
  access: { permission: 'cod.view' },
  sort: '-unmatched',
  columns: [
    { key: 'courier', word: field.courier, kind: 'text', main: true, sortable: true },
    { key: 'branch', word: field.branch, kind: 'named' },
    { key: 'claimed_count', word: field.claimed_count, kind: 'number' },
    { key: 'claimed', word: field.claimed, kind: 'kyat' },
    { key: 'matched', word: field.matched, kind: 'kyat' },
    { key: 'unmatched', word: field.unmatched, kind: 'kyat', sortable: true },
    { key: 'average_days', word: field.average_days, kind: 'number' },
  ],
  filters: [{ key: 'branch_id', word: field.branch, kind: 'select', source: 'branch', common: true }],
});
