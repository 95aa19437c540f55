import { codHolders } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { list } from '../../kernel/list.ts';
import { codHolderWords, handoverFieldWords } from '../handovers/handovers.words.ts';
import { clearanceFieldWords as field, clearanceWords, codStateFaces } from '../clearances/clearances.words.ts';
import { paymentTypeWords } from '../labels/label-kinds.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** COD by state (N-16), one row for each parcel. */
export const codList = list({
  name: 'cod',
  title: commonWords.cod,
  about: clearanceWords.aboutCod,
  access: { permission: 'cod.view' },
  sort: '-id',
  columns: [
    { key: 'tracking_code', word: field.tracking_code, kind: 'code', main: true },
    { key: 'customer', word: field.customer, kind: 'text', inside: true },
    { key: 'cod_amount', word: field.cod_amount, kind: 'kyat', sortable: true },
    { key: 'cod_fee', word: field.cod_fee, kind: 'kyat' },
    { key: 'shipping', word: field.shipping, kind: 'kyat' },
    { key: 'net', word: field.net, kind: 'kyat' },
    { key: 'destination_branch', word: field.destination_branch, kind: 'named' },
    { key: 'courier', word: field.courier, kind: 'text', extra: true, inside: true },
    { key: 'delivered_date', word: field.delivered_date, kind: 'date' },
    { key: 'clearance_number', word: clearanceWords.list, kind: 'code' },
    // Each tab of the screen is one state.
    { key: 'cod_status', word: field.cod_status, kind: 'state', states: codStateFaces, extra: true },
    { key: 'receiver_name', word: field.receiver_name, kind: 'text', extra: true },
    { key: 'payment_type', word: field.payment_type, kind: 'words', words: paymentTypeWords, extra: true },
    { key: 'id', word: field.number, kind: 'number', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: field.cod_status,
      kind: 'select',
      options: codLife.stateNames.map((state) => ({ value: state, word: codStateFaces[state].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', common: true, source: 'branch', inside: true },
    { key: 'own_merchants', word: field.own_merchants, kind: 'yes_no', inside: true },
    { key: 'customer_id', word: field.customer, kind: 'text', linked: true },
    { key: 'courier_id', word: field.courier, kind: 'text', linked: true, inside: true },
    {
      key: 'holder',
      word: handoverFieldWords.holder,
      kind: 'select',
      options: codHolders.map((value) => ({ value, word: codHolderWords[value] })),
    },
    { key: 'from', word: field.delivered_from, kind: 'date' },
    { key: 'to', word: field.delivered_to, kind: 'date' },
  ],
});
