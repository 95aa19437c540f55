import { words } from '@waybill/domain/kernel/words.ts';

export const exportDestinationRefusalStatus = { destination_address: 422, destination_private: 422 } as const;

export const exportDestinationRefusalWords = words({
  destination_address: {
    en: 'This is no usable address. Enter s3://bucket/folder with an https service, or sftp://user@host:22/folder, without a password.',
    mm: 'ဤလိပ်စာ အသုံးမပြုနိုင်ပါ။ s3://bucket/folder နှင့် https ဝန်ဆောင်မှု သို့မဟုတ် sftp://user@host:22/folder ကို စကားဝှက်မပါဘဲ ထည့်ပါ။',
    zh: '地址不可用。请填写 s3://bucket/folder 及 https 服务地址，或 sftp://user@host:22/folder，不要包含密码。',
  },
  destination_private: {
    en: 'This address is in a private network. The operator of the server can allow it (EXPORT_HOSTS).',
    mm: 'ဤလိပ်စာသည် အတွင်းကွန်ရက်တွင် ရှိသည်။ ဆာဗာ တာဝန်ခံက ခွင့်ပြုနိုင်သည် (EXPORT_HOSTS)။',
    zh: '此地址位于内部网络。服务器管理员可以放行（EXPORT_HOSTS）。',
  },
});
