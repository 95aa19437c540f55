import { lineVerdicts, postFileLife } from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import {
  abroadPlaceNames,
  postLateDays,
  postPlaceNames,
  postPlaces,
} from '@waybill/domain/rooms/mail-post/post-results.ts';
import { postMeanings } from '@waybill/domain/rooms/mail-post/post-statuses.ts';
import { list } from '../../kernel/list.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { labelStatusFaces } from '../labels/label-status.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  abroadPlaceWords,
  lineFaces,
  lineReasonWords,
  mailPostFieldWords as field,
  mailPostWords,
  postFileFaces,
  postPlaceFaces,
  postResultWords,
} from './mail-post.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Counts whole days: a parcel is late on the day after the last promised one. */
const whileWithPost = { while: 'status', is: postPlaces.with_post.statuses, over: postLateDays - 1 } as const;

/** Parcels handed to the mail post (O-11), longest ago first. */
export const mailPostList = list({
  name: 'mail_post',
  title: mailPostWords.list,
  about: mailPostWords.about,
  access: { permission: 'mail_post.view' },
  sort: 'handed_at',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'mp_tracking_code', word: label.mp_tracking_code, kind: 'code' },
    { key: 'status', word: common.status, kind: 'state', states: labelStatusFaces },
    { key: 'handed_at', word: field.handed_at, kind: 'instant', sortable: true },
    { key: 'days', word: field.days, kind: 'number', promise: whileWithPost },
    { key: 'destination_name', word: label.destination_name, kind: 'text' },
    { key: 'destination_township', word: label.destination_township, kind: 'named' },
    { key: 'cod_amount', word: label.cod_amount, kind: 'kyat' },
    { key: 'handed_by', word: field.handed_by, kind: 'text', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'status_at', word: label.updated_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'place',
      word: field.post_place,
      kind: 'select',
      options: postPlaceNames.map((place) => ({ value: place, word: postPlaceFaces[place].word })),
    },
    { key: 'late', word: field.late, kind: 'yes_no', common: true },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'from', word: label.from, kind: 'date' },
    { key: 'to', word: label.to, kind: 'date' },
  ],
});

/** Labels to other countries (O-11, decisions 12), from counter to receiver; for branches that take international mail. */
export const internationalList = list({
  name: 'mail_post_international',
  title: commonFieldWords.international_mail,
  about: mailPostWords.internationalAbout,
  access: { internationalMail: true, permission: 'mail_post.view' },
  sort: '-created_at',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'country', word: label.destination_country, kind: 'named' },
    { key: 'mp_tracking_code', word: label.mp_tracking_code, kind: 'code' },
    { key: 'status', word: common.status, kind: 'state', states: labelStatusFaces },
    { key: 'destination_name', word: label.destination_name, kind: 'text' },
    { key: 'include_products', word: label.include_products, kind: 'text' },
    { key: 'declared_value', word: label.declared_value, kind: 'kyat', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true },
    { key: 'handed_at', word: field.handed_at, kind: 'instant' },
    { key: 'destination_address', word: label.destination_address, kind: 'text', extra: true },
    { key: 'delivery_charge', word: label.delivery_charge, kind: 'kyat', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'status_at', word: label.updated_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'place',
      word: field.post_place,
      kind: 'select',
      common: true,
      options: abroadPlaceNames.map((place) => ({ value: place, word: abroadPlaceWords[place] })),
    },
    { key: 'country', word: label.destination_country, kind: 'text', common: true },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch' },
    { key: 'from', word: label.from, kind: 'date' },
    { key: 'to', word: label.to, kind: 'date' },
  ],
});

/** Tracking files of the mail post. */
export const postFileList = list({
  name: 'post_files',
  title: mailPostWords.files,
  about: mailPostWords.filesAbout,
  access: { permission: 'mail_post.view' },
  sort: '-id',
  columns: [
    { key: 'name', word: field.file_name, kind: 'text', main: true },
    { key: 'id', word: field.file_no, kind: 'number', sortable: true, extra: true },
    { key: 'status', word: common.status, kind: 'state', states: postFileFaces },
    { key: 'lines_total', word: field.lines_total, kind: 'number' },
    { key: 'lines_matched', word: field.lines_matched, kind: 'number' },
    { key: 'lines_applied', word: field.lines_applied, kind: 'number' },
    { key: 'created_at', word: common.created_at, kind: 'instant' },
    { key: 'created_by', word: field.brought_by, kind: 'text' },
    { key: 'applied_by', word: field.applied_by, kind: 'text' },
    { key: 'applied_at', word: field.applied_at, kind: 'instant', extra: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      common: true,
      options: postFileLife.stateNames.map((state) => ({ value: state, word: postFileFaces[state].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
  ],
});

/** Lines of a tracking file with their results. */
export const postLineList = list({
  name: 'post_file_lines',
  title: mailPostWords.lines,
  about: mailPostWords.filesAbout,
  access: { permission: 'mail_post.view' },
  sort: 'row_no',
  columns: [
    { key: 'row_no', word: field.file_row, kind: 'number', sortable: true },
    { key: 'code', word: label.mp_tracking_code, kind: 'code', main: true },
    { key: 'state_text', word: field.state_text, kind: 'text' },
    { key: 'result', word: field.post_result, kind: 'words', words: postResultWords },
    { key: 'date_text', word: field.date_text, kind: 'text' },
    { key: 'verdict', word: field.verdict, kind: 'state', states: lineFaces },
    { key: 'why_not', word: field.why_not, kind: 'words', words: lineReasonWords },
    { key: 'tracking_code', word: label.tracking_code, kind: 'code' },
    { key: 'at', word: common.created_at, kind: 'instant', extra: true },
  ],
  filters: [
    { key: 'post_file_id', word: mailPostWords.file, kind: 'text', linked: true },
    {
      key: 'verdict',
      word: field.verdict,
      kind: 'select',
      common: true,
      options: lineVerdicts.map((verdict) => ({ value: verdict, word: lineFaces[verdict].word })),
    },
  ],
});

/** Statuses of posts with their meanings. */
export const postStatusList = list({
  name: 'post_statuses',
  title: mailPostWords.statuses,
  about: mailPostWords.statusesAbout,
  access: { permission: 'mail_post.view' },
  sort: 'post',
  columns: [
    { key: 'status_text', word: field.status_text, kind: 'text', sortable: true, main: true },
    { key: 'post_result', word: field.post_result, kind: 'words', words: postResultWords, brief: true },
    { key: 'post', word: field.post, kind: 'text', sortable: true, brief: true },
    { key: 'fixed', word: field.fixed, kind: 'yes_no' },
    { key: 'created_by', word: field.brought_by, kind: 'text', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'post_result',
      word: field.post_result,
      kind: 'select',
      common: true,
      options: postMeanings.map((meaning) => ({ value: meaning, word: postResultWords[meaning] })),
    },
    { key: 'post', word: field.post, kind: 'text', common: true },
  ],
});
