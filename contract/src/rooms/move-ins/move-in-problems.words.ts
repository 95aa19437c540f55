import { words } from '@waybill/domain/kernel/words.ts';

/** Problems of the rows of a move-in, which only the server finds. */
export const moveInProblemWords = words({
  move_in_twice: {
    en: '{field} “{value}” is already in row {row} of {file}.',
    mm: '{field} “{value}” သည် {file} ၏ အတန်း {row} တွင် ရှိပြီးဖြစ်သည်။',
    zh: '{field}“{value}”已在 {file} 第 {row} 行出现。',
  },
  move_in_known: {
    en: '{field} “{value}” is already in Waybill: {known}.',
    mm: '{field} “{value}” သည် စနစ်ထဲတွင် ရှိပြီးဖြစ်သည် - {known}။',
    zh: '{field}“{value}”在系统中已存在：{known}。',
  },
  move_in_unknown: {
    en: '{field} “{value}” is neither in Waybill nor in a sheet of this move-in.',
    mm: '{field} “{value}” ကို စနစ်ထဲတွင်လည်းကောင်း၊ ဤစာရင်းဖိုင်များတွင်လည်းကောင်း မတွေ့ပါ။',
    zh: '{field}“{value}”既不在系统中，也不在本次迁入的表格中。',
  },
  move_in_several: {
    en: '{field} “{value}” fits several. Use the old code or the phone.',
    mm: '{field} “{value}” နှင့် ကိုက်ညီသူ တစ်ဦးမက ရှိသည်။ ကုဒ်ဟောင်း သို့မဟုတ် ဖုန်းကို သုံးပါ။',
    zh: '{field}“{value}”对应多个，请使用旧编号或电话。',
  },
  move_in_at_work: {
    en: 'The books already have money of “{value}”. An opening amount is only for accounts that are still empty.',
    mm: '“{value}” ၏ ငွေစာရင်း ရှိနှင့်ပြီးဖြစ်သည်။ အဖွင့်ငွေကို ငွေစာရင်း မရှိသေးမှသာ ထည့်နိုင်သည်။',
    zh: '账上已有“{value}”的款项。期初金额只能用于尚无记录的账户。',
  },
  move_in_not_courier: {
    en: '{field} “{value}” does not deliver for this branch.',
    mm: '{field} “{value}” သည် ဤရုံးခွဲ၏ ပို့ဆောင်သူ မဟုတ်ပါ။',
    zh: '{field}“{value}”不是该网点的派送人员。',
  },
  move_in_one_branch: {
    en: 'A parcel with the same origin and destination branch cannot have this status.',
    mm: 'မူလနှင့် ဦးတည်ရာရုံးခွဲ တူသော ပါဆယ်သည် ဤအခြေအနေ မဖြစ်နိုင်ပါ။',
    zh: '始发与目的网点相同的包裹不可能是此状态。',
  },
  move_in_no_money: {
    en: 'A delivered parcel is only brought in while its COD is still to be paid out.',
    mm: 'ပို့ပြီးပါဆယ်ကို COD ငွေ ပေးရန် ကျန်သေးမှသာ သွင်းယူသည်။',
    zh: '已送达的包裹仅在代收货款尚未付出时才迁入。',
  },
});
