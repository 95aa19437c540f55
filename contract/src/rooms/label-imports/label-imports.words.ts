import { importLife, importRowLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import type { SheetField } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { facesOf } from '../../kernel/list.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const labelImportWords = words({
  about: {
    en: 'No order sheets yet. Upload an Excel or CSV file to create labels from it.',
    mm: 'အော်ဒါစာရင်း မရှိသေးပါ။ Excel သို့မဟုတ် CSV ဖိုင် တင်ပြီး လေဘယ်များ ပြုလုပ်နိုင်သည်။',
    zh: '还没有订单表。上传 Excel 或 CSV 文件即可生成运单。',
  },
  list: { en: 'Order sheets', mm: 'အော်ဒါစာရင်းများ', zh: '订单表' },
  wrong: { en: 'Problem', mm: 'မှားယွင်းချက်', zh: '错误说明' },
  sample: { en: 'Sample order sheet', mm: 'အော်ဒါစာရင်း နမူနာ', zh: '订单表样本' },
  errors: { en: 'Rows to fix', mm: 'ပြင်ရန် အတန်းများ', zh: '待修正的行' },
});

export const labelImportFieldWords = words({
  paid_zero: { en: 'Paid orders collect nothing', mm: 'ငွေရှင်းပြီး အော်ဒါများ ငွေမကောက်ပါ', zh: '已付款订单不代收' },
  file_name: commonFieldWords.file,
  total: commonFieldWords.row_count,
  ready: { en: 'Ready', mm: 'အဆင်သင့်', zh: '可生成' },
  bad: { en: 'To fix', mm: 'ပြင်ရန်', zh: '待修正' },
  left_out: { en: 'Left out', mm: 'ချန်ထားသည်', zh: '已排除' },
  made: commonFieldWords.labels_made,
  by: commonFieldWords.brought_by,
  columns: commonFieldWords.columns,
  usual: { en: 'If not in the sheet', mm: 'စာရင်းတွင် မဖော်ပြပါက', zh: '表格未注明时' },
});

export const importStateFaces = facesOf(importLife, {
  open: { en: 'Being prepared', mm: 'ပြင်ဆင်ဆဲ', zh: '准备中' },
  making: { en: 'Creating labels', mm: 'လေဘယ် ပြုလုပ်ဆဲ', zh: '正在生成运单' },
  done: { en: 'Done', mm: 'ပြီးဆုံး', zh: '已完成' },
  dropped: { en: 'Discarded', mm: 'ပယ်ဖျက်ပြီး', zh: '已放弃' },
});

export const importRowFaces = facesOf(importRowLife, {
  ready: labelImportFieldWords.ready,
  bad: labelImportFieldWords.bad,
  left: labelImportFieldWords.left_out,
  made: { en: 'Label created', mm: 'လေဘယ် ပြုလုပ်ပြီး', zh: '已生成运单' },
});

/** Column names in our sheets and on the screen; each is also recognised as a heading. */
export const sheetFieldWords: Record<SheetField, Word> = {
  reference_id: { en: 'Order no.', mm: 'အော်ဒါနံပါတ်', zh: '订单号' },
  destination_name: label.destination_name,
  destination_phone: label.destination_phone,
  contact_phone_list: { en: 'Second phone', mm: 'ဒုတိယဖုန်း', zh: '备用电话' },
  destination_township: commonFieldWords.township,
  destination_region: { en: 'State/region', mm: 'ပြည်နယ်/တိုင်း', zh: '省/邦' },
  destination_country: commonFieldWords.country,
  destination_postcode: label.destination_postcode,
  destination_address: commonFieldWords.address,
  destination_no: label.destination_no,
  destination_street: label.destination_street,
  payment_status: { en: 'Payment status', mm: 'ငွေပေးချေမှု အခြေအနေ', zh: '付款状态' },
  cod_amount: commonFieldWords.cod_amount,
  weight: label.weight,
  pieces: label.pieces,
  item_name: label.item_name,
  include_products: label.include_products,
  item_type: label.item_type,
  service_type: label.service_type,
  payment_type: commonFieldWords.payment_type,
  delivery_type: label.delivery_type,
  services: commonFieldWords.services,
  declared_value: label.declared_value,
  remark: commonFieldWords.remark,
  source_name: label.source_name,
  source_phone: label.source_phone,
  source_township: label.source_township,
  source_address: label.source_address,
};
