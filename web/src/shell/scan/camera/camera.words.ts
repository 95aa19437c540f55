import { words } from '@waybill/domain/kernel/words.ts';

export const cameraWords = words({
  view: { en: 'Camera view', mm: 'ကင်မရာ မြင်ကွင်း', zh: '摄像头画面' },
  light: { en: 'Light', mm: 'မီး', zh: '补光灯' },
  close: { en: 'Close the camera', mm: 'ကင်မရာ ပိတ်ရန်', zh: '关闭摄像头' },
  aim: { en: 'Hold the code in the frame', mm: 'ကုဒ်ကို ဘောင်အတွင်း ထားပါ', zh: '将条码放入框内' },
  denied: {
    en: 'This browser may not use the camera. Allow it in the settings of the site.',
    mm: 'ဤဘရောက်ဇာတွင် ကင်မရာ သုံးခွင့် မရှိပါ။ ဝဘ်ဆိုက်ဆက်တင်တွင် ခွင့်ပြုပေးပါ။',
    zh: '浏览器无权使用摄像头，请在网站设置中允许。',
  },
  none: { en: 'There is no camera to use.', mm: 'အသုံးပြုနိုင်သော ကင်မရာ မရှိပါ။', zh: '没有可用的摄像头。' },
  noDecoder: {
    en: 'The code reader is not on this device yet. Open the camera once while online.',
    mm: 'ကုဒ်ဖတ်စနစ် ဤစက်တွင် မရှိသေးပါ။ လိုင်းရှိချိန်တွင် ကင်မရာကို တစ်ကြိမ် ဖွင့်ပါ။',
    zh: '本机尚无识码程序，请联网后打开一次摄像头。',
  },
});
