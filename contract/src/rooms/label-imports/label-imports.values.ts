import { shape, shapes } from '../../kernel/value-shape.ts';
import { itemTypeWords, paymentTypeWords, serviceTypeWords } from '../labels/label-kinds.words.ts';
import { sheetFieldWords } from './label-imports.words.ts';

export const labelImportValues = shapes({
  file_name: shape.text,
  customer_id: shape.record('customer'),
  total: shape.count,
  ready: shape.count,
  columns: shape.words(sheetFieldWords),
  payment_type: shape.words(paymentTypeWords),
  service_type: shape.words(serviceTypeWords),
  item_type: shape.words(itemTypeWords),
  weight: shape.kg,
  cod_zero: shape.yesNo,
});
