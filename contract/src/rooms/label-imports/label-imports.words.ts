import {
  importLife,
  importRowLife,
  type ImportRowState,
  type ImportState,
} from '@waybill/domain/rooms/label-imports/import-states.ts';
import type { SheetField } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { StateFace } from '../../kernel/list.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';

export const labelImportWords = words({
  about: {
    en: 'Order sheets from merchants stand here from their upload to their labels. An Excel or CSV file is enough.',
    mm: 'ကုန်သည်များ၏ အော်ဒါစာရင်းများကို တင်ချိန်မှ လေဘယ်ပြုလုပ်ပြီးချိန်အထိ ဤနေရာတွင် ပြသည်။ Excel သို့မဟုတ် CSV ဖိုင် ရလျှင် လုံလောက်သည်။',
    zh: '商户的订单表从上传到生成运单都列在这里，Excel 或 CSV 文件即可。',
  },
  list: { en: 'Order sheets', mm: 'အော်ဒါစာရင်းများ', zh: '订单表' },
  one: { en: 'Order sheet', mm: 'အော်ဒါစာရင်း', zh: '订单表' },
  wrong: { en: 'What is wrong', mm: 'မှားယွင်းချက်', zh: '错误说明' },
  sample: { en: 'Sample order sheet', mm: 'အော်ဒါစာရင်း နမူနာ', zh: '订单表样本' },
  errors: { en: 'Rows to fix', mm: 'ပြင်ရန် အတန်းများ', zh: '待修正的行' },
});

export const labelImportFieldWords = words({
  file_name: { en: 'File', mm: 'ဖိုင်', zh: '文件' },
  total: { en: 'Rows', mm: 'အတန်းရေ', zh: '行数' },
  ready: { en: 'Ready', mm: 'အဆင်သင့်', zh: '可生成' },
  bad: { en: 'To fix', mm: 'ပြင်ရန်', zh: '待修正' },
  left_out: { en: 'Left out', mm: 'ချန်ထားသည်', zh: '已排除' },
  made: { en: 'Labels made', mm: 'ပြုလုပ်ပြီး လေဘယ်', zh: '已生成运单' },
  by: { en: 'Uploaded by', mm: 'တင်သွင်းသူ', zh: '上传人' },
  columns: { en: 'Columns', mm: 'ကော်လံများ', zh: '列' },
  usual: { en: 'When the sheet does not say', mm: 'စာရင်းတွင် မဖော်ပြပါက', zh: '表格未注明时' },
});

export const importStateFaces: Record<ImportState, StateFace> = {
  open: { tone: importLife.states.open.tone, word: { en: 'Being prepared', mm: 'ပြင်ဆင်ဆဲ', zh: '准备中' } },
  making: { tone: importLife.states.making.tone, word: { en: 'Making labels', mm: 'လေဘယ် ပြုလုပ်ဆဲ', zh: '正在生成运单' } },
  done: { tone: importLife.states.done.tone, word: { en: 'Done', mm: 'ပြီးဆုံး', zh: '已完成' } },
  dropped: { tone: importLife.states.dropped.tone, word: { en: 'Dropped', mm: 'ပယ်ဖျက်ပြီး', zh: '已放弃' } },
};

export const importRowFaces: Record<ImportRowState, StateFace> = {
  ready: { tone: importRowLife.states.ready.tone, word: { en: 'Ready', mm: 'အဆင်သင့်', zh: '可生成' } },
  bad: { tone: importRowLife.states.bad.tone, word: { en: 'To fix', mm: 'ပြင်ရန်', zh: '待修正' } },
  left: { tone: importRowLife.states.left.tone, word: { en: 'Left out', mm: 'ချန်ထားသည်', zh: '已排除' } },
  made: { tone: importRowLife.states.made.tone, word: { en: 'Label made', mm: 'လေဘယ် ပြုလုပ်ပြီး', zh: '已生成运单' } },
};

/** Column names in our sheets and on the screen; each is also recognised as a heading. */
export const sheetFieldWords: Record<SheetField, Word> = {
  reference_id: { en: 'Order no.', mm: 'အော်ဒါနံပါတ်', zh: '订单号' },
  destination_name: label.destination_name,
  destination_phone: label.destination_phone,
  contact_phone_list: { en: 'Second phone', mm: 'ဒုတိယဖုန်း', zh: '备用电话' },
  destination_township: { en: 'Township', mm: 'မြို့နယ်', zh: '镇区' },
  destination_region: { en: 'State/region', mm: 'ပြည်နယ်/တိုင်း', zh: '省/邦' },
  destination_country: { en: 'Country', mm: 'နိုင်ငံ', zh: '国家' },
  destination_postcode: label.destination_postcode,
  destination_address: { en: 'Address', mm: 'လိပ်စာ', zh: '地址' },
  destination_no: label.destination_no,
  destination_street: label.destination_street,
  cod_amount: { en: 'COD amount', mm: 'COD ငွေပမာဏ', zh: '代收货款金额' },
  weight: label.weight,
  pieces: label.pieces,
  item_name: label.item_name,
  include_products: label.include_products,
  item_type: label.item_type,
  service_type: label.service_type,
  payment_type: { en: 'Payment type', mm: 'ငွေပေးချေမှုပုံစံ', zh: '付款方式' },
  delivery_type: label.delivery_type,
  services: { en: 'Services', mm: 'ဝန်ဆောင်မှုများ', zh: '增值服务' },
  declared_value: label.declared_value,
  remark: { en: 'Remark', mm: 'မှတ်ချက်', zh: '备注' },
  source_name: label.source_name,
  source_phone: label.source_phone,
  source_township: label.source_township,
  source_address: label.source_address,
};
