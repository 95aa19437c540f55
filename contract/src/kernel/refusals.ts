import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { roomReasonWords, roomRefusalStatus, roomRefusalWords } from '../generated/room-refusals.ts';
import { commonWords } from './common.words.ts';

/**
 * Error catalogue (X-03): each refusal of the server with its HTTP status here and its words below. A code never changes its meaning, because partners'
 * programs match on it.
 */
export const refusalStatus = {
  malformed: 400,
  unauthorized: 401,
  session_expired: 401,
  invalid_credentials: 401,
  code_expired: 401,
  second_factor_needed: 401,
  second_factor_missing: 401,
  forbidden: 403,
  missing_permission: 403,
  client_unknown: 403,
  password_change_required: 403,
  only_watching: 403,
  not_found: 404,
  method_not_allowed: 405,
  changed_meanwhile: 409,
  busy: 409,
  state_not_allowed: 409,
  second_factor_required: 409,
  own_account: 409,
  own_proposal: 409,
  not_independent: 409,
  customer_not_active: 409,
  merchant_to_complete: 409,
  higher_rank: 403,
  announcement_not_author: 403,
  equal_rank: 403,
  super_roles_only: 403,
  role_not_assignable: 422,
  type_of_head_office: 422,
  type_of_one_branch: 422,
  branch_not_covered: 422,
  wrong_password: 422,
  wrong_code: 422,
  duplicate: 422,
  in_use: 409,
  parent_not_allowed: 422,
  too_large: 413,
  too_many_chosen: 413,
  validation_failed: 422,
  idempotency_mismatch: 422,
  not_offered: 422,
  weight_over_limit: 422,
  no_tariff: 422,
  day_past: 422,
  day_taken: 422,
  tariff_has_holes: 422,
  selection_expired: 409,
  export_not_ready: 409,
  ...roomRefusalStatus,
  too_many_requests: 429,
  too_many_attempts: 429,
  credit_limit_exceeded: 422,
  place_without_branch: 422,
  branch_not_international: 422,
  label_accepted: 409,
  label_not_draft: 409,
  code_not_leased: 422,
  code_used: 409,
  made_before: 409,
  link_invalid: 403,
  import_twice: 409,
  file_asks: 409,
  columns_missing: 409,
  internal: 500,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

export const refusalWords = words({
  malformed: { en: 'The request could not be read.', mm: 'တောင်းဆိုချက်ကို ဖတ်၍မရပါ။', zh: '无法读取请求。' },
  unauthorized: { en: 'Unauthorized', mm: 'ဝင်ရောက်ခွင့်မရှိပါ', zh: '未授权' },
  session_expired: {
    en: 'Your account was idle for too long. Please log in again.',
    mm: 'အကောင့်ကို အချိန်ကြာမြင့်စွာ အသုံးမပြုဘဲ ထားခဲ့သောကြောင့် အကောင့်ပြန်ဝင်ပေးပါ။',
    zh: '账号闲置时间过长，请重新登录。',
  },
  code_expired: {
    en: 'This code has expired. Ask for a new one.',
    mm: 'ဤကုဒ် သက်တမ်းကုန်သွားပါပြီ။ ကုဒ်အသစ် တောင်းပါ။',
    zh: '此代码已过期，请重新申请。',
  },
  second_factor_needed: {
    en: 'Enter the code that your authenticator app shows now, or one of your recovery codes.',
    mm: 'သင့်အတည်ပြုအက်ပ်တွင် ယခုပြနေသော ကုဒ် သို့မဟုတ် ပြန်လည်ရယူရန်ကုဒ်တစ်ခုကို ဖြည့်ပါ။',
    zh: '请输入验证器应用当前显示的验证码，或一个恢复码。',
  },
  second_factor_missing: {
    en: 'Your role needs a second step at login. Add the key to an authenticator app and enter its code.',
    mm: 'သင့်ရာထူးအတွက် အကောင့်ဝင်ရာတွင် ဒုတိယအဆင့် လိုအပ်သည်။ သော့ကို အတည်ပြုအက်ပ်တွင် ထည့်ပြီး ကုဒ်ကို ဖြည့်ပါ။',
    zh: '您的角色须进行第二步验证。请将密钥添加到验证器应用，并输入其验证码。',
  },
  second_factor_required: {
    en: 'Your role needs the second step at login; it cannot be turned off.',
    mm: 'သင့်ရာထူးအတွက် ဒုတိယအဆင့် လိုအပ်သောကြောင့် ပိတ်၍မရပါ။',
    zh: '您的角色必须启用第二步验证，不能关闭。',
  },
  wrong_code: {
    en: 'The code is wrong or was used before. Wait for the next one.',
    mm: 'ကုဒ် မမှန်ပါ သို့မဟုတ် သုံးပြီးသား ဖြစ်သည်။ နောက်ကုဒ်ကို စောင့်ပါ။',
    zh: '验证码错误或已使用，请等待下一个。',
  },
  invalid_credentials: { en: 'Invalid credentials', mm: 'အကောင့် သို့မဟုတ် စကားဝှက် မမှန်ကန်ပါ', zh: '账号或密码错误' },
  forbidden: commonWords.pageNotPermitted,
  missing_permission: commonWords.permissionMissing,
  client_unknown: {
    en: 'The server does not recognise this program. Reload the page.',
    mm: 'ဤပရိုဂရမ်ကို ဆာဗာက မသိပါ။ စာမျက်နှာကို ပြန်ဖွင့်ပါ။',
    zh: '服务器不认识此程序，请刷新页面。',
  },
  password_change_required: {
    en: 'Choose your own password first.',
    mm: 'ကိုယ်ပိုင်စကားဝှက်ကို အရင်သတ်မှတ်ပါ။',
    zh: '请先设置您自己的密码。',
  },
  not_found: commonWords.notFound,
  method_not_allowed: commonWords.pageNotFound,
  changed_meanwhile: {
    en: '{by} changed this at {at}. Nothing you typed is lost: compare and save again.',
    mm: '{by} က {at} တွင် ပြင်ဆင်ခဲ့သည်။ သင်ရိုက်ထားသည်များ မပျောက်ပါ။ နှိုင်းယှဉ်ပြီး ထပ်သိမ်းပါ။',
    zh: '{by}已于{at}修改。您输入的内容没有丢失：请对比后再次保存。',
  },
  busy: {
    en: 'Someone else is changing this right now. Try again.',
    mm: 'အခြားသူတစ်ဦး ပြင်ဆင်နေသည်။ ထပ်ကြိုးစားပါ။',
    zh: '其他人正在修改，请重试。',
  },
  state_not_allowed: {
    en: 'This is not possible any more: the status has changed.',
    mm: 'အခြေအနေ ပြောင်းသွားသောကြောင့် မလုပ်ဆောင်နိုင်တော့ပါ။',
    zh: '状态已变更，无法执行此操作。',
  },
  own_account: {
    en: 'You cannot do this to your own account.',
    mm: 'မိမိအကောင့်ကို ဤသို့ မလုပ်ဆောင်နိုင်ပါ။',
    zh: '不能对自己的账号执行此操作。',
  },
  own_proposal: {
    en: 'You proposed this yourself. Someone else must decide.',
    mm: 'ဤအချက်ကို သင်ကိုယ်တိုင် တင်ပြထားသည်။ အခြားသူတစ်ဦးက ဆုံးဖြတ်ရမည်။',
    zh: '这是您自己提交的，须由他人决定。',
  },
  not_independent: {
    en: 'Both accounts may belong to one person: in the last 30 days one of them made, reset, unlocked or gave a role to the other, or the same person did so for both, also through other accounts. Another person must do this, or a second person confirms the account under Staff.',
    mm: 'အကောင့်နှစ်ခုလုံးကို လူတစ်ဦးတည်း အသုံးပြုနေနိုင်သည်။ နောက်ဆုံး ရက် 30 အတွင်း တစ်ခုကို အခြားတစ်ခုက ဖန်တီး၊ ပြန်ဖွင့်၊ စကားဝှက် သို့မဟုတ် ရာထူး သတ်မှတ်ပေးခဲ့သည်၊ သို့မဟုတ် တစ်ဦးတည်းက နှစ်ခုလုံးကို (အခြားအကောင့်များမှတစ်ဆင့်လည်း) ပြုလုပ်ခဲ့သည်။ အခြားသူတစ်ဦးက လုပ်ဆောင်ရမည်၊ သို့မဟုတ် ဝန်ထမ်းစာမျက်နှာတွင် ဒုတိယလူတစ်ဦးက အကောင့်ကို အတည်ပြုရမည်။',
    zh: '两个账号可能由同一人使用：最近 30 天内，其中一个由另一个创建、重置、解锁或授予角色，或两个由同一人（也可经由其他账号）操作。须由其他人办理，或由第二人在员工页面确认该账号。',
  },
  customer_not_active: {
    en: 'This customer is suspended or banned: no new labels, no credit. Ask a manager; money owed to them is still paid.',
    mm: 'ဤဖောက်သည်ကို ရပ်ဆိုင်း သို့မဟုတ် ပိတ်ပင်ထားသည်။ လေဘယ်အသစ်နှင့် အကြွေး မရပါ။ မန်နေဂျာကို မေးပါ။ ပေးရန်ကျန်ငွေကို ဆက်လက်ပေးချေမည်။',
    zh: '该客户已停用或封禁：不能再开运单或赊账，请联系经理；应付款仍照常支付。',
  },
  merchant_to_complete: {
    en: 'This merchant was entered at the counter and the record is not complete. A manager opens the customer, checks name, phone and payee, and completes it; then they can be paid.',
    mm: 'ဤကုန်သည်ကို ကောင်တာတွင် စာရင်းသွင်းထားပြီး အချက်အလက် မပြည့်စုံသေးပါ။ မန်နေဂျာက ဖောက်သည်မှတ်တမ်းကို ဖွင့်၍ အမည်၊ ဖုန်းနှင့် ငွေလက်ခံသူကို စစ်ဆေးကာ ပြည့်စုံကြောင်း အတည်ပြုပါ။ ထို့နောက် ငွေပေးနိုင်မည်။',
    zh: '该商户由柜台登记，资料尚未补全。请经理打开客户资料，核对名称、电话和收款人并确认补全，之后才能付款。',
  },
  equal_rank: {
    en: 'This person has the same rank as you. Someone above both of you must do this.',
    mm: 'ဤသူသည် သင်နှင့် ရာထူးအဆင့် တူသည်။ အထက်ရာထူးရှိသူက ဆောင်ရွက်ရမည်။',
    zh: '此人与您级别相同，须由更高级别的人员操作。',
  },
  higher_rank: { en: 'This person has a higher rank than you.', mm: 'ဤသူသည် သင့်ထက် ရာထူးမြင့်သည်။', zh: '此人的级别高于您。' },
  announcement_not_author: {
    en: 'Only its author can change it or turn it back into a draft.',
    mm: 'ရေးသားသူကိုယ်တိုင်သာ ပြင်ဆင်ခြင်း၊ မူကြမ်းသို့ ပြန်ထားခြင်း ပြုလုပ်နိုင်သည်။',
    zh: '只有撰写人本人可以修改或退回草稿。',
  },
  super_roles_only: {
    en: 'Only a super role may do this.',
    mm: 'စူပါရာထူးများသာ လုပ်ဆောင်နိုင်သည်။',
    zh: '只有超级角色可以执行此操作。',
  },
  role_not_assignable: {
    en: 'You may not assign this role.',
    mm: 'ဤရာထူးကို သင် သတ်မှတ်ပေး၍ မရပါ။',
    zh: '您不能分配此角色。',
  },
  type_of_head_office: {
    en: 'A role of head office is for the operator’s own people. Choose another role or user type.',
    mm: 'ရုံးချုပ်ရာထူးသည် လုပ်ငန်း၏ ကိုယ်ပိုင်ဝန်ထမ်းအတွက်သာ ဖြစ်သည်။ အခြားရာထူး သို့မဟုတ် အသုံးပြုသူအမျိုးအစား ရွေးပါ။',
    zh: '总部角色仅供本公司人员使用，请选择其他角色或用户类型。',
  },
  type_of_one_branch: {
    en: 'People of this user type do not see all branches. Untick it or choose another user type.',
    mm: 'ဤအသုံးပြုသူအမျိုးအစားသည် ရုံးခွဲအားလုံးကို မမြင်ရပါ။ အမှန်ခြစ်ဖြုတ်ပါ သို့မဟုတ် အခြားအမျိုးအစား ရွေးပါ။',
    zh: '此用户类型不能查看全部网点，请取消勾选或选择其他用户类型。',
  },
  branch_not_covered: {
    en: 'This branch is not one of yours.',
    mm: 'ဤရုံးခွဲသည် သင့်ရုံးခွဲများတွင် မပါဝင်ပါ။',
    zh: '该网点不在您的管辖范围内。',
  },
  wrong_password: { en: 'The current password is wrong.', mm: 'လက်ရှိ စကားဝှက် မမှန်ကန်ပါ။', zh: '当前密码不正确。' },
  duplicate: { en: 'This is already in use.', mm: 'အသုံးပြုပြီးသား ဖြစ်သည်။', zh: '已被使用。' },
  in_use: {
    en: 'This is still in use and cannot be removed.',
    mm: 'အသုံးပြုနေဆဲဖြစ်၍ ဖယ်ရှား၍မရပါ။',
    zh: '仍在使用中，无法移除。',
  },
  parent_not_allowed: {
    en: 'A place of this kind cannot belong to that place.',
    mm: 'ဤနေရာဒေသအောက်တွင် ထား၍မရပါ။',
    zh: '不能归属于此地点。',
  },
  too_large: {
    en: 'This is larger than the server accepts.',
    mm: 'ဆာဗာက လက်ခံနိုင်သည်ထက် ကြီးနေသည်။',
    zh: '超出服务器接受的大小。',
  },
  too_many_chosen: {
    en: 'At most {max} at once. Choose fewer, or narrow the search.',
    mm: 'တစ်ကြိမ်လျှင် အများဆုံး {max} ခုသာ ရသည်။ လျှော့ရွေးပါ သို့မဟုတ် ရှာဖွေမှုကို ကျဉ်းပါ။',
    zh: '一次最多 {max} 个，请减少选择或缩小搜索范围。',
  },
  validation_failed: commonWords.checkMarkedFields,
  idempotency_mismatch: {
    en: 'This request was sent before with different contents.',
    mm: 'ဤတောင်းဆိုချက်ကို အခြားအကြောင်းအရာဖြင့် ပို့ပြီးဖြစ်သည်။',
    zh: '此请求曾以不同内容发送过。',
  },
  not_offered: {
    en: 'This service is not offered for this kind of item.',
    mm: 'ဤပစ္စည်းအမျိုးအစားအတွက် ဤဝန်ဆောင်မှု မရှိပါ။',
    zh: '此类物品不提供该服务。',
  },
  weight_over_limit: {
    en: 'At most {max} kg is taken. Split it, or send a letter as a parcel.',
    mm: 'အများဆုံး {max} ကီလိုဂရမ်သာ လက်ခံသည်။ ခွဲ၍ ပို့ပါ သို့မဟုတ် စာကို ပါဆယ်အဖြစ် ပို့ပါ။',
    zh: '最多接受 {max} 公斤。请拆分，信件可改寄包裹。',
  },
  no_tariff: {
    en: 'No price table is valid on this day.',
    mm: 'ဤနေ့တွင် အကျုံးဝင်သော ဈေးနှုန်းဇယား မရှိပါ။',
    zh: '该日期没有生效的价格表。',
  },
  day_past: {
    en: 'This day has passed. Prices that were in effect cannot be changed.',
    mm: 'ဤနေ့ ကုန်လွန်ပြီး ဖြစ်သည်။ အကျုံးဝင်ခဲ့ပြီးသော ဈေးနှုန်းကို မပြောင်းနိုင်ပါ။',
    zh: '该日期已过。已生效的价格不可更改。',
  },
  day_taken: {
    en: 'Another price table already starts on this day.',
    mm: 'ဤနေ့မှ စတင်သော ဈေးနှုန်းဇယား ရှိပြီးဖြစ်သည်။',
    zh: '该日期已有另一张价格表开始生效。',
  },
  tariff_has_holes: {
    en: 'The price table has a gap. Nothing was saved.',
    mm: 'ဈေးနှုန်းဇယားတွင် လစ်ဟာချက် ရှိနေသည်။ မသိမ်းရသေးပါ။',
    zh: '价格表有缺口，尚未保存。',
  },
  selection_expired: {
    en: 'The selection has expired. Select again.',
    mm: 'ရွေးချယ်ထားမှု ဟောင်းသွားပါပြီ။ ထပ်ရွေးပါ။',
    zh: '所选内容已过期，请重新选择。',
  },
  export_not_ready: { en: 'The file is not ready yet.', mm: 'ဖိုင် အဆင်သင့် မဖြစ်သေးပါ။', zh: '文件尚未准备好。' },
  ...roomRefusalWords,
  too_many_requests: {
    en: 'Too many requests. Try again in {seconds} seconds.',
    mm: 'တောင်းဆိုမှု များလွန်းသည်။ {seconds} စက္ကန့်အကြာတွင် ထပ်ကြိုးစားပါ။',
    zh: '请求过多，请在 {seconds} 秒后重试。',
  },
  too_many_attempts: commonWords.tooManyAttempts,
  credit_limit_exceeded: {
    en: 'Not enough credit: {left} Ks left of {limit} Ks.',
    mm: 'အကြွေးကန့်သတ်ချက် မလောက်ပါ။ {limit} ကျပ်အနက် {left} ကျပ် ကျန်သည်။',
    zh: '信用额度不足：{limit} 缅元中仅剩 {left} 缅元。',
  },
  place_without_branch: {
    en: 'No branch delivers to this place yet. Choose the destination branch.',
    mm: 'ဤနေရာသို့ ပို့ဆောင်သည့် ရုံးခွဲ မရှိသေးပါ။ ဦးတည်ရာရုံးခွဲကို ရွေးပါ။',
    zh: '尚无网点派送至此地，请选择目的网点。',
  },
  branch_not_international: {
    en: 'This branch does not accept international mail. Send the sender to a branch that does, or create the label there.',
    mm: 'ဤရုံးခွဲသည် နိုင်ငံတကာစာပို့ မလက်ခံပါ။ လက်ခံသည့် ရုံးခွဲသို့ လွှဲပေးပါ သို့မဟုတ် ထိုရုံးခွဲတွင် လေဘယ်ပြုလုပ်ပါ။',
    zh: '此网点不收国际邮件，请让寄件人到办理国际邮件的网点，或在那里开单。',
  },
  label_accepted: {
    en: 'This parcel is already accepted ({by}, {at}) and can no longer be changed.',
    mm: 'ရုံးခွဲက ဤပါဆယ်ကို လက်ခံပြီးဖြစ်သည် ({by}၊ {at})။ ပြင်ဆင်၍ မရတော့ပါ။',
    zh: '网点已收件（{by}，{at}），不能再修改。',
  },
  code_not_leased: {
    en: 'This code is not reserved for you on this device. Connect, create the label again and print it.',
    mm: 'ဤကုဒ်ကို ဤစက်တွင် သင့်အား မပေးထားပါ။ လိုင်းရမှ လေဘယ်ပြုလုပ်ပြီး အသစ်ထုတ်ပါ။',
    zh: '此单号未分配给您在本机使用，请联网后重新制单并打印。',
  },
  made_before: {
    en: 'It was already saved as {code} before the connection was lost. Print that label and remove this one from the parcel.',
    mm: 'လိုင်းမပြတ်မီ {code} ဖြင့် သိမ်းပြီး ဖြစ်သည်။ ထိုလေဘယ်ကို ထုတ်၍ ပါဆယ်ပေါ်ရှိ လေဘယ်ကို ဖယ်ရှားပါ။',
    zh: '断网前已保存为 {code}，请打印该运单并撕下此运单。',
  },
  code_used: {
    en: 'This code is already used on another label.',
    mm: 'ဤကုဒ်ကို အခြားလေဘယ်တွင် အသုံးပြုပြီး ဖြစ်သည်။',
    zh: '此单号已用于其他运单。',
  },
  label_not_draft: {
    en: 'Only a draft can be deleted or handed in. Request a rejection instead.',
    mm: 'မူကြမ်းကိုသာ ဖျက်ခြင်း၊ တင်သွင်းခြင်း ပြုလုပ်နိုင်သည်။ ငြင်းပယ်ရန် တောင်းဆိုပါ။',
    zh: '只能删除或提交草稿，请改为申请拒收。',
  },
  link_invalid: {
    en: 'This link has expired or was made for someone else.',
    mm: 'ဤလင့်ခ် သက်တမ်းကုန်သွားပြီ သို့မဟုတ် အခြားသူအတွက် ဖြစ်သည်။',
    zh: '此链接已过期或不是为您生成的。',
  },
  import_twice: {
    en: '{by} already uploaded this sheet on {at}.',
    mm: '{by} က ဤစာရင်းကို {at} တွင် တင်ပြီးဖြစ်သည်။',
    zh: '{by}已于{at}上传过此表格。',
  },
  file_asks: {
    en: 'This file can be read in several ways. Choose one.',
    mm: 'ဤဖိုင်ကို နည်းအမျိုးမျိုးဖြင့် ဖတ်နိုင်သည်။ တစ်မျိုး ရွေးပါ။',
    zh: '此文件有多种读法，请选择一种。',
  },
  columns_missing: { en: 'First choose what each column holds.', mm: 'ကော်လံများကို အရင်ရွေးပါ။', zh: '请先指定列。' },
  internal: commonWords.somethingWentWrong,
  only_watching: {
    en: 'You see the portal as a merchant and can change nothing here.',
    mm: 'ကုန်သည်အဖြစ် ကြည့်ရုံသာ ကြည့်နေသောကြောင့် ဘာမျှ ပြောင်း၍ မရပါ။',
    zh: '您正以商户身份查看，不能做任何更改。',
  },
  unavailable: {
    en: 'The service is not available right now. Try again in a moment.',
    mm: 'ဝန်ဆောင်မှု ယာယီ မရနိုင်ပါ။ ခဏအကြာတွင် ထပ်ကြိုးစားပါ။',
    zh: '服务暂时不可用，请稍后重试。',
  },
} satisfies Record<RefusalCode, { en: string; mm: string; zh: string }>);

/** Why a command is blocked, for places where the values of the refusal are not known: all `refusalWords` without placeholders. */
export const reasonWords: Readonly<Record<string, Word>> = {
  ...refusalWords,
  ...roomReasonWords,
  approval_needed: commonWords.secondPersonMustApprove,
};

/** Returns the words of a refusal. A limit of 0 Ks is not named: without any sum that is free, it reads like a fault. */
export const refusalWord = (code: RefusalCode, values: Refusal['values']): Word =>
  (values?.['limit'] === 0 ? reasonWords[code] : undefined) ?? refusalWords[code];
