import { words } from '@waybill/domain/kernel/words.ts';

/** Problems of an order sheet's rows. Only the server reports them, so they are apart from problem.words.ts and no browser loads them. */
export const sheetProblemWords = words({
  csv_unreadable: {
    en: 'This is no CSV file in UTF-8. Save it as "CSV UTF-8" or as an Excel workbook.',
    mm: 'UTF-8 ဖြင့် သိမ်းထားသော CSV ဖိုင် မဟုတ်ပါ။ "CSV UTF-8" သို့မဟုတ် Excel ဖိုင်အဖြစ် သိမ်းပါ။',
    zh: '这不是 UTF-8 编码的 CSV 文件，请另存为“CSV UTF-8”或 Excel 工作簿。',
  },
  sheet_empty: {
    en: 'There is no order below the first row with the names of the columns.',
    mm: 'ကော်လံအမည်များပါသော ပထမတန်းအောက်တွင် အော်ဒါ မရှိပါ။',
    zh: '首行列名之下没有订单。',
  },
  text_too_much: {
    en: 'This is more than can be read at once: at most {max} orders. Paste a part of it, or upload a sheet.',
    mm: 'တစ်ကြိမ်တည်း ဖတ်နိုင်သည်ထက် များနေသည်။ အော်ဒါ အများဆုံး {max} ခုသာ ရသည်။ တစ်ပိုင်းစီ ကူးထည့်ပါ၊ သို့မဟုတ် စာရင်းဖိုင် တင်ပါ။',
    zh: '内容过多，一次最多读取 {max} 个订单。请分批粘贴，或上传表格。',
  },
  place_meant: {
    en: '{field} “{value}” is not known. Do you mean {meant}?',
    mm: '{field} “{value}” ကို မသိပါ။ {meant} ကို ဆိုလိုပါသလား။',
    zh: '未知的{field}“{value}”。是指 {meant} 吗？',
  },
  amount_meant: {
    en: '{field} “{value}” is not certain. Is it {meant} Ks?',
    mm: '{field} “{value}” သည် မသေချာပါ။ {meant} ကျပ် ဖြစ်ပါသလား။',
    zh: '{field}“{value}”不确定。是 {meant} 缅元吗？',
  },
  cod_paid: {
    en: 'The sheet says “{value}”: nothing is collected. Confirm it for the sheet, or type the amount.',
    mm: 'စာရင်းတွင် “{value}” ဟု ဖော်ပြထားသဖြင့် ဘာမှ မကောက်ပါ။ စာရင်းအတွက် အတည်ပြုပါ၊ သို့မဟုတ် ပမာဏ ရိုက်ပါ။',
    zh: '表格注明“{value}”，因此不代收。请为整表确认，或填写金额。',
  },
  payment_unclear: {
    en: 'The sheet says “{value}”. Is this paid or to be collected? Type what is collected, or 0.',
    mm: 'စာရင်းတွင် “{value}” ဟု ဖော်ပြထားသည်။ ရှင်းပြီးလား၊ ကောက်ရမလား။ ကောက်ရမည့်ငွေ သို့မဟုတ် ၀ ရိုက်ပါ။',
    zh: '表格注明“{value}”。已付款还是需代收？请填写代收金额，或填 0。',
  },
  amount_unclear: {
    en: '{field} “{value}” can be read in several ways. Write one amount in kyat.',
    mm: '{field} “{value}” ကို နည်းအမျိုးမျိုးဖြင့် ဖတ်နိုင်သည်။ ကျပ်ဖြင့် ပမာဏတစ်ခုတည်း ရေးပါ။',
    zh: '{field}“{value}”有多种读法，请只写一个缅元金额。',
  },
  phone_masked: {
    en: 'The phone “{value}” is hidden by stars. Ask the shop for the whole number.',
    mm: 'ဖုန်း “{value}” ကို ကြယ်ပွင့်များဖြင့် ဖုံးထားသည်။ ဆိုင်ထံမှ နံပါတ်အပြည့်အစုံ တောင်းပါ။',
    zh: '电话“{value}”被星号隐藏，请向商户索取完整号码。',
  },
  place_many: {
    en: '“{value}” is the name of several places. Write one of: {places}.',
    mm: '“{value}” အမည်ရှိ နေရာ တစ်ခုထက် ပိုပါသည်။ ဤအနက် တစ်ခုကို ရေးပါ - {places}',
    zh: '“{value}”是多个地点的名称，请写其中之一：{places}。',
  },
  reference_twice: {
    en: 'Row {other} has the same reference.',
    mm: 'အတန်း {other} တွင် ဤရည်ညွှန်းနံပါတ် ရှိပြီးဖြစ်သည်။',
    zh: '第 {other} 行已有相同的参考编号。',
  },
  cell_changed: {
    en: 'Somebody else has typed “{text}” here meanwhile. What you typed still stands in the cell: Enter puts it in.',
    mm: 'အခြားသူက ဤနေရာတွင် “{text}” ဟု ရိုက်ထားပြီး ဖြစ်သည်။ သင်ရိုက်ထားသည်မှာ ကွက်ထဲတွင် ကျန်ရှိသည်။ အစားထိုးရန် Enter နှိပ်ပါ။',
    zh: '他人刚在此处填写了“{text}”。您输入的内容仍在单元格中：按 Enter 可替换。',
  },
  order_made: {
    en: 'The same order was made into {code} on {day}, from {file}.',
    mm: 'ဤအော်ဒါကို {day} တွင် {file} မှ {code} အဖြစ် ပြုလုပ်ပြီးဖြစ်သည်။',
    zh: '相同订单已于 {day} 由 {file} 生成运单 {code}。',
  },
});
