import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  exportDeliveryLife,
  type DeliveryTrouble,
} from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import { exportDestinationLife } from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { facesOf } from '../../kernel/list.ts';

export const exportDestinationWords = words({
  list: { en: 'Export destinations', mm: 'ဖိုင်ပို့ရန် နေရာများ', zh: '导出目的地' },
  about: {
    en: 'No destinations yet. Add an S3 bucket or an SFTP folder to which scheduled reports are delivered.',
    mm: 'ဖိုင်ပို့ရန် နေရာ မရှိသေးပါ။ အချိန်ဇယားဖြင့် အစီရင်ခံစာများ ပို့ရန် S3 သို့မဟုတ် SFTP နေရာ ထည့်ပါ။',
    zh: '还没有目的地。添加 S3 bucket 或 SFTP 目录，定时报表会送到那里。',
  },
});

export const exportDestinationFieldWords = words({
  name: commonFieldWords.name,
  address: { en: 'Address of the folder', mm: 'ဖိုင်တွဲ လိပ်စာ', zh: '目录地址' },
  endpoint: { en: 'S3 service', mm: 'S3 ဝန်ဆောင်မှု', zh: 'S3 服务地址' },
  region: { en: 'S3 region', mm: 'S3 ဒေသ', zh: 'S3 区域' },
  access_key: { en: 'Access key', mm: 'Access key', zh: '访问密钥 ID' },
  host_key: { en: 'SFTP host key', mm: 'SFTP စက်၏ သော့', zh: 'SFTP 主机密钥' },
  secret: commonFieldWords.secret,
});

export const exportDestinationCommandWords = {
  close: {
    verb: commonWords.close,
    ask: {
      en: 'Close {name}? Scheduled files are not delivered there until it is opened again.',
      mm: '{name} ကို ပိတ်မလား။ ပြန်မဖွင့်မချင်း ဖိုင်များ ထိုနေရာသို့ မပို့ပါ။',
      zh: '关闭{name}？重新启用之前不再向那里发送文件。',
    },
  },
  open: { verb: commonWords.openAgain, ask: commonWords.askOpenAgain },
};

export const exportDestinationStateFaces = facesOf(exportDestinationLife, {
  active: commonWords.open,
  inactive: commonWords.closed,
});

export const exportDeliveryStateFaces = facesOf(exportDeliveryLife, {
  waiting: { en: 'File to be delivered', mm: 'ဖိုင် ပို့ရန် ကျန်သည်', zh: '文件待发送' },
  delivered: { en: 'File delivered', mm: 'ဖိုင် ရောက်ပြီး', zh: '文件已送达' },
  failed: { en: 'File not delivered', mm: 'ဖိုင် မရောက်ပါ', zh: '文件未送达' },
});

/** Why a destination does not take a file, and what to do. */
export const deliveryTroubleWords: Readonly<Record<DeliveryTrouble, Word>> = words({
  host_not_found: {
    en: 'No machine with this name was found. Check the address.',
    mm: 'ဤအမည်ရှိ စက်ကို မတွေ့ပါ။ လိပ်စာကို စစ်ပါ။',
    zh: '找不到此名称的主机。请检查地址。',
  },
  unreachable: {
    en: 'The machine cannot be reached, or the connection broke.',
    mm: 'စက်ကို ဆက်သွယ်၍ မရပါ သို့မဟုတ် လိုင်း ပြတ်သွားသည်။',
    zh: '无法连接该主机，或连接中断。',
  },
  timeout: { en: 'The machine did not answer in time.', mm: 'စက်က အချိန်မီ အကြောင်းမပြန်ပါ။', zh: '主机未及时应答。' },
  refused_address: {
    en: 'The address is in a private network. The operator of the server can allow it (EXPORT_HOSTS).',
    mm: 'လိပ်စာသည် အတွင်းကွန်ရက်တွင် ရှိသည်။ ဆာဗာ တာဝန်ခံက ခွင့်ပြုနိုင်သည် (EXPORT_HOSTS)။',
    zh: '地址位于内部网络。服务器管理员可以放行（EXPORT_HOSTS）。',
  },
  certificate: {
    en: 'The certificate of the machine is not valid.',
    mm: 'စက်၏ လက်မှတ် (certificate) မမှန်ပါ။',
    zh: '主机的证书无效。',
  },
  host_key_unknown: {
    en: 'The machine shows another host key. Compare it with its owner before you enter it.',
    mm: 'စက်က အခြား host key ကို ပြသည်။ မထည့်မီ ပိုင်ရှင်နှင့် တိုက်စစ်ပါ။',
    zh: '主机出示了不同的主机密钥。填写前请与其管理者核对。',
  },
  refused_key: {
    en: 'User, key or password was refused.',
    mm: 'အသုံးပြုသူ၊ သော့ သို့မဟုတ် စကားဝှက်ကို လက်မခံပါ။',
    zh: '用户、密钥或密码被拒绝。',
  },
  clock: {
    en: 'The clocks of the two machines differ too much.',
    mm: 'စက်နှစ်ခု၏ အချိန် ကွာလွန်းသည်။',
    zh: '两台主机的时间相差太大。',
  },
  wrong_region: {
    en: 'The bucket is in another region.',
    mm: 'Bucket သည် အခြား ဒေသတွင် ရှိသည်။',
    zh: 'bucket 在其他区域。',
  },
  no_bucket: { en: 'There is no such bucket.', mm: 'ထို bucket မရှိပါ။', zh: '没有此 bucket。' },
  no_folder: { en: 'There is no such folder.', mm: 'ထိုဖိုင်တွဲ မရှိပါ။', zh: '没有此目录。' },
  no_file: { en: 'The file is not there.', mm: 'ထိုဖိုင် မရှိပါ။', zh: '文件不在那里。' },
  name_taken: {
    en: 'Another file of this name is there. Files are never replaced.',
    mm: 'ဤအမည်ဖြင့် အခြားဖိုင် ရှိနှင့်သည်။ ဖိုင်များကို အစားမထိုးပါ။',
    zh: '那里已有同名的其他文件。文件不会被替换。',
  },
  not_allowed: {
    en: 'The account may not write there.',
    mm: 'ဤအကောင့်ဖြင့် ထိုနေရာတွင် ရေးခွင့် မရှိပါ။',
    zh: '该账户无权写入。',
  },
  no_room: {
    en: 'The disk or the quota there is full.',
    mm: 'ထိုနေရာတွင် နေရာလွတ် မရှိတော့ပါ။',
    zh: '对方的磁盘或配额已满。',
  },
  busy: { en: 'The service is overloaded.', mm: 'ဝန်ဆောင်မှု ဝန်များနေသည်။', zh: '服务忙。' },
  not_whole: {
    en: 'The file arrived damaged and was removed there.',
    mm: 'ဖိုင် ပျက်စီးလျက် ရောက်သဖြင့် ပြန်ဖျက်ထားသည်။',
    zh: '文件到达时已损坏，已在那里删除。',
  },
  other: { en: 'It was not taken.', mm: 'လက်မခံပါ။', zh: '未被接收。' },
  not_made: {
    en: 'The file could not be created.',
    mm: 'ဖိုင်ကို မပြုလုပ်နိုင်ခဲ့ပါ။',
    zh: '文件未能生成。',
  },
  closed: { en: 'The destination is closed.', mm: 'ပို့ရန်နေရာကို ပိတ်ထားသည်။', zh: '目的地已关闭。' },
  owner_left: {
    en: 'The owner of the schedule may not send files any more.',
    mm: 'အချိန်ဇယား ပိုင်ရှင် ဖိုင်ပို့ခွင့် မရှိတော့ပါ။',
    zh: '定时设定的所有者已无权发送文件。',
  },
});
