import { words } from '@waybill/domain/kernel/words.ts';

/** Problems of an order sheet's rows. Only the server reports them, so they are apart from problem.words.ts and no browser loads them. */
export const sheetProblemWords = words({
  csv_unreadable: {
    en: 'This is no text file with columns that can be read. Save it as .xlsx or as "CSV UTF-8".',
    mm: 'ဖတ်၍ရသော ကော်လံပါ စာသားဖိုင် မဟုတ်ပါ။ .xlsx သို့မဟုတ် "CSV UTF-8" အဖြစ် သိမ်းပါ။',
    zh: '这不是可读取的带列文本文件，请另存为 .xlsx 或“CSV UTF-8”。',
  },
  sheet_old: {
    en: 'This is an old or locked Excel file (.xls). Open it, save it as .xlsx or .csv without a password, and upload that.',
    mm: 'ဤဖိုင်သည် Excel ဗားရှင်းဟောင်း (.xls) သို့မဟုတ် စကားဝှက်ခံထားသော ဖိုင် ဖြစ်သည်။ ဖွင့်ပြီး .xlsx သို့မဟုတ် .csv အဖြစ် စကားဝှက်မပါဘဲ သိမ်းကာ တင်ပါ။',
    zh: '这是旧版或加密的 Excel 文件 (.xls)。请打开后另存为不带密码的 .xlsx 或 .csv 再上传。',
  },
  sender_fixed: {
    en: 'Your shop is the sender of its orders. Set this column to “Ignored”.',
    mm: 'အော်ဒါများ၏ ပေးပို့သူသည် သင့်ဆိုင် ဖြစ်သည်။ ဤကော်လံကို “ကျော်မည်” ဟု ရွေးပါ။',
    zh: '订单的寄件人就是您的店铺。请将此列设为“忽略”。',
  },
  row_hidden: {
    en: 'This row is hidden in the sheet.',
    mm: 'ဤအတန်းကို စာရင်းတွင် ဖျောက်ထားသည်။',
    zh: '此行在表格中被隐藏。',
  },
  row_struck: {
    en: 'This row is struck out in the sheet.',
    mm: 'ဤအတန်းကို စာရင်းတွင် မျဉ်းဖြတ်ထားသည်။',
    zh: '此行在表格中已被划掉。',
  },
  row_head: {
    en: 'These are the names of the columns once more.',
    mm: 'ကော်လံအမည်များကို ထပ်ဖော်ပြထားသည့် အတန်း ဖြစ်သည်။',
    zh: '此行重复了列名。',
  },
  cell_struck: {
    en: '{field} is struck out in the sheet, or a part of it. Type the right value.',
    mm: '{field} ကို စာရင်းတွင် အားလုံး သို့မဟုတ် တစ်စိတ်တစ်ပိုင်း မျဉ်းဖြတ်ထားသည်။ မှန်သည်ကို ရိုက်ပါ။',
    zh: '{field}在表格中全部或部分被划掉，请填写有效内容。',
  },
  sheet_empty: {
    en: 'There are no orders below the row of column names.',
    mm: 'ကော်လံအမည်များပါသော ပထမတန်းအောက်တွင် အော်ဒါ မရှိပါ။',
    zh: '首行列名之下没有订单。',
  },
  text_too_much: {
    en: 'Too much text: at most {max} orders at once. Paste a part of it, or upload a sheet.',
    mm: 'တစ်ကြိမ်တည်း ဖတ်နိုင်သည်ထက် များနေသည်။ အော်ဒါ အများဆုံး {max} ခုသာ ရသည်။ တစ်ပိုင်းစီ ကူးထည့်ပါ၊ သို့မဟုတ် စာရင်းဖိုင် တင်ပါ။',
    zh: '内容过多，一次最多读取 {max} 个订单。请分批粘贴，或上传表格。',
  },
  place_meant: {
    en: '{field} “{value}” is not known. Do you mean {meant}?',
    mm: '{field} “{value}” ကို မသိပါ။ {meant} ကို ဆိုလိုပါသလား။',
    zh: '未知的{field}“{value}”。是指 {meant} 吗？',
  },
  amount_meant: {
    en: '{field} “{value}” is not clear. Is it {meant} Ks?',
    mm: '{field} “{value}” သည် မသေချာပါ။ {meant} ကျပ် ဖြစ်ပါသလား။',
    zh: '{field}“{value}”不确定。是 {meant} 缅元吗？',
  },
  cod_paid: {
    en: 'The sheet says “{value}”, so nothing is collected. Confirm it for the sheet, or type the amount.',
    mm: 'စာရင်းတွင် “{value}” ဟု ဖော်ပြထားသဖြင့် ဘာမှ မကောက်ပါ။ စာရင်းအတွက် အတည်ပြုပါ၊ သို့မဟုတ် ပမာဏ ရိုက်ပါ။',
    zh: '表格注明“{value}”，因此不代收。请为整表确认，或填写金额。',
  },
  payment_unclear: {
    en: 'The sheet says “{value}”. Already paid, or to collect? Type the amount to collect, or 0.',
    mm: 'စာရင်းတွင် “{value}” ဟု ဖော်ပြထားသည်။ ရှင်းပြီးလား၊ ကောက်ရမလား။ ကောက်ရမည့်ငွေ သို့မဟုတ် 0 ရိုက်ပါ။',
    zh: '表格注明“{value}”。已付款还是需代收？请填写代收金额，或填 0。',
  },
  amount_unclear: {
    en: '{field} “{value}” is ambiguous. Write one amount in kyat.',
    mm: '{field} “{value}” ကို နည်းအမျိုးမျိုးဖြင့် ဖတ်နိုင်သည်။ ကျပ်ဖြင့် ပမာဏတစ်ခုတည်း ရေးပါ။',
    zh: '{field}“{value}”有多种读法，请只写一个缅元金额。',
  },
  phone_masked: {
    en: 'The phone “{value}” is masked with stars. Ask the shop for the full number.',
    mm: 'ဖုန်း “{value}” ကို ကြယ်ပွင့်များဖြင့် ဖုံးထားသည်။ ဆိုင်ထံမှ နံပါတ်အပြည့်အစုံ တောင်းပါ။',
    zh: '电话“{value}”被星号隐藏，请向商户索取完整号码。',
  },
  place_many: {
    en: 'Several places are named “{value}”. Write one of: {places}.',
    mm: '“{value}” အမည်ရှိ နေရာ တစ်ခုထက် ပိုပါသည်။ ဤအနက် တစ်ခုကို ရေးပါ - {places}',
    zh: '“{value}”是多个地点的名称，请写其中之一：{places}。',
  },
  reference_twice: {
    en: 'Row {other} has the same reference.',
    mm: 'အတန်း {other} တွင် ဤရည်ညွှန်းနံပါတ် ရှိပြီးဖြစ်သည်။',
    zh: '第 {other} 行已有相同的参考编号。',
  },
  cell_changed: {
    en: 'Someone else has entered “{text}” here meanwhile. Your text is still in the cell: press Enter to use it.',
    mm: 'အခြားသူက ဤနေရာတွင် “{text}” ဟု ရိုက်ထားပြီး ဖြစ်သည်။ သင်ရိုက်ထားသည်မှာ ကွက်ထဲတွင် ကျန်ရှိသည်။ အစားထိုးရန် Enter နှိပ်ပါ။',
    zh: '他人刚在此处填写了“{text}”。您输入的内容仍在单元格中：按 Enter 可替换。',
  },
  order_made: {
    en: 'The same order was already made into {code} on {day}, from {file}.',
    mm: 'ဤအော်ဒါကို {day} တွင် {file} မှ {code} အဖြစ် ပြုလုပ်ပြီးဖြစ်သည်။',
    zh: '相同订单已于 {day} 由 {file} 生成运单 {code}。',
  },
});
