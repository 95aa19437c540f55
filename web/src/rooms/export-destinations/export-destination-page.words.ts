import { words } from '@waybill/domain/kernel/words.ts';

export const exportDestinationPageWords = words({
  where: { en: 'Where files are delivered', mm: 'ဖိုင်များ ပို့မည့်နေရာ', zh: '文件送往何处' },
  nameHint: {
    en: 'People who schedule a report choose it by this name.',
    mm: 'အချိန်ဇယား သတ်မှတ်သူများက ဤအမည်ဖြင့် ရွေးပါမည်။',
    zh: '设定定时报表的人按此名称选择。',
  },
  addressHint: {
    en: 's3://bucket/folder or sftp://user@host:22/folder',
    mm: 's3://bucket/folder သို့မဟုတ် sftp://user@host:22/folder',
    zh: 's3://bucket/folder 或 sftp://user@host:22/folder',
  },
  endpointHint: {
    en: 'Such as https://s3.eu-central-003.backblazeb2.com. Empty for AWS.',
    mm: 'ဥပမာ https://s3.eu-central-003.backblazeb2.com။ AWS အတွက် အလွတ်ထားပါ။',
    zh: '例如 https://s3.eu-central-003.backblazeb2.com。AWS 请留空。',
  },
  regionHint: { en: 'Such as ap-southeast-1.', mm: 'ဥပမာ ap-southeast-1။', zh: '例如 ap-southeast-1。' },
  hostKeyHint: {
    en: 'SHA256:… as the owner of the machine gives it. A test shows the key that the machine has.',
    mm: 'စက်ပိုင်ရှင် ပေးသော SHA256:…။ စမ်းသပ်လျှင် စက်၏ key ကို ပြပါမည်။',
    zh: '由主机管理者提供的 SHA256:…。测试会显示主机出示的密钥。',
  },
  connection: { en: 'Secret and test', mm: 'လျှို့ဝှက်ကုဒ်နှင့် စမ်းသပ်မှု', zh: '密钥与测试' },
  noSecret: {
    en: 'No secret is set: nothing is delivered yet. A changed address or account needs its secret again.',
    mm: 'လျှို့ဝှက်ကုဒ် မသတ်မှတ်ရသေးသဖြင့် မပို့ပါ။ လိပ်စာ သို့မဟုတ် အကောင့် ပြောင်းလျှင် ပြန်ထည့်ရမည်။',
    zh: '尚未设置密钥，不会发送文件。更改地址或账户后需重新设置密钥。',
  },
  setSecret: { en: 'Set secret', mm: 'လျှို့ဝှက်ကုဒ် သတ်မှတ်ရန်', zh: '设置密钥' },
  replaceSecret: { en: 'Set another secret', mm: 'လျှို့ဝှက်ကုဒ် အစားထိုးရန်', zh: '更换密钥' },
  secretAbout: {
    en: 'It is used to connect and never shown again.',
    mm: 'ချိတ်ဆက်ရန်သာ သုံးပြီး ထပ်မပြတော့ပါ။',
    zh: '只用于连接，之后不再显示。',
  },
  secretHint: {
    en: 'Secret key of S3; password or private key (-----BEGIN …) of SFTP.',
    mm: 'S3 ၏ secret key၊ SFTP ၏ စကားဝှက် သို့မဟုတ် private key (-----BEGIN …)။',
    zh: 'S3 的 secret key；SFTP 的密码或私钥（-----BEGIN …）。',
  },
  secretSet: { en: 'The secret is set.', mm: 'လျှို့ဝှက်ကုဒ် သတ်မှတ်ပြီးပါပြီ။', zh: '密钥已设置。' },
  test: { en: 'Test connection', mm: 'ချိတ်ဆက်မှု စမ်းသပ်ရန်', zh: '测试连接' },
  works: {
    en: 'It works: a small file was sent, read there, and removed again.',
    mm: 'အဆင်ပြေပါသည်။ ဖိုင်ငယ်တစ်ခု ပို့၊ ဖတ်ပြီး ပြန်ဖျက်ခဲ့သည်။',
    zh: '连接正常：已发送一个小文件，在那里读取并删除。',
  },
});
