import { shape, shapes } from '../../kernel/value-shape.ts';
import { countryShape } from '../places/places.values.ts';
import { labelServiceWords, merchantTypeWords } from '../labels/label-kinds.words.ts';
import { bankStateFaces, clearanceGateWords, codPlanWords, customerStateFaces, customerTypeWords } from './customers.words.ts';

export const customerValues = shapes({
  name: shape.text, type: shape.words(customerTypeWords), merchant_type: shape.words(merchantTypeWords), status: shape.states(customerStateFaces), reason: shape.text, remark: shape.text, branch_id: shape.record('branch'),
  company_id: shape.record('company'), customer_name: shape.text, business_name: shape.text, phone: shape.text, email: shape.text, nrc: shape.text,
  is_fixed_amount_discount: shape.yesNo, discount_amount: shape.kyat, discount_percent: shape.percent, cod_plan: shape.words(codPlanWords), credit_limit: shape.kyat,
  clearance_gate: shape.words(clearanceGateWords), clearance_gate_limit: shape.kyat, net_credit: shape.yesNo, net_gate_submit: shape.yesNo, return_fee: shape.kyat, attempts: shape.count,
  sms_active: shape.yesNo, addon_service: shape.words(labelServiceWords), documents: shape.text, bank_proof: shape.text,
  bank: shape.text, bank_holder: shape.text, bank_account: shape.text, bank_state: shape.states(bankStateFaces),
  home_no: shape.text, street: shape.text, place_id: shape.record('place'), postcode: shape.text, country: countryShape, address: shape.text, is_default: shape.yesNo,
});

export const companyValues = shapes({
  name: shape.text, name_mm: shape.text, registration_no: shape.text, phone: shape.text, email: shape.text, address: shape.text, place_id: shape.record('place'), logo: shape.text,
  owner: shape.record('customer'), customer_name: shape.text,
});
