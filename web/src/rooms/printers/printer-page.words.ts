import { words } from '@waybill/domain/kernel/words.ts';

export const printerPageWords = words({
  where: { en: 'Where it is, and what it prints', mm: 'တည်နေရာနှင့် ပရင့်ထုတ်သည့်အရာ', zh: '位置和打印内容' },
  nameHint: {
    en: 'Staff of the branch see this name when they print.',
    mm: 'ရုံးခွဲဝန်ထမ်းများ ပရင့်ထုတ်သည့်အခါ ဤအမည်ကို မြင်ရမည်။',
    zh: '网点员工打印时会看到此名称。',
  },
  hostHint: {
    en: 'Such as 192.168.1.50. The server must be able to reach it.',
    mm: 'ဥပမာ 192.168.1.50။ ဆာဗာက ချိတ်ဆက်နိုင်ရမည်။',
    zh: '例如 192.168.1.50，服务器须能连接到它。',
  },
  portHint: { en: 'Most printers use 9100.', mm: 'ပရင်တာအများစုသည် 9100 ကို သုံးသည်။', zh: '多数打印机使用 9100。' },
});
