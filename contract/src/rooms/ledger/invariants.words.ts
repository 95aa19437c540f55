import type { Word } from '@waybill/domain/kernel/words.ts';

/** Invariants of all money, by name; the server has a query for each (`rooms/ledger/invariants.ts`). */
export const invariantNames = [
  'journals_balance',
  'kept_balances',
  'bank_days',
  'bank_unseen',
  'bank_gathered',
  'bank_lines_shown',
  'courier_cash',
  'handed_in_once',
  'cash_on_its_way',
  'tills_not_below_zero',
  'shortages_not_below_zero',
  'overages_not_below_zero',
  'payable_explained',
  'receivable_explained',
  'label_payable_explained',
  'open_documents',
  'nothing_reserved',
  'paid_documents',
  'cod_states',
  'strict_gates',
  'open_handovers',
  'confirmed_handovers',
  'closed_days',
  'mmpost_explained',
  'gates_explained',
  'gate_documents',
  'channels_explained',
  'claimed_not_ready',
  'emo_payable_explained',
  'agents_explained',
] as const;
export type InvariantName = (typeof invariantNames)[number];

export const invariantWords: Record<InvariantName, Word> = {
  journals_balance: {
    en: 'every journal entry balances and moves money',
    mm: 'ဂျာနယ်တိုင်း ညီမျှပြီး ငွေရွှေ့ပြောင်းမှု ရှိသည်',
    zh: '每笔分录借贷平衡且有发生额',
  },
  kept_balances: {
    en: 'the stored balance of an account equals the sum of its postings',
    mm: 'ငွေစာရင်း၏ သိမ်းထားသော လက်ကျန်သည် စာရင်းသွင်းချက်များ၏ ပေါင်းလဒ်နှင့် ညီသည်',
    zh: '账户留存余额等于其记账合计',
  },
  bank_days: {
    en: 'the stored daily amounts of a bank account equal the sums of its statement lines',
    mm: 'ဘဏ်အကောင့်၏ နေ့အလိုက် သိမ်းထားသော ငွေသည် ထိုနေ့ ဘဏ်ရှင်းတမ်းစာကြောင်းများ၏ ပေါင်းလဒ်နှင့် ညီသည်',
    zh: '银行账户每日留存金额等于当日对账单各行合计',
  },
  bank_unseen: {
    en: 'a posting on a bank account is matched with a statement line, or listed as not yet shown by the bank',
    mm: 'ဘဏ်အကောင့်ပေါ်ရှိ စာရင်းသွင်းချက်တိုင်းသည် ဘဏ်ရှင်းတမ်းစာကြောင်းနှင့် တွဲပြီး သို့မဟုတ် ဘဏ်မပြသေးဟု သိမ်းထားသည်',
    zh: '银行账户的每笔记账要么对应对账单的一行，要么记为银行尚未显示',
  },
  bank_gathered: {
    en: 'a lump sum of a payment channel stands for exactly the payments that it took together',
    mm: 'ငွေပေးချေနည်း စုပေါင်းငွေသည် ပေါင်းထားသော ပေးချေမှုများနှင့် အတိအကျ ညီသည်',
    zh: '渠道合并到账与其包含的各笔付款完全一致',
  },
  bank_lines_shown: {
    en: 'a bank statement line has the same account and amount as its matched posting',
    mm: 'ဘဏ်ရှင်းတမ်းစာကြောင်းသည် တွဲထားသော စာရင်းသွင်းချက်၏ ဘဏ်အကောင့်၊ ငွေပမာဏတို့နှင့် ညီသည်',
    zh: '对账单的每一行与其对应记账的账户和金额一致',
  },
  courier_cash: {
    en: 'a courier holds the cash collected and not handed in',
    mm: 'ကူရီယာလက်ဝယ်ငွေသည် ကောက်ခံပြီး မအပ်ရသေးသော ငွေနှင့် ညီသည်',
    zh: '快递员手持现金等于已收未交款',
  },
  handed_in_once: {
    en: 'no courier holds cash that was handed in and counted',
    mm: 'အပ်နှံ၍ ရေတွက်ပြီးသော ငွေကို ကူရီယာလက်ဝယ် မရှိတော့ပါ',
    zh: '已交并已清点的现金不再计在快递员手中',
  },
  cash_on_its_way: {
    en: 'cash in transit equals what branches have sent and nobody has confirmed',
    mm: 'လမ်းခရီးရှိ ငွေသားသည် ရုံးခွဲများ ပို့ပြီး အတည်မပြုရသေးသော ငွေနှင့် ညီသည်',
    zh: '在途现金等于网点已送未确认款',
  },
  tills_not_below_zero: {
    en: 'no branch has paid out cash that it did not have',
    mm: 'ရုံးခွဲသည် မရှိသောငွေကို မပေးထားပါ',
    zh: '网点没有付出其没有的现金',
  },
  shortages_not_below_zero: {
    en: 'nobody has repaid more than their shortage',
    mm: 'လျော့ငွေကို ပေးရန်ရှိသည်ထက် ပိုပေးထားသူ မရှိပါ',
    zh: '没有人归还的短款超过其所欠',
  },
  overages_not_below_zero: {
    en: 'no branch has returned more surplus than it counted',
    mm: 'ရုံးခွဲသည် ပိုငွေကို ရေတွက်ရရှိသည်ထက် ပိုမထုတ်ထားပါ',
    zh: '网点没有支出超过所清点的长款',
  },
  payable_explained: {
    en: 'the amount owed to a merchant is explained by labels and documents',
    mm: 'ကုန်သည်သို့ ပေးရန်ငွေကို လေဘယ်နှင့် စာရွက်စာတမ်းများက ရှင်းပြနိုင်သည်',
    zh: '应付商户款可由运单和单据说明',
  },
  receivable_explained: {
    en: 'the amount a merchant owes is explained by labels and documents',
    mm: 'ကုန်သည်ထံမှ ရရန်ငွေကို လေဘယ်နှင့် စာရွက်စာတမ်းများက ရှင်းပြနိုင်သည်',
    zh: '应收商户款可由运单和单据说明',
  },
  label_payable_explained: {
    en: 'each label’s share of the amount owed to its merchant is explained by its lines',
    mm: 'ကုန်သည်သို့ ပေးရန်ငွေတွင် လေဘယ်တစ်ခုချင်း၏ အပိုင်းကို ၎င်း၏ စာကြောင်းများက ရှင်းပြနိုင်သည်',
    zh: '每单应付商户款可由其明细说明',
  },
  open_documents: {
    en: 'an open document equals the sum of its lines, and each line is still open',
    mm: 'မပြီးသေးသော စာရွက်စာတမ်းသည် ၎င်း၏ စာကြောင်းများ ပေါင်းလဒ်ဖြစ်ပြီး စာကြောင်းတိုင်း ဖွင့်ထားဆဲ ဖြစ်သည်',
    zh: '未结单据等于其明细合计，且每行仍未结',
  },
  nothing_reserved: {
    en: 'nothing is reserved for a document that is not open',
    mm: 'ပိတ်ပြီးသော စာရွက်စာတမ်းအတွက် သီးသန့်ထားသည် မရှိပါ',
    zh: '没有为已关闭单据保留的款项',
  },
  paid_documents: {
    en: 'a paid document was paid in full, or its rest was carried over',
    mm: 'ပေးပြီးသော စာရွက်စာတမ်းသည် သင့်ငွေကို ပေးပြီး သို့မဟုတ် ကျန်ငွေကို ဆက်သယ်ထားသည်',
    zh: '已付单据按其金额付清或结转余额',
  },
  cod_states: {
    en: 'a label’s COD status agrees with its open amounts',
    mm: 'လေဘယ်၏ COD အခြေအနေသည် ဖွင့်ထားဆဲငွေနှင့် ကိုက်ညီသည်',
    zh: '运单代收款状态与未结款项一致',
  },
  strict_gates: {
    en: 'COD of strict merchants is never ready before its cash has arrived',
    mm: 'တင်းကျပ်သော ကုန်သည်၏ COD သည် ငွေမရောက်မီ ရှင်းရန် အသင့်မဖြစ်ပါ',
    zh: '严格商户的代收款在到账前不可结算',
  },
  open_handovers: {
    en: 'an open handover equals the sum of the money it moves',
    mm: 'မပြီးသေးသော လွှဲပြောင်းမှုသည် ရွှေ့ပြောင်းမည့် ငွေ၏ ပေါင်းလဒ် ဖြစ်သည်',
    zh: '未完成交接等于其所转款项合计',
  },
  confirmed_handovers: {
    en: 'a confirmed handover took the expected amount from the giver',
    mm: 'အတည်ပြုပြီး လွှဲပြောင်းမှုသည် အပ်နှံသူထံမှ ရှိသင့်သည့်ငွေအတိုင်း နုတ်ယူထားသည်',
    zh: '已确认交接从交款人处扣除应有金额',
  },
  closed_days: {
    en: 'a closed day still ends with the cash that was signed for',
    mm: 'ပိတ်ပြီးသောရက်သည် လက်မှတ်ထိုးခဲ့သည့် ငွေသားဖြင့်ပင် ပြီးဆုံးသည်',
    zh: '已关账日的期末现金仍与签字时一致',
  },
  mmpost_explained: {
    en: 'Myanmar Post owes the cash it collected and has not paid, minus what it overpaid',
    mm: 'မြန်မာ့စာတိုက် ပေးရန်ငွေသည် ကောက်ခံပြီး မပေးရသေးသောငွေမှ ပိုပေးထားသောငွေ နုတ်ထားသည်နှင့် ညီသည်',
    zh: '应收缅甸邮政款等于其已收未付款减去多付款',
  },
  channels_explained: {
    en: 'what each payment channel owes is the sum of its open claims',
    mm: 'ငွေပေးချေနည်းတစ်ခုစီမှ ရရန်သည် မတွေ့ရသေးသော ငွေများ၏ စုစုပေါင်းနှင့် ညီသည်',
    zh: '每个收款渠道的应收等于其未核对款项之和',
  },
  claimed_not_ready: {
    en: 'no COD is ready while its payment channel owes a part of it',
    mm: 'ငွေပေးချေနည်းမှ ရရန်ကျန်နေသေးသော COD သည် ရှင်းရန် အသင့်မဖြစ်',
    zh: '渠道尚欠款的代收货款不会变为可结算',
  },
  gates_explained: {
    en: 'bus gates owe the cash they collected and have not paid',
    mm: 'ဂိတ်များ ပေးရန်ငွေသည် ကောက်ခံပြီး မပေးရသေးသောငွေနှင့် ညီသည်',
    zh: '应收车站款等于其已收未付款',
  },
  gate_documents: {
    en: 'after a gate collection is complete, only unresolved shortages remain with the gate',
    mm: 'ပြီးဆုံးသော ဂိတ်ငွေစာရင်းမှ မပြီးပြတ်သေးသော လိုငွေသာ ဂိတ်တွင် ကျန်သည်',
    zh: '已完成的车站结算单中，只有未了结的短款仍在车站',
  },
  emo_payable_explained: {
    en: 'the amount owed on money orders equals those neither paid out nor refunded',
    mm: 'ပေးရန်ကျန် ငွေပို့လွှာငွေသည် မထုတ်၊ မအမ်းရသေးသော ငွေပို့လွှာများ၏ ပေါင်းလဒ်နှင့် ညီသည်',
    zh: '应付汇票款等于尚未兑付且未退款的汇票合计',
  },
  agents_explained: {
    en: 'an agent is owed the commission of its work, minus what it kept in its settlements',
    mm: 'ကိုယ်စားလှယ်ကို ပေးရန်ကျန် ကော်မရှင်သည် လုပ်ငန်းအတွက် ကော်မရှင်မှ ငွေရှင်းတမ်းများတွင် ယူထားသည်ကို နုတ်ထားသည်နှင့် ညီသည်',
    zh: '应付代理的佣金等于其业务佣金减去结算时已扣留的部分',
  },
};
