import { words } from '@waybill/domain/kernel/words.ts';

export const webhookRefusalStatus = {
  webhook_url: 422,
  webhook_private: 422,
  webhook_unknown_host: 422,
  webhook_off: 409,
} as const;

export const webhookRefusalWords = words({
  webhook_url: {
    en: 'Events cannot be sent to this address. It must begin with https:// and contain no user name.',
    mm: 'ဤလိပ်စာသို့ ပို့၍ မရပါ။ ရှေ့တွင် https:// ဖြင့် ရေးပါ၊ အသုံးပြုသူအမည် မထည့်ပါနှင့်။',
    zh: '无法向此地址发送。请以 https:// 开头填写，不要包含用户名。',
  },
  webhook_private: {
    en: 'This address is in a private network. Events go only to addresses of the public internet; use one of those.',
    mm: 'ဤလိပ်စာသည် အတွင်းကွန်ရက်တွင် ရှိသည်။ အင်တာနက်ပေါ်ရှိ အများသုံးလိပ်စာသို့သာ ပို့ပါသည်။ ထိုသို့သော လိပ်စာ ထည့်ပါ။',
    zh: '此地址位于内部网络。事件只发送到公网地址，请为程序提供公网地址。',
  },
  webhook_unknown_host: {
    en: 'No host with this name was found. Check the spelling, or wait until the name is published.',
    mm: 'ဤအမည်ဖြင့် စက်ကို မတွေ့ပါ။ စာလုံးပေါင်း စစ်ပါ၊ သို့မဟုတ် အင်တာနက်တွင် အမည် ပေါ်လာသည်အထိ စောင့်ပါ။',
    zh: '找不到此名称的主机。请检查拼写，或等待域名生效。',
  },
  webhook_off: {
    en: 'This endpoint is switched off. Switch it on first.',
    mm: 'ဤလက်ခံလိပ်စာကို ပိတ်ထားသည်။ အရင် ဖွင့်ပါ။',
    zh: '此接收端已停用，请先启用。',
  },
});
