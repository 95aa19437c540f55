import type { Word } from '@waybill/domain/kernel/words.ts';

interface ApiChange {
  /** Release date, which is the name of the version. */
  readonly version: string;
  readonly what: Word;
}

/** Where the server answers the OpenAPI document of all calls; with `?for=keys`, of those that keys may make. */
export const documentPath = '/api/openapi.json';

/**
 * Changes of the calls for API keys, newest first, in words. New calls and fields are added from the contract (`generated/call-versions.ts`) under the
 * first version here. Nothing is removed from a version without a new one.
 */
export const apiChanges: readonly ApiChange[] = [
  {
    version: '2026-11-26',
    what: {
      en: 'The COD of a delivered test parcel can be paid out in the sandbox, and each owner of test keys has a clock there. Every example shows its answer.',
      mm: 'စမ်းသပ်ကမ္ဘာတွင် ပို့ပြီးသော စမ်းသပ်ပါဆယ်၏ COD ကို ထုတ်ပေးနိုင်ပြီး စမ်းသပ်သော့ ပိုင်ရှင်တိုင်းတွင် ကိုယ်ပိုင်နာရီ ရှိသည်။ နမူနာတိုင်းတွင် အဖြေကို ပြသည်။',
      zh: '沙箱中可结付已签收测试包裹的代收货款，每个测试密钥所有者各有自己的时钟。每个示例均显示返回内容。',
    },
  },
  {
    version: '2026-11-24',
    what: {
      en: 'First version: prices and places, labels one by one and 500 at once, printing, tracking and changes, pickups, cancelling, returns, money, tickets; test keys with a sandbox.',
      mm: 'ပထမဗားရှင်း- ဈေးနှုန်းနှင့် နေရာများ၊ လေဘယ် တစ်ခုချင်းနှင့် တစ်ကြိမ်လျှင် 500၊ ပုံနှိပ်ခြင်း၊ ခြေရာခံခြင်းနှင့် ပြောင်းလဲမှုများ၊ လာယူခြင်း၊ ပယ်ဖျက်ခြင်း၊ ပြန်ပို့ခြင်း၊ ငွေ၊ တောင်းခံချက်များ၊ စမ်းသပ်သော့နှင့် စမ်းသပ်ကမ္ဘာ။',
      zh: '首个版本：价格与地点、单张或一次 500 张运单、打印、跟踪与变更、取件、取消、退件、款项、工单；测试密钥与沙箱。',
    },
  },
];

/** The version named in every answer to a key. */
export const apiVersion = (apiChanges[0] as ApiChange).version;
