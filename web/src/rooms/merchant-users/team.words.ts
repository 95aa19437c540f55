import { words } from '@waybill/domain/kernel/words.ts';

export const teamWords = words({
  usualChannel: { en: 'In the order of the operator', mm: 'ပို့ဆောင်ရေး၏ အစဉ်အတိုင်း', zh: '按运营商的顺序' },
  chooseChannel: { en: 'Choose channel', mm: 'ပို့သည့်လမ်း ရွေးမည်', zh: '选择渠道' },
  channelHow: {
    en: 'Messages about your parcels, payouts and questions. If they do not arrive on this channel, they come by SMS. Codes always go to the phone.',
    mm: 'သင့်ပါဆယ်၊ ငွေပေးချေမှုနှင့် မေးခွန်းများအကြောင်း စာများ။ ဤလမ်းဖြင့် မရောက်လျှင် SMS ဖြင့် ပို့မည်။ ကုဒ်များကို ဖုန်းသို့သာ ပို့သည်။',
    zh: '关于包裹、付款和咨询的消息。此渠道未送达时改发短信。验证码始终发到手机。',
  },
  title: { en: 'People of the shop', mm: 'ဆိုင်၏ အသုံးပြုသူများ', zh: '店内人员' },
  nobody: {
    en: 'Nobody of this shop can log in yet. Invite its owner: they choose their own password.',
    mm: 'ဤဆိုင်မှ မည်သူမျှ အကောင့်မဝင်နိုင်သေးပါ။ ပိုင်ရှင်ကို ဖိတ်ပါ။ စကားဝှက်ကို သူတို့ကိုယ်တိုင် သတ်မှတ်မည်။',
    zh: '该商户还没有人可以登录。请邀请店主，由其自行设置密码。',
  },
  invite: { en: 'Invite', mm: 'ဖိတ်ခေါ်မည်', zh: '邀请' },
  inviteTitle: { en: 'Invite one person', mm: 'လူတစ်ဦးကို ဖိတ်ခေါ်ရန်', zh: '邀请一个人' },
  link: { en: 'Invitation', mm: 'ဖိတ်ခေါ်လင့်ခ်', zh: '邀请链接' },
  linkHow: {
    en: 'Send this link to one person, or let them scan the code. It works once, until {at}. It is shown only now.',
    mm: 'ဤလင့်ခ်ကို လူတစ်ဦးထံ ပို့ပါ သို့မဟုတ် ကုဒ်ကို စကင်ဖတ်ခိုင်းပါ။ {at} အထိ တစ်ကြိမ်သာ သုံးနိုင်သည်။ ယခုတစ်ကြိမ်သာ ပြသည်။',
    zh: '请把链接发给一个人，或让其扫描二维码。有效至 {at}，只能使用一次，且仅显示这一次。',
  },
  makeResetLink: { en: 'New password link', mm: 'စကားဝှက်အသစ် လင့်ခ်', zh: '重设密码链接' },
  resetLink: { en: 'Link for a new password', mm: 'စကားဝှက်အသစ်အတွက် လင့်ခ်', zh: '重设密码链接' },
  askResetLink: {
    en: 'Make a link by which {name} chooses a new password? Give it to nobody else.',
    mm: '{name} စကားဝှက်အသစ် သတ်မှတ်ရန် လင့်ခ် ထုတ်မလား။ အခြားသူကို မပေးပါနှင့်။',
    zh: '生成让{name}设置新密码的链接？请勿交给其他人。',
  },
  settingsHint: {
    en: 'It applies to every merchant at once; a merchant may have less, set on their page.',
    mm: 'ကုန်သည်အားလုံးအတွက် ချက်ချင်း သက်ရောက်သည်။ ကုန်သည်တစ်ဦးချင်းစီကို သူတို့၏ စာမျက်နှာတွင် လျှော့သတ်မှတ်နိုင်သည်။',
    zh: '立即适用于所有商户；可在客户页面为单个商户设更低权限。',
  },
  noKeys: { en: 'Not allowed', mm: 'ခွင့်မပြုပါ', zh: '不允许' },
  keysHint: {
    en: 'What keys that the shop makes itself may do. With none, it makes neither keys nor webhooks. Taking one away takes it from its keys at once.',
    mm: 'ဆိုင်က ကိုယ်တိုင်ပြုလုပ်သော သော့များ လုပ်နိုင်သည်များ။ တစ်ခုမျှ မရွေးလျှင် သော့နှင့် webhook မပြုလုပ်နိုင်ပါ။ ဖြုတ်လိုက်လျှင် သော့များမှ ချက်ချင်း ပျောက်မည်။',
    zh: '商户自建密钥的权限。全部不选则不能创建密钥和 Webhook；取消一项，其密钥立即失去该权限。',
  },
  linkWaits: {
    en: 'It works after a second person agrees: an owner of the shop, or another person of the branch, on this page.',
    mm: 'ဒုတိယလူတစ်ဦး သဘောတူပြီးမှ အလုပ်လုပ်မည် - ဤစာမျက်နှာတွင် ဆိုင်ပိုင်ရှင် သို့မဟုတ် ရုံးခွဲမှ အခြားသူတစ်ဦး။',
    zh: '须经第二人在此页面同意后才生效：店主或网点的另一位员工。',
  },
  openReset: { en: 'New password link, until {at}', mm: 'စကားဝှက်အသစ် လင့်ခ်၊ {at} အထိ', zh: '重设密码链接，有效至 {at}' },
  waitsBy: {
    en: 'Made by {name}, waits for a second person',
    mm: '{name} ထုတ်ထားသည်၊ ဒုတိယလူ၏ သဘောတူချက်ကို စောင့်နေသည်',
    zh: '由{name}生成，等待第二人同意',
  },
  waitsByBranch: {
    en: 'Made by your branch, waits for a second person',
    mm: 'သင့်ရုံးခွဲက ထုတ်ထားသည်၊ ဒုတိယလူ၏ သဘောတူချက်ကို စောင့်နေသည်',
    zh: '由网点生成，等待第二人同意',
  },
  approve: { en: 'Agree', mm: 'သဘောတူသည်', zh: '同意' },
  approved: { en: 'The link works now.', mm: 'လင့်ခ်ကို ယခု သုံးနိုင်ပါပြီ။', zh: '链接现已生效。' },
  askApprove: {
    en: 'Let another person become an owner of this shop? Owners see its money and confirm payouts. Agree only if the shop asked for it.',
    mm: 'အခြားတစ်ဦးကို ဤဆိုင်၏ ပိုင်ရှင် ဖြစ်ခွင့်ပြုမလား။ ပိုင်ရှင်များသည် ဆိုင်၏ငွေကို မြင်ရပြီး ငွေရရှိကြောင်း အတည်ပြုနိုင်သည်။ ဆိုင်က တောင်းဆိုမှသာ သဘောတူပါ။',
    zh: '允许另一人成为此店的店主？店主可查看款项并确认收款。仅在商户提出要求时同意。',
  },
  askApproveReset: {
    en: 'Let {name} choose a new password by the link? Agree only if {name} asked for it.',
    mm: '{name} ကို လင့်ခ်ဖြင့် စကားဝှက်အသစ် သတ်မှတ်ခွင့်ပြုမလား။ {name} ကိုယ်တိုင် တောင်းဆိုမှသာ သဘောတူပါ။',
    zh: '允许{name}通过链接设置新密码？仅在{name}本人要求时同意。',
  },
  seeAs: { en: 'See as this merchant', mm: 'ဤကုန်သည်အဖြစ် ကြည့်မည်', zh: '以此商户身份查看' },
  sendTo: {
    en: 'The link is sent here by message, where messages leave.',
    mm: 'SMS ပို့နိုင်ပါက လင့်ခ်ကို ဤနံပါတ်သို့ ပို့မည်။',
    zh: '如可发送短信，链接将发送到此号码。',
  },
  linkSent: { en: 'It was also sent by message.', mm: 'SMS ဖြင့်လည်း ပို့ပြီး။', zh: '也已通过短信发送。' },
  lastLogin: { en: 'Last login {at}', mm: 'နောက်ဆုံးဝင်ချိန် {at}', zh: '上次登录 {at}' },
  neverLogin: { en: 'Not logged in yet', mm: 'အကောင့် မဝင်ဖူးသေးပါ', zh: '尚未登录' },
  open: { en: 'Open invitation, until {at}', mm: 'မသုံးရသေးသော ဖိတ်ခေါ်မှု၊ {at} အထိ', zh: '未使用的邀请，有效至 {at}' },
  endSessions: { en: 'End all sessions', mm: 'ဝင်ရောက်ထားမှုများ အားလုံး ပိတ်မည်', zh: '结束所有登录' },
  askEndSessions: {
    en: 'Log out everybody of this shop, on every device?',
    mm: 'ဤဆိုင်မှ လူတိုင်းကို စက်အားလုံးမှ ထွက်စေမလား။',
    zh: '让该商户所有人在所有设备上退出登录？',
  },
  ended: {
    en: 'All sessions of the shop have ended',
    mm: 'ဆိုင်၏ ဝင်ရောက်ထားမှုများ အားလုံး ပိတ်ပြီး',
    zh: '该商户的登录已全部结束',
  },
  saved: { en: 'Portal access saved', mm: 'လုပ်ဆောင်ခွင့် သိမ်းပြီး', zh: '平台权限已保存' },
  removed: { en: '{name} removed', mm: '{name} ကို ဖယ်ရှားပြီး', zh: '已移除{name}' },
});
