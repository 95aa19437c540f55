import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { sessionFieldWords } from '../sessions/sessions.words.ts';
import { agentServiceWords } from '../agent-services/agent-services.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { apiKeyWords, apiKeyFieldWords } from '../api-keys/api-keys.words.ts';
import { mailPostWords } from '../mail-post/mail-post.words.ts';
import { feedbackWords } from '../feedbacks/feedbacks.words.ts';
import { paymentChannelWords } from '../payment-channels/payment-channels.words.ts';
import { priceExceptionWords } from '../price-exceptions/price-exceptions.words.ts';
import { bankAccountWords } from '../bank-accounts/bank-accounts.words.ts';
import { bankLineWords } from '../bank-lines/bank-lines.words.ts';
import { payMethodWords } from '../clearances/clearances.words.ts';
import { handoverCollectionWords } from '../handover-collections/handover-collections.words.ts';
import { mailbagWords } from '../mailbags/mailbags.words.ts';
import { missingCaseWords } from '../missing-cases/missing-cases.words.ts';
import { sheetFigureWords } from '../owner-days/sheet-page.words.ts';
import { placeWords } from '../places/places.words.ts';
import { userTypeWords } from '../staff/staff.words.ts';
import { erasureWords } from '../erasures/erasures.words.ts';
import { exportDestinationWords } from '../export-destinations/export-destinations.words.ts';
import { moveInWords } from '../move-ins/move-ins.words.ts';
import { runSheetWords } from '../run-sheets/run-sheets.words.ts';
import { shiftWords } from '../shift-handovers/shift-handovers.words.ts';
import { transferWords } from '../transfers/transfers.words.ts';
import { supportTicketWords } from '../support-tickets/support-tickets.words.ts';

/** Initial names of the roles; super-admin and md may change them. */
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
  owner: apiKeyFieldWords.key_owner,
  manager: { en: 'Manager', mm: 'မန်နေဂျာ', zh: '经理' },
  'deputy-manager': { en: 'Deputy manager', mm: 'ဒုတိယမန်နေဂျာ', zh: '副经理' },
  'assistant-manager': { en: 'Assistant manager', mm: 'လက်ထောက်မန်နေဂျာ', zh: '助理经理' },
  supervisor: { en: 'Supervisor', mm: 'ကြီးကြပ်ရေးမှူး', zh: '主管' },
  accountant: { en: 'Accountant', mm: 'စာရင်းကိုင်', zh: '会计' },
  staff: commonFieldWords.staff,
  'customer-service': { en: 'Customer service', mm: 'ဖောက်သည် ဝန်ဆောင်မှု', zh: '客服' },
  'call-center': { en: 'Call center', mm: 'ဖုန်းဝန်ဆောင်မှုစင်တာ', zh: '呼叫中心' },
  postman: { en: 'Postman', mm: 'စာပို့သမား', zh: '邮递员' },
  courier: commonFieldWords.postman_id,
  'mail-collector': userTypeWords.mail_collector,
};

/** Names of permissions in the permission matrix. */
export const permissionWords: Record<Permission, Word> = {
  'announcement.read': { en: 'Read announcements', mm: 'ကြေညာချက်များ ဖတ်ရန်', zh: '阅读公告' },
  'announcement.write': { en: 'Write and publish announcements', mm: 'ကြေညာချက် ရေးသားထုတ်ပြန်ရန်', zh: '撰写和发布公告' },
  'staff.view': { en: 'See staff', mm: 'ဝန်ထမ်းများ ကြည့်ရန်', zh: '查看员工' },
  'staff.create': { en: 'Create staff', mm: 'ဝန်ထမ်းအသစ် ဖန်တီးရန်', zh: '新建员工' },
  'staff.edit': commonWords.editStaff,
  'staff.suspend': { en: 'Suspend and reactivate staff', mm: 'ဝန်ထမ်း ခေတ္တရပ်ဆိုင်းရန်နှင့် ပြန်ဖွင့်ရန်', zh: '停用和恢复员工' },
  'staff.ban': { en: 'Ban staff', mm: 'ဝန်ထမ်း ပိတ်ပင်ရန်', zh: '封禁员工' },
  'staff.reset_password': { en: 'Set a one-time password', mm: 'တစ်ခါသုံး စကားဝှက် သတ်မှတ်ရန်', zh: '设置一次性密码' },
  'branch.view': { en: 'See branches', mm: 'ရုံးခွဲများ ကြည့်ရန်', zh: '查看网点' },
  'branch.create': { en: 'Create branches', mm: 'ရုံးခွဲအသစ် ဖန်တီးရန်', zh: '新建网点' },
  'branch.edit': { en: 'Edit branches', mm: 'ရုံးခွဲ ပြင်ဆင်ရန်', zh: '编辑网点' },
  'branch_route.edit': { en: 'Set routes between branches', mm: 'ရုံးခွဲများကြား လမ်းကြောင်း သတ်မှတ်ရန်', zh: '设置网点间路线' },
  'report.view': { en: 'See reports', mm: 'အစီရင်ခံစာများ ကြည့်ရန်', zh: '查看报表' },
  'dashboard-view': { en: 'See the dashboard', mm: 'ဒက်ရှ်ဘုတ် ကြည့်ရန်', zh: '查看仪表盘' },
  'label.view': { en: 'See labels', mm: 'လေဘယ်များ ကြည့်ရန်', zh: '查看运单' },
  'label.create': { en: 'Create labels', mm: 'လေဘယ်အသစ် ဖန်တီးရန်', zh: '新建运单' },
  'label.edit': { en: 'Edit labels until they are accepted', mm: 'လက်မခံမီ လေဘယ် ပြင်ဆင်ရန်', zh: '收件前编辑运单' },
  'label.delete': { en: 'Delete drafts of labels', mm: 'လေဘယ်မူကြမ်း ဖျက်ရန်', zh: '删除运单草稿' },
  'label.import': { en: 'Import order sheets', mm: 'အော်ဒါစာရင်း တင်သွင်းရန်', zh: '导入订单表' },
  'label.print': { en: 'Print labels', mm: 'လေဘယ် ပရင့်ထုတ်ရန်', zh: '打印运单' },
  'label.print_details': {
    en: 'See full phone numbers on labels',
    mm: 'လေဘယ်တွင် ဖုန်းနံပါတ် အပြည့်အစုံ ပရင့်ထုတ်ရန်',
    zh: '运单上打印完整的电话号码',
  },
  'label.scan': { en: 'Scan parcels', mm: 'ပါဆယ် စကင်ဖတ်ရန်', zh: '扫描包裹' },
  'label.return': { en: 'Request a return', mm: 'ပြန်ပို့ရန် တောင်းဆိုရန်', zh: '申请退件' },
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
  'customer.confirm_bank': {
    en: 'Confirm bank details and terms',
    mm: 'ဘဏ်အချက်အလက်နှင့် သဘောတူညီချက် အတည်ပြုရန်',
    zh: '确认银行信息和条款',
  },
  'tariff.view': { en: 'See prices', mm: 'ဈေးနှုန်းများ ကြည့်ရန်', zh: '查看价格' },
  'tariff.edit': { en: 'Edit and publish prices', mm: 'ဈေးနှုန်း ပြင်ဆင်ထုတ်ပြန်ရန်', zh: '编辑和发布价格' },
  'place.edit': { en: 'Edit places', mm: 'နေရာဒေသများ ပြင်ဆင်ရန်', zh: '编辑地点' },
  'cash.handover': { en: 'Hand cash over', mm: 'ငွေသား လွှဲပြောင်းပေးရန်', zh: '交接现金' },
  'cash.count': { en: 'Count handed-in cash', mm: 'လွှဲပြောင်းငွေ ရေတွက်ရန်', zh: '清点上交现金' },
  'cash.confirm': { en: 'Confirm cash from branches', mm: 'ရုံးခွဲများမှ ငွေ အတည်ပြုရန်', zh: '确认网点上交现金' },
  'cod.view': { en: 'See COD and clearances', mm: 'COD နှင့် ငွေရှင်းမှုများ ကြည့်ရန်', zh: '查看代收货款和结算' },
  'cod.clear': { en: 'Create clearances', mm: 'ငွေရှင်းတမ်း ပြုလုပ်ရန်', zh: '制作结算单' },
  'cod.give_back': {
    en: 'Hand returned parcels back to merchants',
    mm: 'ပြန်ရောက်ပါဆယ်များ ကုန်သည်ထံ ပြန်ပေးရန်',
    zh: '向商户交还退件',
  },
  'cod.pay': { en: 'Pay clearances', mm: 'ငွေရှင်းတမ်း ပေးချေရန်', zh: '支付结算单' },
  'cod.approve': { en: 'Approve large clearances', mm: 'ပမာဏကြီး ငွေရှင်းတမ်း ခွင့်ပြုရန်', zh: '批准大额结算' },
  'expense.view': { en: 'See expenses', mm: 'အသုံးစရိတ်များ ကြည့်ရန်', zh: '查看支出' },
  'expense.record': { en: 'Record expenses', mm: 'အသုံးစရိတ် မှတ်တမ်းတင်ရန်', zh: '记录支出' },
  'expense.pay': { en: 'Pay expenses from the till', mm: 'အသုံးစရိတ်ကို ငွေအံဆွဲမှ ပေးချေရန်', zh: '从钱箱支付支出' },
  'expense.approve': {
    en: 'Approve expenses as the second person',
    mm: 'ဒုတိယလူအဖြစ် အသုံးစရိတ် ခွင့်ပြုရန်',
    zh: '作为第二人批准支出',
  },
  'expense.settings': {
    en: 'Set expense categories and budgets',
    mm: 'အသုံးစရိတ် အမျိုးအစားနှင့် ဘတ်ဂျက် သတ်မှတ်ရန်',
    zh: '设置支出类别和预算',
  },
  'ledger.view': { en: 'See the ledger', mm: 'လယ်ဂျာ ကြည့်ရန်', zh: '查看账簿' },
  'mailbag.view': { en: 'See mailbags', mm: 'စာပို့အိတ်များ ကြည့်ရန်', zh: '查看邮袋' },
  'mailbag.work': { en: 'Pack, send and unpack mailbags', mm: 'စာပို့အိတ် ထည့်၊ ပို့၊ စစ်ရန်', zh: '装袋、发袋和拆袋核对' },
  'mailbag.unseal': { en: 'Open the seal of a mailbag', mm: 'စာပို့အိတ် တံဆိပ်ဖွင့်ရန်', zh: '拆开邮袋封签' },
  'mailbag.settle': { en: 'Resolve mailbag differences', mm: 'စာပို့အိတ် ကွာခြားချက် ဖြေရှင်းရန်', zh: '处理邮袋差异' },
  'call.view': { en: 'See call log', mm: 'ဖုန်းခေါ်ဆိုမှု မှတ်တမ်း ကြည့်ရန်', zh: '查看通话记录' },
  'call.work': { en: 'Make calls', mm: 'ဖုန်းခေါ်ဆိုရန်', zh: '拨打电话' },
  'mail_post.view': { en: 'See parcels with the mail post', mm: 'စာတိုက်ရှိ ပါဆယ်များ ကြည့်ရန်', zh: '查看邮政包裹' },
  'mail_post.work': {
    en: 'Enter results of the mail post',
    mm: 'စာတိုက်မှ ရလဒ်များ ထည့်သွင်းရန်',
    zh: '登记邮政结果',
  },
  'mail_post.settings': {
    en: 'Set the statuses of posts',
    mm: 'စာတိုက် အခြေအနေများ သတ်မှတ်ရန်',
    zh: '设置邮政状态表',
  },
  'gate_slip.view': { en: 'See gate slips', mm: 'ဂိတ်ပြေစာများ ကြည့်ရန်', zh: '查看车站单据' },
  'gate_slip.work': {
    en: 'Hand parcels to bus gates',
    mm: 'ကားဂိတ်သို့ ပါဆယ် အပ်ရန်',
    zh: '向车站交件',
  },
  'run_sheet.view': { en: 'See run sheets', mm: 'ပို့ဆောင်စာရင်းများ ကြည့်ရန်', zh: '查看派件单' },
  'run_sheet.give': { en: 'Hand parcels to couriers', mm: 'ကူရီယာထံ ပါဆယ် ပေးအပ်ရန်', zh: '向快递员交件' },
  'run_sheet.settle': {
    en: 'Resolve run sheet differences',
    mm: 'ပို့ဆောင်စာရင်း ကွာခြားချက် ဖြေရှင်းရန်',
    zh: '处理派件单差异',
  },
  'handover_collection.view': {
    en: 'See handover collections',
    mm: 'လွှဲပြောင်းစာရင်းများ ကြည့်ရန်',
    zh: '查看包裹交接单',
  },
  'handover_collection.work': {
    en: 'Hand parcels over and receive them',
    mm: 'ပါဆယ်များ လွှဲပြောင်း၊ လက်ခံရန်',
    zh: '交接和接收包裹',
  },
  'handover_collection.settle': {
    en: 'Resolve handover differences',
    mm: 'လွှဲပြောင်းမှု ကွာခြားချက် ဖြေရှင်းရန်',
    zh: '处理交接差异',
  },
  'business_day.view': { en: 'See closed business days', mm: 'စာရင်းပိတ်ပြီးသော ရက်များ ကြည့်ရန်', zh: '查看已关账日' },
  'business_day.close': { en: 'Close a business day', mm: 'နေ့စာရင်း ပိတ်ရန်', zh: '关闭营业日' },
  'shift_handover.view': { en: 'See shift handovers', mm: 'ဂျူတီ လွှဲပြောင်းမှုများ ကြည့်ရန်', zh: '查看交接班' },
  'shift_handover.work': {
    en: 'Hand a shift over and take it',
    mm: 'ဂျူတီ လွှဲပြောင်း၊ လက်ခံရန်',
    zh: '交班和接班',
  },
  'shift_handover.settle': {
    en: 'Resolve shift differences',
    mm: 'ဂျူတီ ငွေကွာခြားချက် ဖြေရှင်းရန်',
    zh: '处理交接班差异',
  },
  'agent_service.view': { en: 'See agent services', mm: 'ကိုယ်စားလှယ် ဝန်ဆောင်မှုများ ကြည့်ရန်', zh: '查看代理服务' },
  'agent_service.ask': {
    en: 'Request services for an agent branch',
    mm: 'ကိုယ်စားလှယ် ရုံးခွဲအတွက် ဝန်ဆောင်မှု တောင်းဆိုရန်',
    zh: '为代理网点申请服务',
  },
  'agent_service.decide': {
    en: 'Confirm or deny agent services',
    mm: 'ကိုယ်စားလှယ် ဝန်ဆောင်မှုများ အတည်ပြု၊ ငြင်းပယ်ရန်',
    zh: '确认或拒绝代理服务',
  },
  'pickup_request.view': { en: 'See pickup requests', mm: 'လာယူရန် တောင်းဆိုမှုများ ကြည့်ရန်', zh: '查看揽收请求' },
  'pickup_request.edit': {
    en: 'Create and assign pickup requests',
    mm: 'လာယူရန် တောင်းဆိုမှုများ ဖန်တီး၊ တာဝန်ပေးရန်',
    zh: '新建和分派揽收请求',
  },
  'pickup_request.label': {
    en: 'Create labels at one’s own pickups',
    mm: 'မိမိ လာယူရသည့်နေရာတွင် လေဘယ် ဖန်တီးရန်',
    zh: '在自己上门揽收时新建运单',
  },
  'pickup_request.decide': {
    en: 'Act on pickups for the courier',
    mm: 'ကူရီယာကိုယ်စား လာယူမှုများ ဆောင်ရွက်ရန်',
    zh: '代快递员处理揽收',
  },
  'hold_mail.view': {
    en: 'See parcels on hold',
    mm: 'လက်ခံသူအတွက် ထိန်းသိမ်းထားသော ပါဆယ်များ ကြည့်ရန်',
    zh: '查看保管中的包裹',
  },
  'hold_mail.work': {
    en: 'Hold and release parcels',
    mm: 'လက်ခံသူအတွက် ပါဆယ် ထိန်းသိမ်းရန်နှင့် ဖွင့်ပေးရန်',
    zh: '办理和解除包裹保管',
  },
  'missing_case.view': { en: 'See missing cases', mm: 'ပျောက်ဆုံးမှုများ ကြည့်ရန်', zh: '查看丢失案件' },
  'missing_case.work': {
    en: 'Search for missing parcels',
    mm: 'ပျောက်ဆုံးနေသော ပါဆယ်များ ရှာဖွေရန်',
    zh: '查找丢失包裹',
  },
  'missing_case.confirm': {
    en: 'Confirm decisions on lost parcels',
    mm: 'ပျောက်ဆုံးသော ပါဆယ်များအတွက် ဆုံးဖြတ်ချက် အတည်ပြုရန်',
    zh: '确认丢失包裹的处理决定',
  },
  'emo.view': { en: 'See money orders', mm: 'ငွေပို့လွှာများ ကြည့်ရန်', zh: '查看汇票' },
  'emo.work': {
    en: 'Sell, pay out and refund money orders',
    mm: 'ငွေပို့လွှာ ရောင်းရန်၊ ထုတ်ပေးရန်၊ ပြန်အမ်းရန်',
    zh: '办理汇票汇出、兑付和退款',
  },
  'emo.decide': {
    en: 'Unlock money orders, create new codes and approve as the second person',
    mm: 'ငွေပို့လွှာ ပြန်ဖွင့်ရန်၊ ကုဒ်အသစ်ထုတ်ရန်၊ ဒုတိယလူအဖြစ် အတည်ပြုရန်',
    zh: '解锁汇票、生成新取款码、作为第二人批准',
  },
  'bank_account.view': {
    en: 'See bank accounts and their statements',
    mm: 'ဘဏ်အကောင့်များနှင့် ရှင်းတမ်းများ ကြည့်ရန်',
    zh: '查看银行账户和对账单',
  },
  'bank_account.edit': { en: 'Edit bank accounts', mm: 'ဘဏ်အကောင့်များ ပြင်ဆင်ရန်', zh: '编辑银行账户' },
  'transfer.view': { en: 'See transfers', mm: 'ငွေလွှဲများ ကြည့်ရန်', zh: '查看转账' },
  'transfer.ask': { en: 'Request transfers', mm: 'ငွေလွှဲရန် တောင်းဆိုရန်', zh: '申请转账' },
  'transfer.send': { en: 'Send transfers', mm: 'ငွေလွှဲရန်', zh: '执行转账' },
  'transfer.approve': { en: 'Approve transfers', mm: 'ငွေလွှဲ ခွင့်ပြုရန်', zh: '批准转账' },
  'bank_line.match': {
    en: 'Import bank statements and match their lines',
    mm: 'ဘဏ်ရှင်းတမ်း ထည့်သွင်း၍ တိုက်ဆိုင်ရန်',
    zh: '导入并核对银行对账单',
  },
  'support_ticket.view': {
    en: 'Create and see support tickets',
    mm: 'အကူအညီ တောင်းခံချက် တင်ရန်၊ ကြည့်ရန်',
    zh: '提交和查看工单',
  },
  'support_ticket.answer': { en: 'Answer support tickets', mm: 'အကူအညီ တောင်းခံချက် ဖြေကြားရန်', zh: '答复工单' },
  'support_ticket.settings': { en: 'Edit saved replies', mm: 'အသင့်အဖြေများ ပြင်ဆင်ရန်', zh: '编辑常用答复' },
  'feedback.view': { en: 'See and record feedback', mm: 'အကြံပြုချက် ကြည့်ရန်၊ မှတ်တမ်းတင်ရန်', zh: '查看和登记反馈' },
  'feedback.work': { en: 'Work on feedback', mm: 'အကြံပြုချက် ဆောင်ရွက်ရန်', zh: '处理反馈' },
  'operations.view': { en: 'Monitor the system', mm: 'စနစ် စောင့်ကြည့်ရန်', zh: '查看系统监控' },
  'message.view': { en: 'See messages', mm: 'SMS ကြည့်ရန်', zh: '查看短信' },
  'message.send': { en: 'Send messages', mm: 'SMS ပို့ရန်', zh: '发送短信' },
  'message.settings': {
    en: 'Edit message texts and gateway',
    mm: 'SMS စာသားနှင့် ဂိတ်ဝေး ပြင်ဆင်ရန်',
    zh: '编辑短信模板和网关',
  },
  'api_key.view': { en: 'See API keys', mm: 'API သော့များ ကြည့်ရန်', zh: '查看 API 密钥' },
  'api_key.edit': {
    en: 'Create, roll and revoke API keys',
    mm: 'API သော့များ ပြုလုပ်ရန်၊ လဲရန်နှင့် ရုပ်သိမ်းရန်',
    zh: '创建、轮换和撤销 API 密钥',
  },
  'webhook.view': {
    en: 'See webhooks and what was sent',
    mm: 'Webhook များနှင့် ပို့ခဲ့သည်များ ကြည့်ရန်',
    zh: '查看 Webhook 及投递记录',
  },
  'webhook.edit': {
    en: 'Create webhooks, see and roll their secrets',
    mm: 'Webhook များ ပြုလုပ်ရန်၊ လျှို့ဝှက်ကုဒ် ကြည့်ရန်နှင့် လဲရန်',
    zh: '创建 Webhook，查看和更换密钥',
  },
  'webhook.send': { en: 'Resend events and send tests', mm: 'စမ်းသပ်ပို့ရန်နှင့် ထပ်ပို့ရန်', zh: '发送测试和重发事件' },
  'price.view': { en: 'See price exceptions', mm: 'ဈေးနှုန်းခြွင်းချက်များ ကြည့်ရန်', zh: '查看价格例外' },
  'price.except': {
    en: 'Give and confirm price exceptions',
    mm: 'ဈေးနှုန်းခြွင်းချက် ပေးရန်နှင့် အတည်ပြုရန်',
    zh: '给予和确认价格例外',
  },
  'payment_channel.view': { en: 'See payment channels', mm: 'ငွေပေးချေနည်းများ ကြည့်ရန်', zh: '查看收款渠道' },
  'payment_channel.edit': { en: 'Edit payment channels', mm: 'ငွေပေးချေနည်းများ ပြင်ဆင်ရန်', zh: '编辑收款渠道' },
  'merchant_user.view': { en: 'See merchant users', mm: 'ကုန်သည်အသုံးပြုသူများ ကြည့်ရန်', zh: '查看商户用户' },
  'merchant_user.edit': { en: 'Edit merchant users', mm: 'ကုန်သည်အသုံးပြုသူများ ပြင်ဆင်ရန်', zh: '编辑商户用户' },
  'move_in.view': { en: 'See move-ins', mm: 'စာရင်းဟောင်း သွင်းယူမှု ကြည့်ရန်', zh: '查看数据迁入' },
  'move_in.edit': { en: 'Prepare and sign move-ins', mm: 'စာရင်းဟောင်း သွင်းယူရန်နှင့် လက်မှတ်ထိုးရန်', zh: '准备并签字数据迁入' },
  'export_destination.edit': { en: 'Edit export destinations', mm: 'ဖိုင်ပို့ရန် နေရာများ ပြင်ဆင်ရန်', zh: '编辑导出目的地' },
  'erasure.edit': {
    en: 'Ask for and confirm erasures',
    mm: 'ကိုယ်ရေးအချက်အလက် ဖျက်ရန် တောင်းဆိုခြင်းနှင့် အတည်ပြုခြင်း',
    zh: '申请和确认清除个人信息',
  },
  'audit.view': { en: 'See the audit log', mm: 'စစ်ဆေးမှတ်တမ်း ကြည့်ရန်', zh: '查看审计日志' },
  'export.use': { en: 'Export lists', mm: 'စာရင်းများ ထုတ်ယူရန်', zh: '导出列表' },
  'export.details': {
    en: 'Full phone numbers in exports',
    mm: 'ဖုန်းနံပါတ် အပြည့်အစုံဖြင့် ထုတ်ယူရန်',
    zh: '导出完整的电话号码',
  },
  'export.person': {
    en: 'All data of a person as a file',
    mm: 'လူတစ်ဦး၏ အချက်အလက်အားလုံးကို ဖိုင်ဖြင့် ထုတ်ယူရန်',
    zh: '导出一个人的全部数据',
  },
  'view.share': { en: 'Share saved views', mm: 'သိမ်းထားသော မြင်ကွင်းများ မျှဝေရန်', zh: '共享已保存的视图' },
};

export const roleFieldWords = words({
  slug: { en: 'Slug', mm: 'စနစ်သုံးအမည်', zh: '标识' },
  level: { en: 'Role level', mm: 'ရာထူးအဆင့်', zh: '角色级别' },
  permissions: { en: 'Permissions', mm: 'ခွင့်ပြုချက်များ', zh: '权限' },
  second_factor_required: sessionFieldWords.second_factor_required,
  staff_count: { en: 'Number of staff', mm: 'ဝန်ထမ်း အရေအတွက်', zh: '员工人数' },
});

/** Rooms by which the matrix groups its permissions: the part before the dot. */
export type PermissionRoom = Permission extends infer P ? (P extends `${infer Room}.${string}` ? Room : P) : never;

export const permissionRoomWords: Record<PermissionRoom, Word> = {
  announcement: commonWords.announcements,
  staff: commonFieldWords.staff,
  branch: commonWords.branches,
  branch_route: commonWords.routes,
  report: commonWords.reports,
  'dashboard-view': commonWords.dashboard,
  label: commonFieldWords.labels,
  customer: commonFieldWords.customers,
  tariff: commonWords.prices,
  place: placeWords.list,
  cash: payMethodWords.cash,
  cod: { en: 'COD and clearances', mm: 'COD နှင့် ငွေရှင်းမှုများ', zh: '代收货款和结算' },
  expense: sheetFigureWords.expenses,
  ledger: { en: 'Ledger', mm: 'လယ်ဂျာ', zh: '账簿' },
  mailbag: mailbagWords.list,
  call: commonWords.callLog,
  mail_post: mailPostWords.list,
  gate_slip: commonWords.gateSlips,
  run_sheet: runSheetWords.list,
  handover_collection: handoverCollectionWords.list,
  business_day: { en: 'Business days', mm: 'စာရင်းပိတ်ရက်များ', zh: '营业日' },
  shift_handover: shiftWords.list,
  agent_service: agentServiceWords.list,
  pickup_request: { en: 'Pickup requests', mm: 'လာယူရန် တောင်းဆိုမှုများ', zh: '揽收请求' },
  hold_mail: commonWords.holdMail,
  missing_case: missingCaseWords.list,
  emo: commonWords.emo,
  bank_account: bankAccountWords.list,
  transfer: transferWords.list,
  bank_line: bankLineWords.list,
  support_ticket: supportTicketWords.list,
  feedback: feedbackWords.list,
  operations: commonWords.systemMonitor,
  message: commonWords.messages,
  api_key: apiKeyWords.list,
  webhook: commonWords.webhooks,
  price: priceExceptionWords.list,
  payment_channel: paymentChannelWords.list,
  merchant_user: commonWords.merchantUsers,
  move_in: moveInWords.list,
  export_destination: exportDestinationWords.list,
  erasure: erasureWords.list,
  audit: commonWords.auditLog,
  export: commonWords.export,
  view: { en: 'Saved views', mm: 'သိမ်းထားသော မြင်ကွင်းများ', zh: '已保存的视图' },
};
