import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import type { ProblemCode } from '@waybill/domain/kernel/rules.ts';
import { sayLoose, words, type Word } from '@waybill/domain/kernel/words.ts';
import { sayValues } from './refusal-values.ts';
import { commonWords } from './common.words.ts';

const mustBeExactlyCharactersWord = {
  en: '{field} must be exactly {n} characters.',
  mm: '{field} သည် စာလုံး {n} လုံးတိတိ ဖြစ်ရပါမည်။',
  zh: '{field}必须正好是 {n} 个字符。',
} as const;

/** Words for each problem that a rule can find in a field (V-02, V-03). */
export const problemWords = words({
  required: { en: '{field} is required.', mm: '{field} ဖြည့်ရန် လိုအပ်သည်။', zh: '{field}为必填项。' },
  number: { en: '{field} must be a number.', mm: '{field} ကို ဂဏန်းဖြင့်သာ ဖြည့်ပါ။', zh: '{field}必须是数字。' },
  file: { en: 'Please choose a file.', mm: 'ဖိုင် ရွေးပါ။', zh: '请选择文件。' },
  select: { en: 'Please select {field}.', mm: '{field} ရွေးချယ်ပါ။', zh: '请选择{field}。' },
  datepicker: { en: 'Please choose a date.', mm: 'ရက်စွဲ ရွေးပါ။', zh: '请选择日期。' },
  role: { en: 'Please choose a role.', mm: 'ရာထူး ရွေးပါ။', zh: '请选择角色。' },
  integer: {
    en: '{field} must be a whole number.',
    mm: '{field} ကို ဒသမမပါသော ကိန်းပြည့်ဖြင့်သာ ဖြည့်ပါ။',
    zh: '{field}必须是整数。',
  },
  min: {
    en: '{field} must be at least {min}.',
    mm: '{field} သည် အနည်းဆုံး {min} ဖြစ်ရပါမည်။',
    zh: '{field}不能小于 {min}。',
  },
  max: {
    en: '{field} must be at most {max}.',
    mm: '{field} သည် အများဆုံး {max} သာ ဖြစ်ရပါမည်။',
    zh: '{field}不能大于 {max}。',
  },
  cod_fee_min: {
    en: 'COD amount must be at least {min} Ks.',
    mm: 'COD ငွေပမာဏသည် အနည်းဆုံး {min} ကျပ် ဖြစ်ရပါမည်။',
    zh: '代收货款金额不能少于 {min} 缅元。',
  },
  cod_fee_max: {
    en: 'COD amount must be at most {max} Ks.',
    mm: 'COD ငွေပမာဏသည် အများဆုံး {max} ကျပ်သာ ဖြစ်ရပါမည်။',
    zh: '代收货款金额不能超过 {max} 缅元。',
  },
  weight_min: {
    en: 'Weight must be at least {min} kg.',
    mm: 'အလေးချိန်သည် အနည်းဆုံး {min} ကီလိုဂရမ် ဖြစ်ရပါမည်။',
    zh: '重量不能少于 {min} 公斤。',
  },
  weight_max: {
    en: 'Weight must be at most {max} kg.',
    mm: 'အလေးချိန်သည် အများဆုံး {max} ကီလိုဂရမ်သာ ဖြစ်ရပါမည်။',
    zh: '重量不能超过 {max} 公斤。',
  },
  email_required: { en: 'Please enter an email.', mm: 'အီးမေးလ် ဖြည့်ပါ။', zh: '请输入电子邮箱。' },
  email: { en: 'Please enter a valid email.', mm: 'အီးမေးလ် မှန်ကန်စွာ ဖြည့်ပါ။', zh: '请输入有效的电子邮箱。' },
  password_required: { en: 'Please enter a password.', mm: 'စကားဝှက် ဖြည့်ပါ။', zh: '请输入密码。' },
  password_min: {
    en: 'Password must have at least {min} characters.',
    mm: 'စကားဝှက်သည် အနည်းဆုံး စာလုံး {min} လုံး ရှိရပါမည်။',
    zh: '密码至少需要 {min} 个字符。',
  },
  confirm_password_required: { en: 'Please confirm the password.', mm: 'စကားဝှက်ကို ထပ်မံဖြည့်ပါ။', zh: '请再次输入密码。' },
  confirm_password: { en: 'The passwords do not match.', mm: 'စကားဝှက်နှစ်ခု မတူညီပါ။', zh: '两次输入的密码不一致。' },
  slug: mustBeExactlyCharactersWord,
  exact_length: mustBeExactlyCharactersWord,
  between_length: {
    en: '{field} must be {min} to {max} characters long.',
    mm: '{field} သည် စာလုံး {min} လုံးမှ {max} လုံးအတွင်း ဖြစ်ရပါမည်။',
    zh: '{field}长度须为 {min} 至 {max} 个字符。',
  },
  max_length: commonWords.atMostCharacters,
  text_invalid: {
    en: '{field} has characters that cannot be stored.',
    mm: '{field} တွင် သိမ်းဆည်း၍မရသော အက္ခရာ ပါနေသည်။',
    zh: '{field}含有无法保存的字符。',
  },
  phone_required: { en: 'Please enter a phone number.', mm: 'ဖုန်းနံပါတ် ဖြည့်ပါ။', zh: '请输入电话号码。' },
  phone: commonWords.validPhoneNumber,
  phone_limit: commonWords.atMostPhoneNumbers,
  phone_duplicate: commonWords.phoneNumberAlreadyAdded,
  nrc: {
    en: 'Enter a valid NRC number, for example 12/LAMANA(N)123456.',
    mm: 'မှတ်ပုံတင်အမှတ် မှန်ကန်စွာ ဖြည့်ပါ။ ဥပမာ - ၁၂/လမန(နိုင်)၁၂၃၄၅၆',
    zh: '请输入有效的身份证号，例如 12/LAMANA(N)123456。',
  },
  identity: {
    en: 'Enter the NRC number, for example 12/LAMANA(N)123456, or the passport number as printed.',
    mm: 'မှတ်ပုံတင်အမှတ် (ဥပမာ - ၁၂/လမန(နိုင်)၁၂၃၄၅၆) သို့မဟုတ် နိုင်ငံကူးလက်မှတ်အမှတ်ကို ပါရှိသည့်အတိုင်း ဖြည့်ပါ။',
    zh: '请输入身份证号（例如 12/LAMANA(N)123456）或护照上的号码。',
  },
  postcode: { en: 'Enter a valid postcode.', mm: 'စာပို့သင်္ကေတ မှန်ကန်စွာ ဖြည့်ပါ။', zh: '请输入有效的邮政编码。' },
  select_max: commonWords.maximumSelected,
  date_range: commonWords.startAfterEnd,
  file_too_large: {
    en: 'The file is larger than {max} MB.',
    mm: 'ဖိုင်အရွယ်အစားသည် {max} MB ထက် ကြီးနေသည်။',
    zh: '文件大于 {max} MB。',
  },
  file_type: { en: 'This file type is not accepted.', mm: 'ဤဖိုင်အမျိုးအစားကို လက်မခံပါ။', zh: '不支持此文件类型。' },
  sheet_type: {
    en: 'This file type is not taken. Open it and save it as one of these: {types}.',
    mm: 'ဤဖိုင်အမျိုးအစားကို လက်မခံပါ။ ဖိုင်ကို ဖွင့်ပြီး {types} အနက် တစ်မျိုးအဖြစ် သိမ်းပါ။',
    zh: '不接受此文件类型。请打开后另存为以下格式之一：{types}。',
  },
  picture_unreadable: {
    en: 'This picture cannot be read. Take it again or choose another one.',
    mm: 'ဤပုံကို ဖတ်၍မရပါ။ ထပ်ရိုက်ပါ သို့မဟုတ် အခြားပုံ ရွေးပါ။',
    zh: '无法读取此图片。请选择其他图片。',
  },
  picture_empty: {
    en: 'This picture is blank. Sign again or take another one.',
    mm: 'ဤပုံတွင် ဘာမှ မမြင်ရပါ။ ထပ်လက်မှတ်ထိုးပါ သို့မဟုတ် ထပ်ရိုက်ပါ။',
    zh: '此图片上什么也看不到，请重新签名或拍摄。',
  },
  price_missing: {
    en: '{field}: there is no price for {from_kg} kg to {to_kg} kg.',
    mm: '{field} - {from_kg} ကီလိုမှ {to_kg} ကီလိုအထိ ဈေးနှုန်း မရှိပါ။',
    zh: '{field}：{from_kg} 公斤至 {to_kg} 公斤没有价格。',
  },
  steps_not_rising: {
    en: '{field}: {to_kg} kg comes after {from_kg} kg. Weights must increase from row to row.',
    mm: '{field} - {from_kg} ကီလို၏ နောက်တွင် {to_kg} ကီလို ရှိနေသည်။ အလေးချိန်များ အစဉ်လိုက် ကြီးသွားရမည်။',
    zh: '{field}：{from_kg} 公斤之后是 {to_kg} 公斤，重量必须递增。',
  },
  price_falls: {
    en: '{field}: {to_kg} kg costs less than {from_kg} kg.',
    mm: '{field} - {to_kg} ကီလိုသည် {from_kg} ကီလိုထက် ဈေးနည်းနေသည်။',
    zh: '{field}：{to_kg} 公斤的价格低于 {from_kg} 公斤。',
  },
  further_not_last: {
    en: '{field}: only the last weight can have a price per extra kg, not {from_kg} kg.',
    mm: '{field} - နောက်ထပ်တစ်ကီလိုစီ၏ ဈေးနှုန်းကို နောက်ဆုံးအလေးချိန်တွင်သာ ထည့်ပါ။ {from_kg} ကီလိုတွင် မထည့်ပါနှင့်။',
    zh: '{field}：只有最后一档可填每续重公斤价格，{from_kg} 公斤处不能填。',
  },
  regions_missing: {
    en: '{field}: choose both regions.',
    mm: '{field} - တိုင်း/ပြည်နယ် နှစ်ခုစလုံး ရွေးပါ။',
    zh: '{field}：请选择两个省邦。',
  },
  offer_missing: {
    en: '{field} has prices, but the service is not offered.',
    mm: '{field} - ဈေးနှုန်း ရှိသော်လည်း ဝန်ဆောင်မှု ဖွင့်မထားပါ။',
    zh: '{field}：已有价格，但未提供此服务。',
  },
  unknown_field: {
    en: 'There is no field {field} here.',
    mm: 'ဤနေရာတွင် {field} ဟူသော အကွက် မရှိပါ။',
    zh: '此处没有字段 {field}。',
  },
  payment_gate_submit: {
    en: 'Receiver pays and Deduct from COD are not available for gate-submit parcels.',
    mm: 'ဂိတ်ချ ပါဆယ်များအတွက် လက်ခံသူ ငွေချေ နှင့် COD ငွေမှ နုတ်ယူ ကို ရွေး၍မရပါ။',
    zh: '车站交寄包裹不能选择到付或从代收货款扣除。',
  },
  payment_cod_only: {
    en: 'Credit and Deduct from COD are only for the COD accept type.',
    mm: 'အကြွေး နှင့် COD ငွေမှ နုတ်ယူ ကို COD လက်ခံမှုပုံစံအတွက်သာ ရွေးနိုင်သည်။',
    zh: '赊账和从代收货款扣除仅适用于代收货款收件方式。',
  },
  not_abroad: {
    en: 'Not available to other countries: the mail post delivers there, and nobody collects money for us.',
    mm: 'နိုင်ငံခြားသို့ မရပါ။ ထိုနေရာတွင် စာတိုက်ကသာ ပို့ပေးပြီး ကျွန်ုပ်တို့အတွက် ငွေကောက်ပေးမည့်သူ မရှိပါ။',
    zh: '寄往国外时不可用：国外只由邮政投递，无人代我方收款。',
  },
  service_carrier: {
    en: 'This service is only for mail post.',
    mm: 'ဤဝန်ဆောင်မှုကို စာတိုက်ပို့ဆောင်ရေးအတွက်သာ ရွေးနိုင်သည်။',
    zh: '此服务仅适用于邮政。',
  },
  service_item: {
    en: 'VPP is for parcels, VPL is for letters.',
    mm: 'VPP သည် ပါဆယ်အတွက်၊ VPL သည် စာအတွက် ဖြစ်သည်။',
    zh: 'VPP 用于包裹，VPL 用于信函。',
  },
  service_cod_only: {
    en: 'VPP and VPL are only for the COD accept type.',
    mm: 'VPP နှင့် VPL ကို COD လက်ခံမှုပုံစံအတွက်သာ ရွေးနိုင်သည်။',
    zh: 'VPP 和 VPL 仅适用于代收货款收件方式。',
  },
  cod_walkin: {
    en: 'A walk-in parcel has no COD amount. Choose the COD accept type.',
    mm: 'ကောင်တာလာပို့ ပါဆယ်တွင် COD ငွေ မပါရပါ။ COD လက်ခံမှုပုံစံကို ရွေးပါ။',
    zh: '到店寄件不能有代收货款，请选择代收货款收件方式。',
  },
  cod_required: {
    en: 'This service needs a COD amount.',
    mm: 'ဤဝန်ဆောင်မှုအတွက် COD ငွေပမာဏ လိုအပ်သည်။',
    zh: '此服务需要填写代收货款金额。',
  },
  cod_missing: {
    en: 'Type the COD amount, or 0 when nothing is collected for the goods.',
    mm: 'COD ငွေပမာဏ ဖြည့်ပါ။ ပစ္စည်းဖိုး မကောက်ပါက 0 ဖြည့်ပါ။',
    zh: '请填写代收货款金额；不代收货款时填 0。',
  },
  cod_zero: {
    en: 'The COD amount is 0: confirm that nothing is collected for the goods.',
    mm: 'COD ငွေပမာဏသည် 0 ဖြစ်သည်။ ပစ္စည်းဖိုး မကောက်ကြောင်း အတည်ပြုပါ။',
    zh: '代收货款金额为 0：请确认不代收货款。',
  },
  cod_merchant: {
    en: 'The COD accept type needs a known customer as its sender.',
    mm: 'COD လက်ခံမှုပုံစံအတွက် ပေးပို့သူသည် စာရင်းရှိ ဖောက်သည် ဖြစ်ရမည်။',
    zh: '代收货款收件方式要求寄件人是已登记的客户。',
  },
  merchant_chosen: {
    en: 'A known sender is already chosen. Choose "Another sender" to enter a new merchant.',
    mm: 'စာရင်းရှိ ပေးပို့သူကို ရွေးထားပြီးဖြစ်သည်။ ကုန်သည်အသစ် ထည့်ရန် “အခြားပေးပို့သူ” ကို ရွေးပါ။',
    zh: '已选择已知寄件人。如需登记新商户，请先选择“更换寄件人”。',
  },
  merchant_known: {
    en: 'A merchant of this branch already has this number. Choose them by phone.',
    mm: 'ဤရုံးခွဲ၏ ကုန်သည်တစ်ဦးက ဤဖုန်းနံပါတ်ကို သုံးနေပြီးဖြစ်သည်။ ဖုန်းဖြင့် ရှာ၍ ရွေးပါ။',
    zh: '本网点已有商户使用此号码，请按电话选择该商户。',
  },
  cod_too_small: {
    en: 'The COD amount must be at least {min} Ks, so that shipping and COD fee can be deducted from it.',
    mm: 'ပို့ဆောင်ခနှင့် COD ဝန်ဆောင်ခ နုတ်ယူနိုင်ရန် COD ငွေပမာဏသည် အနည်းဆုံး {min} ကျပ် ဖြစ်ရမည်။',
    zh: '代收货款金额不能少于 {min} 缅元，以便从中扣除运费和代收手续费。',
  },
  declared_required: {
    en: 'Insurance needs the value of the goods.',
    mm: 'အာမခံအတွက် ပစ္စည်းတန်ဖိုး ဖြည့်ရန် လိုအပ်သည်။',
    zh: '保价需要填写物品价值。',
  },
  route_same_branch: {
    en: 'A route must end at a different branch than it starts.',
    mm: 'လမ်းကြောင်းသည် စတင်သည့်ရုံးခွဲမဟုတ်သော အခြားရုံးခွဲတွင် ဆုံးရမည်။',
    zh: '路线的终点不能与起点相同。',
  },
  route_over_its_end: {
    en: 'The first and last branch of a route cannot also be forward branches.',
    mm: 'လမ်းကြောင်း၏ အစနှင့်အဆုံး ရုံးခွဲများကို တစ်ဆင့်ပို့ရုံးခွဲအဖြစ် မရွေးရပါ။',
    zh: '路线的起点和终点不能作为中转网点。',
  },
  call_time: {
    en: 'The next call must be in the future, at most {n} days ahead.',
    mm: 'နောက်ခေါ်မည့်အချိန်သည် အနာဂတ်တွင် ဖြစ်ပြီး အများဆုံး {n} ရက်အတွင်း ဖြစ်ရမည်။',
    zh: '下次呼叫时间必须在今后，最多 {n} 天以内。',
  },
  without_choice: {
    en: '{field} only applies together with the choice it belongs to.',
    mm: '{field} သည် သက်ဆိုင်ရာ ရွေးချယ်မှု မပါဘဲ အကျုံးမဝင်ပါ။',
    zh: '未选择对应的选项，{field}不起作用。',
  },
  contradicts: {
    en: '{field} contradicts another field with the same meaning.',
    mm: '{field} သည် အဓိပ္ပာယ်တူသည့် အခြားအကွက်နှင့် မကိုက်ညီပါ။',
    zh: '{field}与含义相同的另一字段不一致。',
  },
  percent_unit: {
    en: '{field} is too small. It is counted in hundredths of a percent (500 is 5%): 0, or at least {min}.',
    mm: '{field} နည်းလွန်းသည်။ ရာခိုင်နှုန်း၏ ရာပုံတစ်ပုံဖြင့် ရေတွက်သည် (500 = 5%) - 0 သို့မဟုတ် အနည်းဆုံး {min}။',
    zh: '{field}过小。单位为万分之一（500 即 5%）：须为 0 或至少 {min}。',
  },
  qr_length: {
    en: 'The QR text is cut or wrong at field {tag}: its length does not match. Copy the whole text again.',
    mm: 'QR စာသားသည် အကွက် {tag} တွင် အရှည် မကိုက်ညီပါ။ စာသားအပြည့်အစုံကို ထပ်ကူးထည့်ပါ။',
    zh: '二维码文本在字段 {tag} 处长度不符，请重新复制完整文本。',
  },
  qr_twice: {
    en: 'Field {tag} occurs twice in the QR text.',
    mm: 'QR စာသားတွင် အကွက် {tag} နှစ်ခါ ပါနေသည်။',
    zh: '二维码文本中字段 {tag} 出现两次。',
  },
  qr_format: {
    en: 'Field 00 (payload format) must come first and be 01.',
    mm: 'အကွက် 00 (ပုံစံ) သည် ရှေ့ဆုံးတွင် 01 ဖြစ်ရမည်။',
    zh: '字段 00（格式）必须位于最前且为 01。',
  },
  qr_initiation: {
    en: 'Field 01 (point of initiation) must be 11: this QR is for one payment only. Use the fixed QR of the shop.',
    mm: 'အကွက် 01 (QR အမျိုးအစား) သည် 11 ဖြစ်ရမည်။ ဤ QR သည် တစ်ကြိမ်သုံး ဖြစ်သည်။ ဆိုင်၏ ပုံသေ QR ကို ထည့်ပါ။',
    zh: '字段 01（使用方式）必须为 11：此二维码只供一次付款，请使用商店的固定码。',
  },
  qr_account: {
    en: 'Fields 02 to 51 (merchant account) are missing or wrong.',
    mm: 'အကွက် 02 မှ 51 (ဆိုင်အကောင့်) မပါ သို့မဟုတ် မှားနေသည်။',
    zh: '字段 02 至 51（商户账户）缺失或有误。',
  },
  qr_category: {
    en: 'Field 52 (merchant category) must be four digits.',
    mm: 'အကွက် 52 (လုပ်ငန်းအမျိုးအစား) သည် ဂဏန်းလေးလုံး ဖြစ်ရမည်။',
    zh: '字段 52（商户类别）必须是四位数字。',
  },
  qr_currency: {
    en: 'Field 53 (currency) must be 104, the kyat.',
    mm: 'အကွက် 53 (ငွေကြေး) သည် ကျပ် 104 ဖြစ်ရမည်။',
    zh: '字段 53（币种）必须为 104（缅元）。',
  },
  qr_amount: {
    en: 'Field 54 (amount) must be a number.',
    mm: 'အကွက် 54 (ငွေပမာဏ) သည် ဂဏန်း ဖြစ်ရမည်။',
    zh: '字段 54（金额）必须是数字。',
  },
  qr_country: {
    en: 'Field 58 (country) must be two letters, MM for Myanmar.',
    mm: 'အကွက် 58 (နိုင်ငံ) သည် စာလုံးနှစ်လုံး ဖြစ်ရမည်။ မြန်မာအတွက် MM ဖြစ်သည်။',
    zh: '字段 58（国家）必须是两个字母，缅甸为 MM。',
  },
  qr_name: {
    en: 'Field 59 (merchant name) must have 1 to 25 characters.',
    mm: 'အကွက် 59 (ဆိုင်အမည်) သည် စာလုံး ၁ မှ ၂၅ လုံး ဖြစ်ရမည်။',
    zh: '字段 59（商户名称）须为 1 至 25 个字符。',
  },
  qr_city: {
    en: 'Field 60 (merchant city) must have 1 to 15 characters.',
    mm: 'အကွက် 60 (မြို့) သည် စာလုံး ၁ မှ ၁၅ လုံး ဖြစ်ရမည်။',
    zh: '字段 60（商户城市）须为 1 至 15 个字符。',
  },
  qr_additional: {
    en: 'Field 62 (additional data) is wrong or leaves no room for the tracking code.',
    mm: 'အကွက် 62 (နောက်ဆက်တွဲ) မှားနေသည် သို့မဟုတ် ခြေရာခံကုဒ်အတွက် နေရာ မကျန်ပါ။',
    zh: '字段 62（附加数据）有误，或没有空间容纳运单号。',
  },
  qr_crc: {
    en: 'Field 63 (checksum) does not match: a character of the QR text is wrong.',
    mm: 'အကွက် 63 (စစ်ဆေးကိန်း) မကိုက်ညီပါ။ QR စာသားတွင် စာလုံးတစ်လုံး မှားနေသည်။',
    zh: '字段 63（校验和）不符：二维码文本中有字符错误。',
  },
  channel_needs_qr: {
    en: 'Enter the text of the fixed QR first: there is nothing to show without it.',
    mm: 'ပုံသေ QR ၏ စာသားကို အရင်ထည့်ပါ။ မရှိပါက ပြစရာ QR မရှိပါ။',
    zh: '请先填写固定二维码文本，否则没有可显示的二维码。',
  },
  invalid: { en: 'Invalid!', mm: 'မမှန်ကန်ပါ။', zh: '无效！' },
});

/** A problem of the rules without words does not compile. (`satisfies` inside words() would hide the placeholders from the compiler.) */
const wordOf: Readonly<Record<ProblemCode, Word>> = problemWords;

/**
 * Returns a problem in the reader's language with formatted numbers; a code without words becomes 'Invalid!' (V-14).
 *
 * @example sayProblem({ code: 'min', values: { min: 1000 } }, 'en', 'Amount') === 'Amount must be at least 1,000.'
 */
export function sayProblem(problem: Problem, locale: Locale, field: string): string {
  const word = Object.hasOwn(wordOf, problem.code) ? wordOf[problem.code as ProblemCode] : wordOf.invalid;
  return sayLoose(word, locale, { field, ...sayValues(problem.values) });
}
