import { words } from '@waybill/domain/kernel/words.ts';

export const systemWords = words({
  unauthorizedText: {
    en: 'Sorry, your current permission cannot access this page, contact the page admin if there is a problem.',
    mm: 'တောင်းပန်ပါသည်။ သင်၏ လက်ရှိခွင့်ပြုချက်ဖြင့် ဤစာမျက်နှာကို ဝင်ကြည့်၍မရပါ။ အခက်အခဲရှိပါက စာမျက်နှာ အက်ဒမင်ကို ဆက်သွယ်ပါ။',
    zh: '抱歉，您当前的权限无法访问此页面，如有问题请联系页面管理员。',
  },
  notFoundText: {
    en: 'The page you are looking for does not exist.',
    mm: 'သင်ရှာနေသော စာမျက်နှာ မရှိပါ။',
    zh: '您访问的页面不存在。',
  },
  goHome: { en: 'Go to the home page', mm: 'ပင်မစာမျက်နှာသို့ သွားမည်', zh: '返回首页' },
});
