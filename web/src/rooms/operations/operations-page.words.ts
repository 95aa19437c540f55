import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { HealthCheck, HealthLevel } from '@waybill/domain/kernel/health-checks.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const operationsWords = words({
  asOf: commonWords.asOf,
  again: { en: 'Refresh', mm: 'ပြန်ကြည့်ရန်', zh: '重新查看' },
  failed: { en: 'Could not load the figures', mm: 'အချက်အလက်များ ဖတ်၍ မရပါ', zh: '无法读取指标' },
  well: { en: 'Everything is OK.', mm: 'အားလုံး ပုံမှန် ဖြစ်သည်။', zh: '一切正常。' },
  look: {
    en: 'Checks that need attention: {n}',
    mm: 'ဆောင်ရွက်ရန် လိုသော စစ်ဆေးချက် - {n} ခု',
    zh: '需要处理的检查项：{n}',
  },
  checks: { en: 'Checks', mm: 'စစ်ဆေးချက်များ', zh: '检查项' },
  none: commonWords.none,
  never: { en: 'never', mm: 'မရှိသေး', zh: '从未' },
  hours: commonWords.hoursShort,
  minutes: commonWords.minutesShort,
  seconds: { en: '{n} s', mm: '{n} စက္ကန့်', zh: '{n} 秒' },
  milliseconds: { en: '{n} ms', mm: '{n} ms', zh: '{n} 毫秒' },
  percent: commonWords.percent,
  megabytes: commonWords.megabytes,
  gigabytes: { en: '{n} GB', mm: '{n} GB', zh: '{n} GB' },
  database: { en: 'Database and disk', mm: 'ဒေတာဘေ့စ်နှင့် ဒစ်ခ်', zh: '数据库和磁盘' },
  version: commonFieldWords.version,
  kind: commonFieldWords.kind,
  embedded: {
    en: 'Embedded: for trying, one branch or a pilot. For more, use a PostgreSQL of your own.',
    mm: 'ပါဝင်ပြီးသား - စမ်းသပ်ရန်၊ ရုံးခွဲတစ်ခု သို့မဟုတ် ရှေ့ပြေးအတွက်သာ။ ထို့ထက်ပိုလျှင် သီးသန့် PostgreSQL ကို သုံးပါ။',
    zh: '内置：适合试用、单个网点或试点。规模更大时请使用独立的 PostgreSQL。',
  },
  external: { en: 'A PostgreSQL of your own', mm: 'သီးသန့် PostgreSQL', zh: '独立的 PostgreSQL' },
  size: commonFieldWords.size,
  connections: { en: 'Connections', mm: 'ချိတ်ဆက်မှုများ', zh: '连接数' },
  ofMost: { en: '{n} of {most}', mm: '{most} အနက် {n}', zh: '{n} / {most}' },
  locks: { en: 'Waiting for a lock', mm: 'သော့ဖွင့်ရန် စောင့်နေသည်', zh: '等待锁' },
  free: { en: 'Free disk space', mm: 'ကျန်ရှိသော နေရာ', zh: '磁盘可用空间' },
  archived: { en: 'Log last archived', mm: 'မှတ်တမ်း နောက်ဆုံး သိမ်းချိန်', zh: '日志最近归档' },
  replicas: { en: 'Replicas', mm: 'ပွားယူထားသော ဒေတာဘေ့စ်များ', zh: '副本' },
  noReplicas: { en: 'No replica is set up.', mm: 'ပွားယူထားသော ဒေတာဘေ့စ် မရှိပါ။', zh: '未设置副本。' },
  name: commonFieldWords.name,
  state: commonFieldWords.state,
  behind: { en: 'Behind', mm: 'နောက်ကျမှု', zh: '落后' },
  backups: { en: 'Backups', mm: 'အရန်သိမ်းဆည်းမှုများ', zh: '备份' },
  noBackups: {
    en: 'There is no backup yet. Run: npm run ops -- backup FILE',
    mm: 'အရန်သိမ်းဆည်းမှု မရှိသေးပါ။ လုပ်ဆောင်ရန် - npm run ops -- backup FILE',
    zh: '从未备份。请运行：npm run ops -- backup FILE',
  },
  copies: { en: 'Copies in the second place', mm: 'ဒုတိယနေရာရှိ မိတ္တူများ', zh: '异地备份副本' },
  noCopies: {
    en: 'No copy has left this machine yet. The next backup is copied.',
    mm: 'ဤစက်ပြင်ပသို့ မိတ္တူ မပို့ရသေးပါ။ နောက် အရန်သိမ်းဆည်းမှုကို ပို့ပါမည်။',
    zh: '尚无副本离开本机。下次备份会被复制。',
  },
  noSecondPlace: {
    en: 'Backups stay on this machine. Set BACKUP_ADDRESS to copy them elsewhere.',
    mm: 'အရန်သိမ်းဆည်းမှုများ ဤစက်တွင်သာ ရှိသည်။ အခြားနေရာသို့ ပို့ရန် BACKUP_ADDRESS ကို သတ်မှတ်ပါ။',
    zh: '备份只保存在本机。设置 BACKUP_ADDRESS 可复制到别处。',
  },
  place: { en: 'Second place', mm: 'ဒုတိယနေရာ', zh: '异地位置' },
  ended: commonFieldWords.ended_at,
  file: commonFieldWords.file,
  rows: commonFieldWords.row_count,
  took: { en: 'Duration', mm: 'ကြာချိန်', zh: '用时' },
  servers: { en: 'Servers', mm: 'ဆာဗာများ', zh: '服务器' },
  machine: { en: 'Machine', mm: 'စက်', zh: '主机' },
  since: { en: 'Since', mm: 'စတင်ချိန်', zh: '启动时间' },
  seen: { en: 'Last seen', mm: 'နောက်ဆုံး သိရှိချိန်', zh: '最近响应' },
  running: commonWords.running,
  silent: { en: 'Not responding', mm: 'အဆက်အသွယ် ပြတ်သည်', zh: '无响应' },
  answers: { en: 'Responses', mm: 'ဖြေကြားမှု', zh: '响应数' },
  errors: commonWords.errors,
  p95: { en: '95 % within', mm: '95 % ကြာချိန်', zh: '95% 用时' },
  calls: {
    en: 'Slowest calls of the last hour',
    mm: 'နောက်ဆုံးတစ်နာရီ၏ အနှေးဆုံး ခေါ်ဆိုမှုများ',
    zh: '最近一小时最慢的调用',
  },
  noCalls: { en: 'No calls in the last hour.', mm: 'နောက်ဆုံးတစ်နာရီအတွင်း ခေါ်ဆိုမှု မရှိပါ။', zh: '最近一小时没有调用。' },
  call: { en: 'Call', mm: 'ခေါ်ဆိုမှု', zh: '调用' },
  jobs: commonWords.backgroundWork,
  noJobs: { en: 'No background jobs waiting.', mm: 'ဆောင်ရွက်ရန် နောက်ကွယ် လုပ်ငန်း မရှိပါ။', zh: '没有待办的后台任务。' },
  task: { en: 'Task', mm: 'လုပ်ငန်း', zh: '任务' },
  due: { en: 'Due', mm: 'စောင့်ဆိုင်း', zh: '待执行' },
  underWay: commonWords.underWay,
  retried: { en: 'To be retried', mm: 'ထပ်ကြိုးစားမည်', zh: '将重试' },
  inVain: commonWords.failed,
  oldest: { en: 'Oldest', mm: 'အကြာဆုံး', zh: '最久' },
  tryAgain: commonWords.tryAgain,
  triedAgain: { en: 'Retrying {task}.', mm: '{task} ကို ထပ်ကြိုးစားနေပါသည်။', zh: '正在重试 {task}。' },
  actionOf: { en: '{action}: {what}', mm: '{action} - {what}', zh: '{action}：{what}' },
  statements: {
    en: 'Slow statements of the last hour',
    mm: 'နောက်ဆုံးတစ်နာရီ၏ နှေးကွေးသော ဒေတာဘေ့စ် မေးမြန်းမှုများ',
    zh: '最近一小时的慢查询',
  },
  noStatements: {
    en: 'No statement took 200 ms or longer in the last hour.',
    mm: 'နောက်ဆုံးတစ်နာရီအတွင်း 200 ms နှင့်အထက် ကြာသော မေးမြန်းမှု မရှိပါ။',
    zh: '最近一小时没有用时 200 毫秒以上的查询。',
  },
  statement: { en: 'Statement', mm: 'မေးမြန်းမှု', zh: '查询' },
  longest: { en: 'Longest', mm: 'အကြာဆုံး', zh: '最长' },
  times: { en: 'Times', mm: 'အကြိမ်', zh: '次数' },
  inAll: { en: 'Total time', mm: 'စုစုပေါင်း', zh: '合计' },
  exports: { en: 'Failed files', mm: 'မပြုလုပ်နိုင်ခဲ့သော ဖိုင်များ', zh: '生成失败的文件' },
  noExports: { en: 'No failed files.', mm: 'မအောင်မြင်သော ဖိုင် မရှိပါ။', zh: '没有失败的文件。' },
  list: commonFieldWords.list,
  requester: commonFieldWords.requester,
  makeAgain: commonWords.makeItAgain,
  beingMade: {
    en: 'The file is being created again; the person who requested it can download it.',
    mm: 'ဖိုင်ကို ထပ်မံပြုလုပ်နေပါသည်။ တောင်းဆိုသူက ရယူနိုင်ပါမည်။',
    zh: '正在重新生成文件，由申请人下载。',
  },
  reason: { en: 'Last reason', mm: 'နောက်ဆုံး အကြောင်းရင်း', zh: '最近原因' },
});

export const healthLevelWords: Record<HealthLevel, Word> = {
  fine: { en: 'OK', mm: 'ပုံမှန်', zh: '正常' },
  attention: { en: 'Check', mm: 'စစ်ဆေးရန်', zh: '需关注' },
  danger: { en: 'Act now', mm: 'အရေးပေါ်', zh: '立即处理' },
  unused: { en: 'Not set up', mm: 'မသတ်မှတ်ထားပါ', zh: '未设置' },
};

/** Name of each health check, and the action when it fails. */
export const healthCheckWords: Record<HealthCheck, { readonly name: Word; readonly act: Word }> = {
  backup_age: {
    name: { en: 'Last backup', mm: 'နောက်ဆုံး အရန်သိမ်းချိန်', zh: '最近备份' },
    act: {
      en: 'Make a backup now, and find out why last night’s is missing.',
      mm: 'ယခု အရန်သိမ်းပါ။ ညက အဘယ်ကြောင့် မသိမ်းခဲ့သည်ကို စစ်ဆေးပါ။',
      zh: '立即备份，并查明昨夜为何没有备份。',
    },
  },
  copy_age: {
    name: { en: 'Last copy elsewhere', mm: 'အခြားနေရာသို့ နောက်ဆုံး မိတ္တူ', zh: '最近异地副本' },
    act: {
      en: 'Read the last reason under “Copies in the second place”, fix it, then run: npm run ops -- copy-backup FILE',
      mm: '“ဒုတိယနေရာရှိ မိတ္တူများ” အောက်ရှိ အကြောင်းရင်းကို ဖတ်၍ ပြင်ပါ။ ထို့နောက် လုပ်ဆောင်ရန် - npm run ops -- copy-backup FILE',
      zh: '查看“异地备份副本”中的原因并修复，然后运行：npm run ops -- copy-backup FILE',
    },
  },
  backup_failing: {
    name: { en: 'Failed backups', mm: 'မအောင်မြင်သော အရန်သိမ်းဆည်းမှု', zh: '失败的备份' },
    act: {
      en: 'Read the reason under Backups or Copies below.',
      mm: 'အောက်ပါ အရန်သိမ်းဆည်းမှု သို့မဟုတ် မိတ္တူ စာရင်းရှိ အကြောင်းရင်းကို ဖတ်ပါ။',
      zh: '查看下方备份或副本列表中的原因。',
    },
  },
  disk_used: {
    name: { en: 'Disk in use', mm: 'ဒစ်ခ် အသုံးပြုမှု', zh: '磁盘使用' },
    act: {
      en: 'Free space or add a larger disk before it is full.',
      mm: 'မပြည့်မီ နေရာလွတ် ပြုလုပ်ပါ သို့မဟုတ် ဒစ်ခ်ကြီးကြီး ထည့်ပါ။',
      zh: '在磁盘写满前清理空间或更换更大的磁盘。',
    },
  },
  replica_behind: {
    name: { en: 'Replica delay', mm: 'ပွားယူမှု နောက်ကျခြင်း', zh: '副本落后' },
    act: {
      en: 'Check the connection to the replica and its load.',
      mm: 'ပွားယူသည့်စက်သို့ လိုင်းနှင့် ၎င်း၏ လုပ်ဆောင်မှုကို စစ်ဆေးပါ။',
      zh: '检查到副本的线路及其负载。',
    },
  },
  replica_lost: {
    name: { en: 'Lost replicas', mm: 'ပြတ်တောက်သော ပွားယူမှု', zh: '失联副本' },
    act: {
      en: 'Restore the replica, or drop its slot: its log fills the disk.',
      mm: 'ပွားယူသည့်စက်ကို ပြန်ဖွင့်ပါ သို့မဟုတ် slot ကို ဖျက်ပါ။ မှတ်တမ်းများက ဒစ်ခ်ကို ပြည့်စေသည်။',
      zh: '恢复副本或删除其复制槽：保留的日志会占满磁盘。',
    },
  },
  archive_failing: {
    name: { en: 'Log archiving failed', mm: 'မသိမ်းနိုင်သော မှတ်တမ်း', zh: '日志归档失败' },
    act: {
      en: 'Find out why archive_command fails: until it works, point-in-time recovery is not possible.',
      mm: 'archive_command မအောင်မြင်သည့် အကြောင်းရင်းကို စစ်ဆေးပါ။ မရမချင်း အချိန်တစ်ခုသို့ ပြန်မရနိုင်ပါ။',
      zh: '查明 archive_command 失败原因：修复前无法恢复到任意时刻。',
    },
  },
  job_wait: {
    name: { en: 'Background job delay', mm: 'နောက်ကွယ်လုပ်ငန်း စောင့်ချိန်', zh: '后台任务等待' },
    act: {
      en: 'See below which job is waiting; a server that runs it may be down.',
      mm: 'မည်သည့်လုပ်ငန်း စောင့်နေသည်ကို အောက်တွင် ကြည့်ပါ။ ဆာဗာ ပျောက်နေနိုင်သည်။',
      zh: '查看下方等待的任务；可能缺少执行它的服务器。',
    },
  },
  job_failed: {
    name: { en: 'Failed background jobs', mm: 'မအောင်မြင်သော နောက်ကွယ်လုပ်ငန်း', zh: '后台任务失败' },
    act: {
      en: 'See the last reason below.',
      mm: 'အောက်ပါ နောက်ဆုံး အကြောင်းရင်းကို ဖတ်ပါ။',
      zh: '请看下方的最近原因。',
    },
  },
  server_silent: {
    name: { en: 'Servers not responding', mm: 'အဆက်အသွယ်ပြတ် ဆာဗာများ', zh: '无响应的服务器' },
    act: {
      en: 'It stopped unexpectedly: check its log and restart it.',
      mm: 'အကြောင်းမကြားဘဲ ရပ်သွားသည်။ မှတ်တမ်းကို ကြည့်၍ ပြန်ဖွင့်ပါ။',
      zh: '意外停止：查看其日志并重新启动。',
    },
  },
  error_share: {
    name: { en: 'Errors of the last hour', mm: 'နောက်ဆုံးတစ်နာရီ အမှားများ', zh: '最近一小时错误' },
    act: {
      en: 'Search the servers’ log for "a bug" and 5xx answers.',
      mm: 'ဆာဗာ မှတ်တမ်းတွင် "a bug" နှင့် 5xx များကို ရှာပါ။',
      zh: '在服务器日志中查找 "a bug" 和 5xx 响应。',
    },
  },
  answer_time: {
    name: { en: '95 % answered within', mm: '95 % ဖြေကြားချိန်', zh: '95% 响应用时' },
    act: {
      en: 'See the slowest calls below, and the other load of the machine.',
      mm: 'အောက်ပါ အနှေးဆုံး ခေါ်ဆိုမှုများနှင့် စက်၏ အခြားလုပ်ငန်းများကို ကြည့်ပါ။',
      zh: '查看下方最慢的调用以及机器的其他负载。',
    },
  },
  connections: {
    name: { en: 'Connections in use', mm: 'ချိတ်ဆက်မှု အသုံးပြုမှု', zh: '连接使用' },
    act: {
      en: 'Raise max_connections, or run fewer servers.',
      mm: 'max_connections ကို တိုးပါ သို့မဟုတ် ဆာဗာ လျှော့ပါ။',
      zh: '提高 max_connections，或减少服务器。',
    },
  },
  transaction: {
    name: { en: 'Oldest transaction', mm: 'အကြာဆုံး ဖွင့်ထားသော လုပ်ငန်း', zh: '最久的事务' },
    act: {
      en: 'Find and end its session: it blocks the database’s cleanup.',
      mm: 'ထိုချိတ်ဆက်မှုကို ရှာ၍ ပိတ်ပါ။ ဒေတာဘေ့စ် ရှင်းလင်း၍ မရပါ။',
      zh: '找到并结束占用它的会话：数据库无法清理。',
    },
  },
};
