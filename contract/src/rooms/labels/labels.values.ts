import { shape, shapes } from '../../kernel/value-shape.ts';
import {
  acceptTypeWords, deliveryTypeWords, itemTypeWords, labelServiceWords, labelTypeWords, paymentTypeWords, preprintTypeWords, ratingTypeWords, serviceTypeWords,
} from './label-kinds.words.ts';
import { labelStatusFaces, returnReasonWords, shippingTypeWords } from './label-status.words.ts';
import { labelTabWords } from './labels.words.ts';

const place = shape.record('place');
const branch = shape.record('branch');

/** A label under the names of its form (E-01), and what its steps and decisions change. */
export const labelValues = shapes({
  status: shape.states(labelStatusFaces), shipping_type: shape.words(shippingTypeWords), reason: shape.words(returnReasonWords), remark: shape.text, tab: shape.words(labelTabWords),
  merchant_id: shape.record('customer'), customer_id: shape.record('customer'), source_branch_id: branch, deliver_branch_id: branch, import_id: shape.text, has_cod: shape.yesNo,
  source_name: shape.text, source_phone: shape.text, source_region: place, source_town: place, source_township: place, source_quarter: place, source_street: shape.text, source_no: shape.text,
  source_postcode: shape.text, source_address: shape.text, source_nrc: shape.text, with_temp_address: shape.yesNo,
  destination_name: shape.text, destination_phone: shape.text, destination_region: place, destination_town: place, destination_township: place, destination_quarter: place, destination_street: shape.text,
  destination_no: shape.text, destination_postcode: shape.text, destination_address: shape.text, destination_nrc: shape.text, contact_phone_list: shape.text,
  delivery_type: shape.words(deliveryTypeWords), pickup_at_po: shape.yesNo, instant_deliver: shape.yesNo,
  type: shape.words(labelTypeWords), item_type: shape.words(itemTypeWords), service_type: shape.words(serviceTypeWords), accept_type: shape.words(acceptTypeWords), rating_type: shape.words(ratingTypeWords),
  weight: shape.kg, pieces: shape.count, item_name: shape.text, include_products: shape.text, flat: shape.kyat, gate_submit: shape.yesNo, services: shape.words(labelServiceWords),
  declared_value: shape.kyat, insurance_percent: shape.percent, time_request: shape.members, from: shape.instant, to: shape.instant, with_smart_invoice: shape.yesNo, preprint_type: shape.words(preprintTypeWords),
  reference_id: shape.text, mp_tracking_code: shape.text,
  payment_type: shape.words(paymentTypeWords), purchase_type: shape.words(paymentTypeWords), cod_amount: shape.kyat, shipping_total: shape.kyat, compensation_fee: shape.kyat,
});
