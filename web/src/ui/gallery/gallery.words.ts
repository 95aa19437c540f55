import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { staffFieldWords, genderWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { dataWords } from '../table/data.words.ts';
import { inputsWords } from '../inputs/inputs.words.ts';
import { clearanceFieldWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';

/** Sample texts of the gallery, which only developers open. */
export const galleryWords = words({
  language: commonFieldWords.language,
  theme: commonFieldWords.theme,
  light: commonWords.light,
  dark: commonWords.dark,
  system: { en: 'System', mm: 'စနစ်အတိုင်း', zh: '跟随系统' },
  density: sessionFieldWords.density,
  compact: dataWords.densityCompact,
  normal: dataWords.densityNormal,
  roomy: dataWords.densityRoomy,

  createLabel: commonWords.newLabel,
  save: dataWords.save,
  print: commonWords.print,
  remove: commonWords.delete,
  more: commonWords.more,
  refresh: { en: 'Refresh', mm: 'ပြန်လည်ဖွင့်ရန်', zh: '刷新' },
  filter: inputsWords.filters,

  pending: commonWords.pending,
  arrived: labelStatusWords.arrived_to_destination_branch,
  sent: labelStatusWords.send_to_destination_address,
  waitingReturn: labelStatusWords.pending_return_confirm,
  delivered: commonWords.delivered,
  sentBack: labelStatusWords.sendback_to_origin_branch,
  missing: commonWords.missing,

  name: commonFieldWords.receiver_name,
  nameHint: { en: 'As on the identity card', mm: 'မှတ်ပုံတင်ပါအတိုင်း', zh: '与身份证一致' },
  nameMissing: { en: 'Receiver name is required.', mm: 'လက်ခံသူအမည် ဖြည့်ရန် လိုအပ်သည်။', zh: '收件人姓名为必填项。' },
  code: commonFieldWords.tracking_code,
  email: commonFieldWords.email,
  short: { en: 'At most 10 characters', mm: 'စာလုံး ၁၀ လုံးအထိ', zh: '最多 10 个字符' },
  remark: commonFieldWords.remark,
  password: commonFieldWords.password,
  newPassword: commonWords.newPassword,
  cod: commonFieldWords.cod_amount,
  kyat: unitWords.kyat,
  weight: commonWords.weight,
  kg: unitWords.kg,
  count: clearanceFieldWords.count,
  phones: labelFieldWords.contact_phone_list,
  phonesHint: { en: 'Up to two numbers', mm: 'ဖုန်းနံပါတ် နှစ်ခုအထိ', zh: '最多两个号码' },
  sms: customerFieldWords.sms_active,
  gender: staffFieldWords.gender,
  male: genderWords.male,
  female: genderWords.female,
  withInvoice: labelFieldWords.with_smart_invoice,
  invoiceHint: { en: 'Printed together with the label', mm: 'လေဘယ်နှင့်အတူ ပရင့်ထုတ်မည်', zh: '与运单一起打印' },
  payment: commonFieldWords.payment_type,
  senderPays: paymentTypeWords.sender_pay,
  receiverPays: paymentTypeWords.receiver_pay,
  credit: commonWords.credit,
  creditHint: { en: 'Only for the COD accept type', mm: 'COD လက်ခံမှုပုံစံအတွက်သာ', zh: '仅适用于代收货款收件方式' },
  all: commonWords.all,
  status: commonFieldWords.status,
  branch: commonFieldWords.branch,
  branches: commonFieldWords.joined_branches,
  township: commonFieldWords.township,
  date: { en: 'Paid date', mm: 'ငွေချေသည့်ရက်', zh: '付款日期' },
  dateMissing: problemWords.datepicker,
  period: commonWords.period,
  file: commonFieldWords.file,
  chooseFile: problemWords.file,
  chooseBranch: { en: 'Please select Branch.', mm: 'ရုံးခွဲ ရွေးချယ်ပါ။', zh: '请选择网点。' },
});

export const toneWords: Record<Tone, Word> = {
  neutral: galleryWords.pending,
  info: galleryWords.arrived,
  transit: galleryWords.sent,
  attention: galleryWords.waitingReturn,
  success: galleryWords.delivered,
  return: galleryWords.sentBack,
  danger: galleryWords.missing,
};
