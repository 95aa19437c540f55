import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { Permission } from '@waybill/domain/rooms/roles/permissions.ts';
import type { RoleSlug } from '@waybill/domain/rooms/roles/roles.ts';

/** The names every role starts with; super-admin and md may change them. */
export const roleWords: Record<RoleSlug, Word> = {
  'super-admin': { en: 'Super admin', mm: 'စူပါအက်ဒမင်', zh: '超级管理员' },
  md: { en: 'Managing director', mm: 'အုပ်ချုပ်မှုဒါရိုက်တာ', zh: '董事总经理' },
  admin: { en: 'Admin', mm: 'အက်ဒမင်', zh: '管理员' },
  'operation-admin': { en: 'Operation admin', mm: 'လုပ်ငန်းလည်ပတ်ရေး အက်ဒမင်', zh: '运营管理员' },
  'general-manager': { en: 'General manager', mm: 'အထွေထွေမန်နေဂျာ', zh: '总经理' },
  'deputy-general-manager': { en: 'Deputy general manager', mm: 'ဒုတိယ အထွေထွေမန်နေဂျာ', zh: '副总经理' },
  'assistant-general-manager': { en: 'Assistant general manager', mm: 'လက်ထောက် အထွေထွေမန်နေဂျာ', zh: '助理总经理' },
  'it-support-hq': { en: 'IT support (HQ)', mm: 'ရုံးချုပ် IT အကူအညီ', zh: '总部 IT 支持' },
  'tech-support': { en: 'Tech support', mm: 'နည်းပညာအကူအညီ', zh: '技术支持' },
  'region-manager': { en: 'Region manager', mm: 'ဒေသမန်နေဂျာ', zh: '区域经理' },
  'it-support-region': { en: 'IT support (region)', mm: 'ဒေသဆိုင်ရာ IT အကူအညီ', zh: '区域 IT 支持' },
  'finance-manager': { en: 'Finance manager', mm: 'ဘဏ္ဍာရေးမန်နေဂျာ', zh: '财务经理' },
  'deputy-finance-manager': { en: 'Deputy finance manager', mm: 'ဒုတိယ ဘဏ္ဍာရေးမန်နေဂျာ', zh: '财务副经理' },
  'assistant-finance-manager': { en: 'Assistant finance manager', mm: 'လက်ထောက် ဘဏ္ဍာရေးမန်နေဂျာ', zh: '财务助理经理' },
  'warehouse-manager': { en: 'Warehouse manager', mm: 'ဂိုဒေါင်မန်နေဂျာ', zh: '仓库经理' },
  'deputy-warehouse-manager': { en: 'Deputy warehouse manager', mm: 'ဒုတိယ ဂိုဒေါင်မန်နေဂျာ', zh: '仓库副经理' },
  'assistant-warehouse-manager': { en: 'Assistant warehouse manager', mm: 'လက်ထောက် ဂိုဒေါင်မန်နေဂျာ', zh: '仓库助理经理' },
  owner: { en: 'Owner', mm: 'ပိုင်ရှင်', zh: '所有者' },
  manager: { en: 'Manager', mm: 'မန်နေဂျာ', zh: '经理' },
  'deputy-manager': { en: 'Deputy manager', mm: 'ဒုတိယမန်နေဂျာ', zh: '副经理' },
  'assistant-manager': { en: 'Assistant manager', mm: 'လက်ထောက်မန်နေဂျာ', zh: '助理经理' },
  supervisor: { en: 'Supervisor', mm: 'ကြီးကြပ်ရေးမှူး', zh: '主管' },
  accountant: { en: 'Accountant', mm: 'စာရင်းကိုင်', zh: '会计' },
  staff: { en: 'Staff', mm: 'ဝန်ထမ်း', zh: '员工' },
  'customer-service': { en: 'Customer service', mm: 'ဖောက်သည် ဝန်ဆောင်မှု', zh: '客服' },
  'call-center': { en: 'Call center', mm: 'ဖုန်းဝန်ဆောင်မှုစင်တာ', zh: '呼叫中心' },
  postman: { en: 'Postman', mm: 'စာပို့သမား', zh: '邮递员' },
  courier: { en: 'Courier', mm: 'ကူရီယာ', zh: '快递员' },
  'mail-collector': { en: 'Mail collector', mm: 'စာလာယူသူ', zh: '揽件员' },
};

/** What a permission allows, as the matrix shows it. */
export const permissionWords: Record<Permission, Word> = {
  'announcement.read': { en: 'Read announcements', mm: 'ကြေညာချက်များ ဖတ်ရန်', zh: '阅读公告' },
  'announcement.write': { en: 'Write and publish announcements', mm: 'ကြေညာချက် ရေးသားထုတ်ပြန်ရန်', zh: '撰写和发布公告' },
  'staff.view': { en: 'See staff', mm: 'ဝန်ထမ်းများ ကြည့်ရန်', zh: '查看员工' },
  'staff.create': { en: 'Create staff', mm: 'ဝန်ထမ်းအသစ် ဖန်တီးရန်', zh: '新建员工' },
  'staff.edit': { en: 'Edit staff', mm: 'ဝန်ထမ်း ပြင်ဆင်ရန်', zh: '编辑员工' },
  'staff.suspend': { en: 'Suspend and reactivate staff', mm: 'ဝန်ထမ်း ခေတ္တရပ်ဆိုင်းရန်နှင့် ပြန်ဖွင့်ရန်', zh: '停用和恢复员工' },
  'staff.ban': { en: 'Ban staff', mm: 'ဝန်ထမ်း ပိတ်ပင်ရန်', zh: '封禁员工' },
  'staff.reset_password': { en: 'Set a one-time password', mm: 'တစ်ခါသုံး စကားဝှက် သတ်မှတ်ရန်', zh: '设置一次性密码' },
  'branch.view': { en: 'See branches', mm: 'ရုံးခွဲများ ကြည့်ရန်', zh: '查看网点' },
  'branch.create': { en: 'Create branches', mm: 'ရုံးခွဲအသစ် ဖန်တီးရန်', zh: '新建网点' },
  'branch.edit': { en: 'Edit branches', mm: 'ရုံးခွဲ ပြင်ဆင်ရန်', zh: '编辑网点' },
  'dashboard-view': { en: 'See the dashboard', mm: 'ဒက်ရှ်ဘုတ် ကြည့်ရန်', zh: '查看仪表盘' },
  'label.view': { en: 'See labels', mm: 'လေဘယ်များ ကြည့်ရန်', zh: '查看运单' },
  'label.create': { en: 'Create labels', mm: 'လေဘယ်အသစ် ဖန်တီးရန်', zh: '新建运单' },
  'label.edit': { en: 'Edit labels until they are accepted', mm: 'လက်မခံမီ လေဘယ် ပြင်ဆင်ရန်', zh: '收件前编辑运单' },
  'label.delete': { en: 'Delete drafts of labels', mm: 'လေဘယ်မူကြမ်း ဖျက်ရန်', zh: '删除运单草稿' },
  'label.import': { en: 'Import order sheets', mm: 'အော်ဒါဇယား တင်သွင်းရန်', zh: '导入订单表' },
  'label.print': { en: 'Print labels', mm: 'လေဘယ် ပရင့်ထုတ်ရန်', zh: '打印运单' },
  'label.scan': { en: 'Scan parcels', mm: 'ပါဆယ် စကင်ဖတ်ရန်', zh: '扫描包裹' },
  'label.return': { en: 'Ask for a return', mm: 'ပြန်ပို့ရန် တောင်းဆိုရန်', zh: '申请退件' },
  'label.redirect': { en: 'Redirect to another branch', mm: 'အခြားရုံးခွဲသို့ လမ်းကြောင်းပြောင်းရန်', zh: '改派到其他网点' },
  'label.decide': {
    en: 'Decide on rejects, returns and missing parcels',
    mm: 'ငြင်းပယ်၊ ပြန်ပို့၊ ပျောက်ဆုံး ပါဆယ်များ ဆုံးဖြတ်ရန်',
    zh: '裁定拒收、退件和丢失包裹',
  },
  'label.rollback': { en: 'Roll back a scan', mm: 'စကင်ဖတ်မှု နောက်ပြန်ဆုတ်ရန်', zh: '撤回扫描' },
  'customer.view': { en: 'See customers', mm: 'ဖောက်သည်များ ကြည့်ရန်', zh: '查看客户' },
  'customer.create': { en: 'Create customers', mm: 'ဖောက်သည်အသစ် ဖန်တီးရန်', zh: '新建客户' },
  'customer.edit': { en: 'Edit customers', mm: 'ဖောက်သည် ပြင်ဆင်ရန်', zh: '编辑客户' },
  'customer.suspend': {
    en: 'Suspend and reactivate customers',
    mm: 'ဖောက်သည် ခေတ္တရပ်ဆိုင်းရန်နှင့် ပြန်ဖွင့်ရန်',
    zh: '停用和恢复客户',
  },
  'customer.ban': { en: 'Ban customers', mm: 'ဖောက်သည် ပိတ်ပင်ရန်', zh: '封禁客户' },
  'customer.confirm_bank': { en: 'Confirm bank details', mm: 'ဘဏ်အချက်အလက် အတည်ပြုရန်', zh: '确认银行信息' },
  'tariff.view': { en: 'See prices', mm: 'ဈေးနှုန်းများ ကြည့်ရန်', zh: '查看价格' },
  'tariff.edit': { en: 'Edit and publish prices', mm: 'ဈေးနှုန်း ပြင်ဆင်ထုတ်ပြန်ရန်', zh: '编辑和发布价格' },
  'place.edit': { en: 'Edit places', mm: 'နေရာဒေသများ ပြင်ဆင်ရန်', zh: '编辑地点' },
  'cash.handover': { en: 'Hand cash over', mm: 'ငွေသား လွှဲပြောင်းပေးရန်', zh: '交接现金' },
  'cash.count': { en: 'Count cash that is handed in', mm: 'လွှဲပြောင်းငွေ ရေတွက်ရန်', zh: '清点上交现金' },
  'cash.confirm': { en: 'Confirm cash from branches', mm: 'ရုံးခွဲများမှ ငွေ အတည်ပြုရန်', zh: '确认网点上交现金' },
  'cod.view': { en: 'See COD and clearances', mm: 'COD နှင့် ငွေရှင်းမှုများ ကြည့်ရန်', zh: '查看代收货款和结算' },
  'cod.clear': { en: 'Make clearances', mm: 'ငွေရှင်းလွှာ ပြုလုပ်ရန်', zh: '制作结算单' },
  'cod.pay': { en: 'Pay clearances', mm: 'ငွေရှင်းလွှာ ပေးချေရန်', zh: '支付结算单' },
  'cod.approve': { en: 'Approve large clearances', mm: 'ပမာဏကြီး ငွေရှင်းလွှာ ခွင့်ပြုရန်', zh: '批准大额结算' },
  'ledger.view': { en: 'See the ledger', mm: 'လယ်ဂျာ ကြည့်ရန်', zh: '查看账簿' },
  'audit.view': { en: 'See the audit log', mm: 'စစ်ဆေးမှတ်တမ်း ကြည့်ရန်', zh: '查看审计日志' },
  'export.use': { en: 'Export lists', mm: 'စာရင်းများ ထုတ်ယူရန်', zh: '导出列表' },
  'view.share': { en: 'Share saved views', mm: 'သိမ်းထားသော မြင်ကွင်းများ မျှဝေရန်', zh: '共享已保存的视图' },
};

export const roleListWords = words({
  title: { en: 'Roles and permissions', mm: 'ရာထူးနှင့် ခွင့်ပြုချက်များ', zh: '角色与权限' },
  role: { en: 'Role', mm: 'ရာထူး', zh: '角色' },
});

export const roleFieldWords = words({
  slug: { en: 'Slug', mm: 'စနစ်သုံးအမည်', zh: '标识' },
  level: { en: 'Role level', mm: 'ရာထူးအဆင့်', zh: '角色级别' },
  permissions: { en: 'Permissions', mm: 'ခွင့်ပြုချက်များ', zh: '权限' },
  staff_count: { en: 'Number of staff', mm: 'ဝန်ထမ်း အရေအတွက်', zh: '员工人数' },
});

/** The rooms under which the matrix groups its permissions: the part before the dot. */
export type PermissionRoom = Permission extends infer P ? (P extends `${infer Room}.${string}` ? Room : P) : never;

export const permissionRoomWords: Record<PermissionRoom, Word> = {
  announcement: { en: 'Announcements', mm: 'ကြေညာချက်များ', zh: '公告' },
  staff: { en: 'Staff', mm: 'ဝန်ထမ်း', zh: '员工' },
  branch: { en: 'Branches', mm: 'ရုံးခွဲများ', zh: '网点' },
  'dashboard-view': { en: 'Dashboard', mm: 'ဒက်ရှ်ဘုတ်', zh: '仪表盘' },
  label: { en: 'Labels', mm: 'လေဘယ်များ', zh: '运单' },
  customer: { en: 'Customers', mm: 'ဖောက်သည်များ', zh: '客户' },
  tariff: { en: 'Prices', mm: 'ဈေးနှုန်းများ', zh: '价格' },
  place: { en: 'Places', mm: 'နေရာဒေသများ', zh: '地点' },
  cash: { en: 'Cash', mm: 'ငွေသား', zh: '现金' },
  cod: { en: 'COD and clearances', mm: 'COD နှင့် ငွေရှင်းမှုများ', zh: '代收货款和结算' },
  ledger: { en: 'Ledger', mm: 'လယ်ဂျာ', zh: '账簿' },
  audit: { en: 'Audit log', mm: 'စစ်ဆေးမှတ်တမ်း', zh: '审计日志' },
  export: { en: 'Export', mm: 'ထုတ်ယူရန်', zh: '导出' },
  view: { en: 'Saved views', mm: 'သိမ်းထားသော မြင်ကွင်းများ', zh: '已保存的视图' },
};
