import { words } from '@waybill/domain/kernel/words.ts';
import type { ScanRefusalCode } from '@waybill/domain/rooms/labels/scan-refusals.ts';

/** The refusals of steps of a parcel, with the HTTP status of a single call; in a request of many scans each refusal is listed with its scan. */
export const trackingRefusalStatus = {
  scan_bad_code: 422,
  scan_unknown_code: 404,
  scan_no_branch: 409,
  scan_wrong_branch: 409,
  scan_not_international: 409,
  scan_price_open: 409,
  scan_already_done: 409,
  scan_final: 409,
  scan_on_clearance: 409,
  scan_in_bag: 409,
  scan_on_hold: 409,
  scan_missing: 409,
  scan_out_of_order: 409,
  scan_not_carrier: 409,
  scan_attempts_used: 409,
  scan_return_not_approved: 409,
  scan_needs_courier: 422,
  scan_needs_reason: 422,
  scan_needs_post_code: 422,
  scan_needs_branch: 422,
  scan_needs_slip: 422,
  scan_needs_word: 422,
  scan_needs_supervisor: 403,
  scan_bad_post_code: 422,
  scan_odd_post_code: 422,
  scan_post_code_taken: 409,
  scan_needs_confirmation: 422,
  scan_needs_picture: 422,
  scan_needs_identity: 422,
  scan_needs_code: 422,
  scan_wrong_courier: 422,
  scan_overtaken: 409,
  scan_number_taken: 409,
  parcel_moved_on: 409,
  rollback_nothing: 409,
  rollback_final: 409,
  rollback_in_bag: 409,
  rollback_on_hold: 409,
  rollback_other_branch: 409,
  rollback_too_late: 409,
  rollback_decided: 409,
  return_not_possible: 409,
  return_not_raised: 409,
  return_not_asked: 409,
  return_under_way: 409,
  recall_with_courier: 409,
  recall_not_sender: 422,
  redirect_same_branch: 422,
  not_missing: 409,
  already_settled: 409,
} as const satisfies Record<ScanRefusalCode, number> & Record<string, number>;

/** What is wrong, and what to do instead (S-07). */
export const trackingRefusalWords = words({
  scan_bad_code: {
    en: 'This is no tracking code: a character is wrong. Scan it again or type it from the label.',
    mm: 'ခြေရာခံကုဒ် မမှန်ပါ။ စာလုံးတစ်လုံး မှားနေသည်။ ထပ်စကင်ဖတ်ပါ သို့မဟုတ် လေဘယ်မှ ပြန်ရိုက်ပါ။',
    zh: '运单号有误，请重新扫描或按面单输入。',
  },
  scan_unknown_code: {
    en: 'No label has this code. Put the parcel aside and ask the branch that made it.',
    mm: 'ဤကုဒ်ဖြင့် လေဘယ် မရှိပါ။ ပါဆယ်ကို ဘေးဖယ်ထားပြီး ပြုလုပ်ခဲ့သည့် ရုံးခွဲကို မေးပါ။',
    zh: '没有此单号的运单。请将包裹放到一边并询问开单网点。',
  },
  scan_no_branch: {
    en: 'Choose the branch that you work for first.',
    mm: 'သင်အလုပ်လုပ်နေသည့် ရုံးခွဲကို အရင်ရွေးပါ။',
    zh: '请先选择您所在的网点。',
  },
  scan_wrong_branch: {
    en: 'This parcel is for {branch}. Put it back on transport, or ask for it to be redirected.',
    mm: 'ဤပါဆယ်သည် {branch} အတွက် ဖြစ်သည်။ သယ်ယူပို့ဆောင်ရေးသို့ ပြန်ပို့ပါ သို့မဟုတ် လမ်းကြောင်းပြောင်းရန် တောင်းဆိုပါ။',
    zh: '此包裹属于{branch}。请退回运输方或申请改派。',
  },
  scan_not_international: {
    en: 'It goes to another country, and this branch does not take international mail. Give it back to the sender, or have it rejected here and made at a branch that does.',
    mm: 'နိုင်ငံခြားသို့ ပို့မည့် ပါဆယ်ဖြစ်ပြီး ဤရုံးခွဲသည် နိုင်ငံတကာစာပို့ မလက်ခံပါ။ ပေးပို့သူထံ ပြန်ပေးပါ သို့မဟုတ် ဤနေရာတွင် ပယ်ပြီး လက်ခံသည့် ရုံးခွဲတွင် အသစ်ပြုလုပ်ပါ။',
    zh: '此件寄往国外，而本网点不收国际邮件。请退还寄件人，或在此拒收后到办理国际邮件的网点重新开单。',
  },
  scan_price_open: {
    en: 'Its price is an exception that a second person has to confirm first. Open the label to see who can, or change it to the price of the table.',
    mm: '၎င်း၏ဈေးနှုန်းသည် ခြွင်းချက်ဖြစ်ပြီး ဒုတိယလူက အရင်အတည်ပြုရမည်။ မည်သူ အတည်ပြုနိုင်သည်ကို လေဘယ်တွင် ကြည့်ပါ သို့မဟုတ် ဇယားဈေးသို့ ပြောင်းပါ။',
    zh: '其价格属于例外，须先由第二人确认。请打开运单查看谁可确认，或改为价目表价格。',
  },
  scan_already_done: {
    en: 'Already done: {status}, {by}, {at}. Go on with the next parcel.',
    mm: 'လုပ်ဆောင်ပြီးသား ဖြစ်သည်: {status}၊ {by}၊ {at}။ နောက်ပါဆယ်ကို ဆက်လုပ်ပါ။',
    zh: '已完成：{status}，{by}，{at}。请继续下一个包裹。',
  },
  scan_final: {
    en: 'This parcel is finished: {status}, {by}, {at}. If it is in your hands, tell your supervisor.',
    mm: 'ဤပါဆယ် ပြီးဆုံးပါပြီ: {status}၊ {by}၊ {at}။ သင့်လက်ဝယ်ရှိနေပါက ကြီးကြပ်ရေးမှူးကို ပြောပါ။',
    zh: '此包裹已结束：{status}，{by}，{at}。如在您手中，请告知主管。',
  },
  scan_on_clearance: {
    en: 'Its money is on a clearance. Take it off the document first.',
    mm: '၎င်း၏ငွေသည် ငွေရှင်းလွှာပေါ်တွင် ရှိနေသည်။ ထိုစာရွက်မှ အရင်ဖယ်ရှားပါ။',
    zh: '其款项已列入结算单，请先从单据中移除。',
  },
  scan_in_bag: {
    en: 'It is in a sealed mailbag. Open the bag first.',
    mm: 'ချိပ်ပိတ်ထားသော စာအိတ်ကြီးထဲတွင် ရှိနေသည်။ အိတ်ကို အရင်ဖွင့်ပါ။',
    zh: '包裹在已封的邮袋中，请先开袋。',
  },
  scan_on_hold: {
    en: 'The receiver asked to have it kept until {until}. Put it back on the shelf, or release it under “Hold mail” first.',
    mm: 'လက်ခံသူက {until} အထိ ထိန်းသိမ်းထားရန် တောင်းဆိုထားသည်။ စင်ပေါ်ပြန်တင်ပါ သို့မဟုတ် “ပို့ပစ္စည်း ထိန်းသိမ်း” တွင် အရင်ဖွင့်ပေးပါ။',
    zh: '收件人要求保管至 {until}。请放回货架，或先在“邮件保管”中解除。',
  },
  scan_missing: {
    en: 'This parcel was reported missing, {by}, {at}. Report it found, then scan again.',
    mm: 'ဤပါဆယ် ပျောက်ဆုံးကြောင်း တင်ပြထားသည်၊ {by}၊ {at}။ ပြန်တွေ့ကြောင်း တင်ပြပြီး ထပ်စကင်ဖတ်ပါ။',
    zh: '此包裹已报丢失，{by}，{at}。请先登记找回再扫描。',
  },
  scan_out_of_order: {
    en: 'Not possible now: it is “{status}”. Possible here: {allowed}.',
    mm: 'ယခု မလုပ်ဆောင်နိုင်ပါ။ အခြေအနေမှာ “{status}” ဖြစ်သည်။ ဤနေရာတွင် လုပ်နိုင်သည်များ - {allowed}။',
    zh: '当前无法执行：状态为“{status}”。此处可执行：{allowed}。',
  },
  scan_not_carrier: {
    en: '{holder} has this parcel. They scan it, or the branch says what happened: {allowed}.',
    mm: 'ဤပါဆယ်သည် {holder} လက်ဝယ်တွင် ရှိသည်။ ၎င်းက စကင်ဖတ်ရမည် သို့မဟုတ် ရုံးခွဲက ဖြစ်ပျက်ပုံကို ရွေးရမည် - {allowed}။',
    zh: '此包裹在{holder}手中。请由其扫描，或由网点选择发生的情况：{allowed}。',
  },
  scan_attempts_used: {
    en: 'All attempts are used. Ask for the return, or ask the sender to allow another.',
    mm: 'ပို့ဆောင်ရန် ကြိုးစားခွင့် ကုန်သွားပါပြီ။ ပြန်ပို့ရန် တောင်းဆိုပါ သို့မဟုတ် ထပ်မံကြိုးစားရန် ပေးပို့သူကို မေးပါ။',
    zh: '派送次数已用完。请申请退件，或请寄件人同意再次派送。',
  },
  scan_return_not_approved: {
    en: 'The sender has not agreed to the return yet. Ask for it first.',
    mm: 'ပေးပို့သူက ပြန်ပို့ရန် သဘောမတူရသေးပါ။ အရင်မေးပါ။',
    zh: '寄件人尚未同意退件，请先征询。',
  },
  scan_needs_courier: {
    en: 'Choose the courier who takes it.',
    mm: 'ယူဆောင်မည့် ကူရီယာကို ရွေးပါ။',
    zh: '请选择取走包裹的快递员。',
  },
  scan_needs_reason: { en: 'Choose the reason.', mm: 'အကြောင်းရင်းကို ရွေးပါ။', zh: '请选择原因。' },
  scan_needs_post_code: {
    en: 'It goes by mail post and has two codes. Choose “Send to MMPost” as what a scan means, then scan ours and theirs.',
    mm: 'စာတိုက်ဖြင့် ပို့ရမည်ဖြစ်၍ ကုဒ်နှစ်ခု ရှိသည်။ စကင်၏ အဓိပ္ပာယ်ကို “မြန်မာ့စာတိုက်သို့ ပို့မည်” ဟု ရွေးပြီး ကျွန်ုပ်တို့ကုဒ်၊ ထို့နောက် စာတိုက်ကုဒ်ကို ဖတ်ပါ။',
    zh: '此件经邮政寄送，有两个单号。请将扫描含义选为“转交缅甸邮政”，先扫我方单号，再扫邮政单号。',
  },
  scan_needs_branch: {
    en: 'Choose the new destination branch.',
    mm: 'ဦးတည်ရာရုံးခွဲအသစ်ကို ရွေးပါ။',
    zh: '请选择新的目的网点。',
  },
  scan_needs_slip: {
    en: 'It goes by bus gate. Open a gate slip and scan the parcel onto it.',
    mm: 'ကားဂိတ်ဖြင့် ပို့ရမည်။ ဂိတ်ပြေစာ ဖွင့်ပြီး ပါဆယ်ကို စကင်ဖတ်ထည့်ပါ။',
    zh: '此件经车站寄送。请开车站单据，再将包裹扫描上单。',
  },
  scan_needs_word: {
    en: 'It is with a bus gate. Open its gate slip and enter who says that it arrived.',
    mm: 'ကားဂိတ်တွင် ရှိသည်။ ဂိတ်ပြေစာကို ဖွင့်ပြီး ရောက်ကြောင်း ပြောသူကို ဖြည့်ပါ။',
    zh: '此件在车站。请打开其车站单据，登记由谁确认送达。',
  },
  scan_needs_supervisor: {
    en: 'COD was to be collected on it: a supervisor enters that it was delivered.',
    mm: 'COD ကောက်ခံရန်ပါရှိသဖြင့် ပို့ပြီးကြောင်းကို ကြီးကြပ်ရေးမှူးက ထည့်သွင်းရမည်။',
    zh: '此件有代收货款，须由主管登记送达。',
  },
  scan_bad_post_code: {
    en: 'This is no code of Myanmar Post: a character is wrong. Scan it again or type it from their receipt.',
    mm: 'မြန်မာ့စာတိုက်ကုဒ် မမှန်ပါ။ စာလုံးတစ်လုံး မှားနေသည်။ ထပ်ဖတ်ပါ သို့မဟုတ် ၎င်းတို့၏ ပြေစာမှ ပြန်ရိုက်ပါ။',
    zh: '邮政单号有误。请重新扫描，或按邮政收据输入。',
  },
  scan_odd_post_code: {
    en: 'Codes of Myanmar Post usually look otherwise: {code}. Is it really theirs?',
    mm: 'မြန်မာ့စာတိုက်ကုဒ်များသည် ပုံမှန်အားဖြင့် ဤပုံစံ မဟုတ်ပါ - {code}။ အမှန်တကယ် ၎င်းတို့၏ကုဒ် ဖြစ်ပါသလား။',
    zh: '缅甸邮政单号通常不是这种格式：{code}。确实是邮政单号吗？',
  },
  scan_post_code_taken: {
    en: 'This code of Myanmar Post is on another parcel already: {code}. Look at both papers.',
    mm: 'ဤစာတိုက်ကုဒ်သည် အခြားပါဆယ်တွင် ရှိပြီးဖြစ်သည် - {code}။ စာရွက်နှစ်ခုလုံးကို ကြည့်ပါ။',
    zh: '此邮政单号已用于另一件包裹：{code}。请核对两张单据。',
  },
  scan_needs_confirmation: { en: 'Confirm first: {wanted}?', mm: 'အရင်အတည်ပြုပါ - {wanted}။', zh: '请先确认：{wanted}？' },
  scan_needs_picture: {
    en: 'This parcel is handed over against a signature or a photo. Take one, then deliver it.',
    mm: 'ဤပါဆယ်ကို လက်မှတ် သို့မဟုတ် ဓာတ်ပုံ ရယူ၍သာ ပေးအပ်ရမည်။ အရင်ရယူပြီးမှ ပို့ပါ။',
    zh: '此件须凭签名或照片交付，请先取得再派送。',
  },
  scan_needs_identity: {
    en: 'This letter is handed over only against the receiver’s NRC or passport. Enter its number, then deliver it.',
    mm: 'ဤစာကို လက်ခံသူ၏ နိုင်ငံသားစိစစ်ရေးကတ် သို့မဟုတ် နိုင်ငံကူးလက်မှတ် ပြမှသာ ပေးအပ်ရမည်။ အမှတ်ကို ထည့်ပြီးမှ ပို့ပါ။',
    zh: '此件须凭收件人身份证（NRC）或护照交付，请先录入号码再派送。',
  },
  scan_needs_code: {
    en: 'This parcel is handed over against the code that the receiver was sent. Ask for it, then deliver the parcel. Without it a supervisor decides.',
    mm: 'ဤပါဆယ်ကို လက်ခံသူထံ ပို့ထားသော ကုဒ်ဖြင့်သာ ပေးအပ်ရမည်။ ကုဒ်ကို မေးပြီးမှ ပို့ပါ။ ကုဒ်မရှိပါက ကြီးကြပ်သူ ဆုံးဖြတ်မည်။',
    zh: '此件须凭收件人收到的签收码交付，请先询问再派送；没有签收码由主管决定。',
  },
  scan_wrong_courier: {
    en: 'This person does not work at your branch. Choose one of your couriers.',
    mm: 'ဤသူသည် သင့်ရုံးခွဲတွင် အလုပ်မလုပ်ပါ။ သင့်ရုံးခွဲမှ ကူရီယာတစ်ဦးကို ရွေးပါ။',
    zh: '此人不在您的网点工作，请选择本网点的快递员。',
  },
  scan_overtaken: {
    en: 'Somebody else is scanning this parcel right now. Scan it again.',
    mm: 'အခြားသူတစ်ဦး ဤပါဆယ်ကို စကင်ဖတ်နေသည်။ ထပ်စကင်ဖတ်ပါ။',
    zh: '其他人正在扫描此包裹，请重新扫描。',
  },
  scan_number_taken: {
    en: 'The number of this scan belongs to another scan, so nothing was done. Scan the parcel again.',
    mm: 'ဤစကင်အမှတ်သည် အခြားစကင်တစ်ခု၏ အမှတ် ဖြစ်နေသဖြင့် မည်သည့်အရာမျှ မလုပ်ဆောင်ရသေးပါ။ ပါဆယ်ကို ထပ်စကင်ဖတ်ပါ။',
    zh: '此扫描编号属于另一次扫描，未执行任何操作。请重新扫描包裹。',
  },
  parcel_moved_on: {
    en: 'The parcel has moved on since you opened this page. Look at it again, then decide.',
    mm: 'သင်ဤစာမျက်နှာကို ဖွင့်ပြီးနောက် ပါဆယ်၏ အခြေအနေ ပြောင်းသွားပါပြီ။ ပြန်ကြည့်ပြီးမှ ဆုံးဖြတ်ပါ။',
    zh: '您打开此页面后，包裹状态已变化。请重新查看后再决定。',
  },
  rollback_nothing: { en: 'There is no step to take back.', mm: 'ပြန်ဆုတ်ရန် အဆင့် မရှိပါ။', zh: '没有可回退的步骤。' },
  rollback_final: {
    en: 'This is final and cannot be taken back.',
    mm: 'အပြီးသတ်ဖြစ်၍ ပြန်ဆုတ်၍မရပါ။',
    zh: '已为最终状态，无法回退。',
  },
  rollback_on_hold: {
    en: 'It is kept for the receiver. Release it first, then take the step back.',
    mm: 'လက်ခံသူအတွက် ထိန်းသိမ်းထားသည်။ အရင်ဖွင့်ပေးပြီးမှ ယခင်အဆင့်သို့ ပြန်ဆုတ်ပါ။',
    zh: '包裹正在保管中。请先解除保管，再回退。',
  },
  rollback_in_bag: {
    en: 'It is in a mailbag. Take it out of the bag first.',
    mm: 'စာအိတ်ကြီးထဲတွင် ရှိနေသည်။ အိတ်ထဲမှ အရင်ထုတ်ပါ။',
    zh: '包裹在邮袋中，请先从邮袋取出。',
  },
  rollback_other_branch: {
    en: 'Another branch made this step. Ask that branch or head office.',
    mm: 'ဤအဆင့်ကို အခြားရုံးခွဲက လုပ်ဆောင်ခဲ့သည်။ ထိုရုံးခွဲ သို့မဟုတ် ရုံးချုပ်ကို မေးပါ။',
    zh: '此步骤由其他网点执行，请联系该网点或总部。',
  },
  rollback_too_late: {
    en: 'More than {minutes} minutes have passed. Ask your supervisor.',
    mm: '{minutes} မိနစ်ထက် ကျော်သွားပါပြီ။ ကြီးကြပ်ရေးမှူးကို မေးပါ။',
    zh: '已超过 {minutes} 分钟，请联系主管。',
  },
  rollback_decided: {
    en: 'This was decided. Decide again instead: found, or keep the label.',
    mm: 'ဤသည်မှာ ဆုံးဖြတ်ပြီးသား ဖြစ်သည်။ ပြန်တွေ့ သို့မဟုတ် လေဘယ်ကို ဆက်ထားရန် ပြန်လည်ဆုံးဖြတ်ပါ။',
    zh: '此为已作出的决定，请重新决定：找回或保留运单。',
  },
  return_not_possible: {
    en: 'A return is not possible now: it is “{status}”.',
    mm: 'ယခု ပြန်ပို့၍မရပါ။ အခြေအနေမှာ “{status}” ဖြစ်သည်။',
    zh: '现在无法退件：状态为“{status}”。',
  },
  return_not_raised: {
    en: 'Nobody has asked for a return of this parcel.',
    mm: 'ဤပါဆယ်အတွက် ပြန်ပို့ရန် မည်သူမျှ မတောင်းဆိုထားပါ။',
    zh: '尚未申请此包裹退件。',
  },
  return_not_asked: {
    en: 'Ask the sender first; before that only a supervisor decides.',
    mm: 'ပေးပို့သူကို အရင်မေးပါ။ မမေးမီ ကြီးကြပ်ရေးမှူးကသာ ဆုံးဖြတ်နိုင်သည်။',
    zh: '请先征询寄件人；在此之前只有主管可以决定。',
  },
  return_under_way: {
    en: 'A return has been asked for already.',
    mm: 'ပြန်ပို့ရန် တောင်းဆိုပြီးသား ဖြစ်သည်။',
    zh: '已申请退件。',
  },
  recall_with_courier: {
    en: 'A courier has this parcel. Wait until it is back at the branch, then call it back.',
    mm: 'ဤပါဆယ်သည် ကူရီယာထံတွင် ရှိသည်။ ရုံးခွဲသို့ ပြန်ရောက်မှ ပြန်တောင်းပါ။',
    zh: '包裹在派送员手中。请等其带回网点后再办理。',
  },
  recall_not_sender: {
    en: 'This is not a number of the sender. A supervisor has to call it back.',
    mm: 'ဤဖုန်းနံပါတ်သည် ပေးပို့သူ၏ နံပါတ် မဟုတ်ပါ။ ကြီးကြပ်ရေးမှူးက ဆောင်ရွက်ရမည်။',
    zh: '此号码不是寄件人的电话，须由主管办理。',
  },
  redirect_same_branch: {
    en: 'It already goes to this branch. Choose another.',
    mm: 'ဤရုံးခွဲသို့ ပို့ရန် ဖြစ်ပြီးသားဖြစ်သည်။ အခြားရုံးခွဲကို ရွေးပါ။',
    zh: '包裹本就发往此网点，请选择其他网点。',
  },
  not_missing: { en: 'This parcel is not missing.', mm: 'ဤပါဆယ် ပျောက်ဆုံးမနေပါ။', zh: '此包裹未丢失。' },
  already_settled: {
    en: 'Already settled by {by}, {at}.',
    mm: '{by} က {at} တွင် ဖြေရှင်းပြီး ဖြစ်သည်။',
    zh: '{by}已于{at}处理。',
  },
});

/** The same without placeholders, for a command that is shown as blocked. */
export const trackingReasonWords = words({
  scan_on_hold: {
    en: 'The receiver asked to have it kept. Release it under “Hold mail” first.',
    mm: 'လက်ခံသူက ထိန်းသိမ်းထားရန် တောင်းဆိုထားသည်။ “ပို့ပစ္စည်း ထိန်းသိမ်း” တွင် အရင်ဖွင့်ပေးပါ။',
    zh: '收件人要求保管。请先在“邮件保管”中解除。',
  },
  scan_odd_post_code: {
    en: 'Codes of Myanmar Post usually look otherwise.',
    mm: 'မြန်မာ့စာတိုက်ကုဒ်များသည် ပုံမှန်အားဖြင့် ဤပုံစံ မဟုတ်ပါ။',
    zh: '缅甸邮政单号通常不是这种格式。',
  },
  scan_post_code_taken: {
    en: 'This code of Myanmar Post is on another parcel already.',
    mm: 'ဤစာတိုက်ကုဒ်သည် အခြားပါဆယ်တွင် ရှိပြီးဖြစ်သည်။',
    zh: '此邮政单号已用于另一件包裹。',
  },
  scan_wrong_branch: { en: 'Another branch has to do this.', mm: 'အခြားရုံးခွဲက ဆောင်ရွက်ရမည်။', zh: '须由其他网点操作。' },
  scan_already_done: { en: 'This has been done already.', mm: 'လုပ်ဆောင်ပြီးသား ဖြစ်သည်။', zh: '已完成。' },
  scan_final: { en: 'This parcel is finished.', mm: 'ဤပါဆယ် ပြီးဆုံးပါပြီ။', zh: '此包裹已完结。' },
  scan_missing: {
    en: 'This parcel was reported missing.',
    mm: 'ဤပါဆယ် ပျောက်ဆုံးကြောင်း တင်ပြထားသည်။',
    zh: '此包裹已报丢失。',
  },
  scan_out_of_order: {
    en: 'Not possible at the present status.',
    mm: 'လက်ရှိအခြေအနေတွင် မလုပ်ဆောင်နိုင်ပါ။',
    zh: '当前状态下无法操作。',
  },
  scan_not_carrier: {
    en: 'Only whoever has the parcel does this, or their branch.',
    mm: 'ပါဆယ်ကို ကိုင်ဆောင်ထားသူ သို့မဟုတ် ၎င်း၏ရုံးခွဲကသာ ဆောင်ရွက်နိုင်သည်။',
    zh: '只能由持件人或其网点操作。',
  },
  scan_needs_confirmation: { en: 'Confirm it first.', mm: 'အရင်အတည်ပြုပါ။', zh: '请先确认。' },
  rollback_too_late: {
    en: 'Too much time has passed. Ask your supervisor.',
    mm: 'အချိန် ကျော်လွန်သွားပါပြီ။ ကြီးကြပ်ရေးမှူးကို မေးပါ။',
    zh: '已超过时限，请联系主管。',
  },
  return_not_possible: { en: 'A return is not possible now.', mm: 'ယခု ပြန်ပို့၍မရပါ။', zh: '现在无法退件。' },
  already_settled: { en: 'Already settled.', mm: 'ဖြေရှင်းပြီး ဖြစ်သည်။', zh: '已处理。' },
});
