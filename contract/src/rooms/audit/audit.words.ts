import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { auditActions, type AuditAction, type AuditRoom } from '@waybill/domain/rooms/audit/audit-actions.ts';

export const auditWords = words({
  about: {
    en: 'Every change is written down here by itself: who, when, what was there before and after.',
    mm: 'ပြောင်းလဲမှုတိုင်းကို မည်သူ၊ မည်သည့်အချိန်၊ ပြောင်းမီနှင့် ပြောင်းပြီး အခြေအနေနှင့်တကွ ဤနေရာတွင် အလိုအလျောက် မှတ်တမ်းတင်သည်။',
    zh: '每次更改都会自动记录在这里：谁、何时、更改前后的内容。',
  },
  title: { en: 'Audit log', mm: 'စစ်ဆေးမှတ်တမ်း', zh: '审计日志' },
  line: { en: 'Audit line', mm: 'စစ်ဆေးမှတ်တမ်း အချက်အလက်', zh: '审计记录' },
  history: { en: 'History', mm: 'လုပ်ဆောင်မှုမှတ်တမ်း', zh: '操作记录' },
});

export const auditFieldWords = words({
  at: { en: 'Time', mm: 'အချိန်', zh: '时间' },
  who: { en: 'Who', mm: 'ပြုလုပ်သူ', zh: '操作人' },
  what: { en: 'What', mm: 'လုပ်ဆောင်ချက်', zh: '操作' },
  room: { en: 'Kind of record', mm: 'မှတ်တမ်း အမျိုးအစား', zh: '记录类型' },
  action: { en: 'Action', mm: 'လုပ်ဆောင်ပုံ', zh: '动作' },
  record: { en: 'Record', mm: 'မှတ်တမ်း', zh: '记录' },
  record_id: { en: 'Number of the record', mm: 'မှတ်တမ်း အမှတ်', zh: '记录编号' },
  changes: { en: 'Changes', mm: 'ပြောင်းလဲချက်များ', zh: '变更内容' },
  request_id: { en: 'Request id', mm: 'တောင်းဆိုမှု အမှတ်', zh: '请求编号' },
  from: { en: 'From', mm: 'မှစ၍', zh: '起始日期' },
  to: { en: 'Until', mm: 'အထိ', zh: '截止日期' },
  before: { en: 'Before', mm: 'မပြောင်းမီ', zh: '变更前' },
  columns: { en: 'Columns', mm: 'ကော်လံများ', zh: '列' },
  search: { en: 'Search', mm: 'ရှာဖွေမှု', zh: '搜索' },
  filters: { en: 'Filters', mm: 'စစ်ထုတ်ချက်များ', zh: '筛选' },
  selected: { en: 'Rows selected', mm: 'ရွေးထားသော အတန်းရေ', zh: '所选行数' },
  after: { en: 'After', mm: 'ပြောင်းပြီး', zh: '变更后' },
});

export const auditRoomWords: Record<AuditRoom, Word> = {
  staff: { en: 'Staff', mm: 'ဝန်ထမ်း', zh: '员工' },
  sessions: { en: 'Sign-ins', mm: 'ဝင်ရောက်မှုများ', zh: '登录会话' },
  branches: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  branch_collections: { en: 'Branch collection', mm: 'ရုံးခွဲအစု', zh: '网点组' },
  roles: { en: 'Role', mm: 'ရာထူး', zh: '角色' },
  announcements: { en: 'Announcement', mm: 'ကြေညာချက်', zh: '公告' },
  labels: { en: 'Label', mm: 'လေဘယ်', zh: '运单' },
  tariffs: { en: 'Price table', mm: 'ဈေးနှုန်းဇယား', zh: '价格表' },
  places: { en: 'Place', mm: 'နေရာဒေသ', zh: '地点' },
  handovers: { en: 'Cash handover', mm: 'ငွေသား လွှဲပြောင်းမှု', zh: '现金交接' },
  clearances: { en: 'Clearance', mm: 'ငွေရှင်းတမ်း', zh: '结算单' },
  label_imports: { en: 'Order sheet', mm: 'အော်ဒါစာရင်း', zh: '订单表' },
  exception_scans: { en: 'Scan to settle', mm: 'ဖြေရှင်းရန် စကင်', zh: '待处理扫描' },
  exports: { en: 'Export', mm: 'ဖိုင်ထုတ်ယူမှု', zh: '导出' },
  customers: { en: 'Customer', mm: 'ဖောက်သည်', zh: '客户' },
  companies: { en: 'Company', mm: 'ကုမ္ပဏီ', zh: '公司' },
};

/** The names of actions, in the past tense of a log. */
export const auditActionWords: Record<AuditAction, Word> = {
  create: { en: 'created', mm: 'ဖန်တီးခဲ့သည်', zh: '新建' },
  edit: { en: 'changed', mm: 'ပြင်ဆင်ခဲ့သည်', zh: '修改' },
  remove: { en: 'deleted', mm: 'ဖျက်ခဲ့သည်', zh: '删除' },
  import: { en: 'imported', mm: 'တင်သွင်းခဲ့သည်', zh: '导入' },
  suspend: { en: 'suspended', mm: 'ခေတ္တရပ်ဆိုင်းခဲ့သည်', zh: '停用' },
  reactivate: { en: 'reactivated', mm: 'ပြန်ဖွင့်ပေးခဲ့သည်', zh: '恢复' },
  ban: { en: 'banned', mm: 'ပိတ်ပင်ခဲ့သည်', zh: '封禁' },
  unban: { en: 'ban lifted', mm: 'ပိတ်ပင်မှု ရုပ်သိမ်းခဲ့သည်', zh: '解除封禁' },
  reset_password: { en: 'one-time password set', mm: 'တစ်ခါသုံး စကားဝှက် သတ်မှတ်ခဲ့သည်', zh: '设置一次性密码' },
  use_one_time_password: {
    en: 'signed in with a one-time password',
    mm: 'တစ်ခါသုံး စကားဝှက်ဖြင့် ဝင်ရောက်ခဲ့သည်',
    zh: '用一次性密码登录',
  },
  change_password: { en: 'own password changed', mm: 'မိမိစကားဝှက် ပြောင်းခဲ့သည်', zh: '修改自己的密码' },
  revoke: { en: 'session ended', mm: 'ဝင်ရောက်မှု ဖြတ်ခဲ့သည်', zh: '结束会话' },
  revoke_others: { en: 'other sessions ended', mm: 'အခြားဝင်ရောက်မှုများ ဖြတ်ခဲ့သည်', zh: '结束其他会话' },
  close: { en: 'closed', mm: 'ပိတ်ခဲ့သည်', zh: '关闭' },
  open: { en: 'opened again', mm: 'ပြန်ဖွင့်ခဲ့သည်', zh: '重新开放' },
  publish: { en: 'published', mm: 'ထုတ်ပြန်ခဲ့သည်', zh: '发布' },
  withdraw: { en: 'withdrawn', mm: 'ရုပ်သိမ်းခဲ့သည်', zh: '撤回' },
  redraft: { en: 'taken back to be written anew', mm: 'ပြန်ရေးရန် မူကြမ်းအဖြစ် ပြောင်းခဲ့သည်', zh: '退回草稿' },
  submit: { en: 'handed in', mm: 'တင်သွင်းခဲ့သည်', zh: '提交' },
  start: { en: 'asked for', mm: 'တောင်းဆိုခဲ့သည်', zh: '申请' },
  propose_bank: { en: 'bank account proposed', mm: 'ဘဏ်အကောင့် တင်ပြခဲ့သည်', zh: '提交银行账户' },
  confirm_bank: { en: 'bank account confirmed', mm: 'ဘဏ်အကောင့် အတည်ပြုခဲ့သည်', zh: '确认银行账户' },
  deny_bank: { en: 'bank account denied', mm: 'ဘဏ်အကောင့် ငြင်းပယ်ခဲ့သည်', zh: '拒绝银行账户' },
  add_address: { en: 'address added', mm: 'လိပ်စာ ထည့်ခဲ့သည်', zh: '新增地址' },
  edit_address: { en: 'address changed', mm: 'လိပ်စာ ပြင်ခဲ့သည်', zh: '修改地址' },
  remove_address: { en: 'address removed', mm: 'လိပ်စာ ဖယ်ရှားခဲ့သည်', zh: '移除地址' },
  remove_document: { en: 'document removed', mm: 'စာရွက်စာတမ်း ဖယ်ရှားခဲ့သည်', zh: '移除证件资料' },
  set_owner: { en: 'owner named', mm: 'ပိုင်ရှင် သတ်မှတ်ခဲ့သည်', zh: '指定所有人' },
  send: { en: 'cash sent', mm: 'ငွေပို့ခဲ့သည်', zh: '送款' },
  count: { en: 'counted', mm: 'ရေတွက်ခဲ့သည်', zh: '清点' },
  settle: { en: 'difference settled', mm: 'ကွာခြားငွေ ဖြေရှင်းခဲ့သည်', zh: '处理差额' },
  make: { en: 'labels being made', mm: 'လေဘယ်များ ပြုလုပ်ခဲ့သည်', zh: '生成运单' },
  stop: { en: 'stopped', mm: 'ရပ်ခဲ့သည်', zh: '停止' },
  void: { en: 'voided', mm: 'ပယ်ဖျက်ခဲ့သည်', zh: '作废' },
  reverse: { en: 'taken back', mm: 'ပြန်ပြင်ခဲ့သည်', zh: '撤回' },
  write_off: { en: 'shortage written off', mm: 'ငွေလျော့ ပယ်ဖျက်ခဲ့သည်', zh: '核销短款' },
  repay: { en: 'shortage paid back', mm: 'ငွေလျော့ ပြန်ပေးခဲ့သည်', zh: '归还短款' },
  approve: { en: 'approved', mm: 'ခွင့်ပြုခဲ့သည်', zh: '批准' },
  pay: { en: 'paid', mm: 'ငွေပေးချေခဲ့သည်', zh: '付款' },
  remove_line: { en: 'parcel taken off', mm: 'ပါဆယ် ဖယ်ထုတ်ခဲ့သည်', zh: '移除包裹' },
  download: { en: 'downloaded', mm: 'ဒေါင်းလုဒ်ရယူခဲ့သည်', zh: '下载' },
  rollback: { en: 'step taken back', mm: 'ယခင်အဆင့်သို့ ပြန်ဆုတ်ခဲ့သည်', zh: '回退' },
  redirect: { en: 'redirected', mm: 'လမ်းကြောင်းပြောင်းခဲ့သည်', zh: '改派' },
  reject: { en: 'rejection asked for', mm: 'ငြင်းပယ်ရန် တောင်းဆိုခဲ့သည်', zh: '申请拒收' },
  agree_reject: { en: 'rejected', mm: 'ငြင်းပယ်ခဲ့သည်', zh: '拒收' },
  keep: { en: 'kept after all', mm: 'ဆက်ထားရန် ဆုံးဖြတ်ခဲ့သည်', zh: '保留' },
  missing: { en: 'reported missing', mm: 'ပျောက်ဆုံးကြောင်း တင်ပြခဲ့သည်', zh: '报丢失' },
  found: { en: 'found again', mm: 'ပြန်တွေ့ခဲ့သည်', zh: '找回' },
  compensate: { en: 'closed with compensation', mm: 'လျော်ကြေးဖြင့် ပိတ်ခဲ့သည်', zh: '赔偿并关闭' },
  raise_return: { en: 'return asked for', mm: 'ပြန်ပို့ရန် တောင်းဆိုခဲ့သည်', zh: '申请退件' },
  ask_return: { en: 'sender asked', mm: 'ပေးပို့သူကို မေးခဲ့သည်', zh: '已征询寄件人' },
  agree_return: { en: 'return confirmed', mm: 'ပြန်ပို့ရန် အတည်ပြုခဲ့သည်', zh: '确认退件' },
  again_return: { en: 'another attempt granted', mm: 'ထပ်ကြိုးစားခွင့် ပေးခဲ့သည်', zh: '同意再次派送' },
};

/** Room and action in one phrase, by `<room>.<action>`: the words of the column. */
export const auditWhatWords: Readonly<Record<string, Word>> = Object.fromEntries(
  (Object.entries(auditActions) as [AuditRoom, readonly AuditAction[]][]).flatMap(([room, actions]) =>
    actions.map((action) => [`${room}.${action}`, phrase(auditRoomWords[room], auditActionWords[action])]),
  ),
);

function phrase(room: Word, action: Word): Word {
  return { en: `${room.en}: ${action.en}`, mm: `${room.mm} - ${action.mm}`, zh: `${room.zh}：${action.zh}` };
}
