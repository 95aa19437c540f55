import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { PickupAction } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import type { DayPart, Vehicle } from '@waybill/domain/rooms/pickup-requests/pickup-kinds.ts';
import {
  pickupPlanLife,
  pickupRequestLife,
  type PickupLogStatus,
  type PickupPlanCommand,
  type PickupRequestState,
} from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { facesOf, type StateFace } from '../../kernel/list.ts';
import { branchFieldWords } from '../branches/branches.words.ts';
import { customerFieldWords } from '../customers/customers.words.ts';
import { handoverFieldWords } from '../handovers/handovers.words.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const pickupRequestWords = words({
  list: { en: 'Pickup request list', mm: 'လာယူရန် တောင်းဆိုမှုစာရင်း', zh: '揽收请求列表' },
  about: {
    en: 'No pickup requests yet. They appear here from the request until the parcels are at the branch.',
    mm: 'လာယူပေးရန် တောင်းဆိုသော ပေးပို့သူများကို တောင်းဆိုသည့်အချိန်မှ ပါဆယ်များ ရုံးခွဲရောက်သည်အထိ ဤနေရာတွင် ပြသည်။',
    zh: '寄件人的上门揽收请求，从提出到包裹到达网点，都列在这里。',
  },
  requested: { en: 'Expected', mm: 'တောင်းဆို', zh: '请求' },
  collected: { en: 'Collected', mm: 'ယူရ', zh: '揽收' },
  arrived: { en: 'At the branch', mm: 'ရုံးခွဲရောက်', zh: '到网点' },
  plans: { en: 'Repeat pickups', mm: 'ပုံမှန် လာယူမှုများ', zh: '定期揽收' },
  plansAbout: {
    en: 'No repeat pickups yet. Senders visited on the same days every week appear here; their requests are created automatically.',
    mm: 'အပတ်စဉ် သတ်မှတ်ရက်များတွင် ပုံမှန်လာယူပေးရသော ပေးပို့သူများကို ဤနေရာတွင် ပြသည်။ တောင်းဆိုမှုများကို အလိုအလျောက် ဖန်တီးပေးသည်။',
    zh: '每周固定日子揽收的寄件人列在这里，请求会自动生成。',
  },
});

export const pickupRequestFieldWords = words({
  id: commonFieldWords.file_number,
  pickup_request_id: commonFieldWords.pickup,
  customer_id: customerFieldWords.customer_id,
  phone: staffFieldWords.phone,
  name: staffFieldWords.name,
  with_temp_address: {
    en: 'Another address this time',
    mm: 'ဤတစ်ကြိမ်အတွက် အခြားလိပ်စာ',
    zh: '本次使用临时地址',
  },
  place_id: customerFieldWords.place_id,
  place: { en: 'Place', mm: 'နေရာ', zh: '地点' },
  home_no: customerFieldWords.home_no,
  street: customerFieldWords.street,
  branch_id: staffFieldWords.branch_id,
  intake_branch: { en: 'Taken by', mm: 'လက်ခံသည့် ရုံးခွဲ', zh: '受理网点' },
  postman_id: commonFieldWords.postman_id,
  courier: commonFieldWords.postman_id,
  time_request: { en: 'Requested day', mm: 'လာယူစေလိုသည့်နေ့', zh: '期望日期' },
  day_part: { en: 'Time of day', mm: 'နေ့ အချိန်ပိုင်း', zh: '时段' },
  vehicle: { en: 'Vehicle', mm: 'ယာဉ်', zh: '车辆' },
  counts: { en: 'Parcels expected', mm: 'တောင်းဆိုသည့် ပါဆယ်အရေအတွက်', zh: '请求件数' },
  weight: labelFieldWords.weight,
  include_products: labelFieldWords.include_products,
  remark: customerFieldWords.remark,
  status: staffFieldWords.status,
  reason: staffFieldWords.reason,
  collected_count: { en: 'Parcels collected', mm: 'လာယူရရှိသည့် ပါဆယ်အရေအတွက်', zh: '揽收件数' },
  collected_weight: { en: 'Weight collected (kg)', mm: 'လာယူရရှိသည့် အလေးချိန် (ကီလိုဂရမ်)', zh: '揽收重量（公斤）' },
  accepted_count: { en: 'Parcels counted at the branch', mm: 'ရုံးခွဲတွင် ရေတွက်ရရှိသည့် ပါဆယ်အရေအတွက်', zh: '网点清点件数' },
  accepted_by: handoverFieldWords.counted_by,
  label_ids: { en: 'Labels of this sender', mm: 'ဤပေးပို့သူ၏ လေဘယ်များ', zh: '该寄件人的运单' },
  label_id: labelFieldWords.tracking_code,
  tracking_codes: { en: 'Other tracking codes', mm: 'အခြား ခြေရာခံကုဒ်များ', zh: '其他运单号' },
  fee: { en: 'Pickup fee', mm: 'လာယူခ', zh: '揽收费' },
  to_staff_id: { en: 'To courier', mm: 'လွှဲပေးမည့် ကူရီယာ', zh: '交给快递员' },
  to_branch_id: handoverFieldWords.to_branch_id,
  weekdays: { en: 'Days of the week', mm: 'အပတ်စဉ် ရက်များ', zh: '每周日期' },
  until: { en: 'Last day', mm: 'နောက်ဆုံးရက်', zh: '截止日' },
  completed_at: { en: 'Completed', mm: 'ပြီးစီးချိန်', zh: '完成时间' },
  created_at: staffFieldWords.created_at,
  day: commonFieldWords.day,
  address: branchFieldWords.address,
});

export const vehicleWords: Record<Vehicle, Word> = {
  motor_bike: { en: 'Motor bike', mm: 'မော်တော်ဆိုင်ကယ်', zh: '摩托车' },
  car: { en: 'Car', mm: 'ကား', zh: '汽车' },
};

export const dayPartWords: Record<DayPart, Word> = {
  morning: { en: 'Morning', mm: 'မနက်ပိုင်း', zh: '上午' },
  afternoon: { en: 'Afternoon', mm: 'နေ့လယ်ပိုင်း', zh: '下午' },
  evening: { en: 'Evening', mm: 'ညနေပိုင်း', zh: '傍晚' },
};

const tone = (state: PickupRequestState) => pickupRequestLife.states[state].tone;

export const pickupRequestStateFaces: Record<PickupRequestState, StateFace> = {
  unassigned: { tone: tone('unassigned'), word: { en: 'Unassigned', mm: 'တာဝန်မပေးရသေး', zh: '未分派' } },
  pending: { tone: tone('pending'), word: commonWords.pending },
  ongoing: { tone: tone('ongoing'), word: commonWords.ongoing },
  complete: { tone: tone('complete'), word: commonWords.complete },
  handover: { tone: tone('handover'), word: commonWords.handedOver },
  failed: { tone: tone('failed'), word: commonWords.failed },
};

export const pickupLogFaces: Record<PickupLogStatus, StateFace> = {
  unassigned: pickupRequestStateFaces.unassigned,
  pending: { tone: tone('pending'), word: { en: 'Assigned', mm: 'ကူရီယာကို တာဝန်ပေးပြီး', zh: '已分派' } },
  accept: { tone: tone('ongoing'), word: { en: 'Accepted', mm: 'လက်ခံပြီး', zh: '已接受' } },
  deny: { tone: tone('failed'), word: commonWords.denied },
  complete: pickupRequestStateFaces.complete,
  handover: pickupRequestStateFaces.handover,
  failed: pickupRequestStateFaces.failed,
};

export const pickupRequestCommandWords: Record<PickupAction['command'], { readonly verb: Word; readonly ask: Word }> = {
  assign: {
    verb: { en: 'Assign', mm: 'တာဝန်ပေးမည်', zh: '分派' },
    ask: { en: 'Who goes to {name}?', mm: '{name} ထံ မည်သူ သွားမည်နည်း။', zh: '由谁去{name}处？' },
  },
  take: {
    verb: { en: 'Take over', mm: 'လွှဲယူမည်', zh: '接手' },
    ask: { en: 'Take over the visit to {name}?', mm: '{name} ထံ လာယူမှုကို လွှဲယူမလား။', zh: '接手{name}的揽收？' },
  },
  accept: {
    verb: { en: 'Accept', mm: 'လက်ခံမည်', zh: '接受' },
    ask: { en: 'Will you go to {name}?', mm: '{name} ထံ သွားမလား။', zh: '您去{name}处揽收吗？' },
  },
  deny: {
    verb: commonWords.deny,
    ask: { en: 'Why can you not go to {name}?', mm: '{name} ထံ အဘယ်ကြောင့် မသွားနိုင်သနည်း။', zh: '为什么不能去{name}处？' },
  },
  complete: {
    verb: { en: 'Complete', mm: 'ပြီးစီးမည်', zh: '完成' },
    ask: { en: 'What did you collect from {name}?', mm: '{name} ထံမှ ဘာများ ယူရသနည်း။', zh: '从{name}处揽收了什么？' },
  },
  handover: {
    verb: { en: 'Hand over', mm: 'လွှဲပြောင်းမည်', zh: '交接' },
    ask: { en: 'Who goes to {name} instead?', mm: '{name} ထံ မည်သူ အစားသွားမည်နည်း။', zh: '改由谁去{name}处？' },
  },
  fail: {
    verb: { en: 'Failed', mm: 'မအောင်မြင်ပါ', zh: '未揽到' },
    ask: {
      en: 'Why was nothing collected from {name}?',
      mm: '{name} ထံမှ အဘယ်ကြောင့် မယူရသနည်း။',
      zh: '为什么没有从{name}处揽到？',
    },
  },
  withdraw: {
    verb: commonWords.notWantedAnyMore,
    ask: {
      en: 'Why does {name} no longer need a pickup?',
      mm: '{name} ထံ အဘယ်ကြောင့် လာယူရန် မလိုတော့သနည်း။',
      zh: '为什么{name}不再需要揽收？',
    },
  },
  reopen: {
    verb: commonWords.openAgain,
    ask: { en: 'Plan the visit to {name} again?', mm: '{name} ထံ လာယူမှုကို ပြန်စီစဉ်မလား။', zh: '重新安排{name}的揽收？' },
  },
  receive: {
    verb: { en: 'Count in', mm: 'ရေတွက်လက်ခံမည်', zh: '清点入库' },
    ask: {
      en: 'How many parcels of {name} arrived?',
      mm: '{name} ၏ ပါဆယ် ဘယ်နှစ်ခု ရောက်သနည်း။',
      zh: '{name}的包裹到了几件？',
    },
  },
};

export const pickupPlanStateFaces = facesOf(pickupPlanLife, {
  active: { en: 'Active', mm: 'အသုံးပြုဆဲ', zh: '有效' },
  ended: commonWords.ended,
});

export const pickupPlanCommandWords: Record<PickupPlanCommand, { readonly verb: Word; readonly ask: Word }> = {
  end: {
    verb: commonWords.end,
    ask: {
      en: 'End the repeat pickups of {name}? Requests already created stay.',
      mm: '{name} ၏ ပုံမှန် လာယူမှုကို ရပ်မလား။ ဖန်တီးပြီးသော တောင်းဆိုမှုများ ကျန်ရှိမည်။',
      zh: '结束{name}的定期揽收？已生成的请求会保留。',
    },
  },
};
