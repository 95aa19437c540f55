import { z } from 'zod';
import {
  acceptTypes,
  deliveryTypes,
  itemTypes,
  labelServices,
  labelTypes,
  paymentTypeNames,
  preprintTypes,
  serviceTypeNames,
} from '@waybill/domain/rooms/labels/label-kinds.ts';
import { customsPapers } from '@waybill/domain/rooms/prints/customs-paper.ts';
import { printFormatNames, printLimit } from '@waybill/domain/rooms/prints/print-formats.ts';
import { reprintReasons } from '@waybill/domain/rooms/prints/reprint.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, named, one, recordId } from '../../kernel/schemas.ts';

const access = { permission: 'label.print' } as const;
const format = z.enum(printFormatNames);
const kyat = z.number().int();
const branch = named.extend({ code: z.string(), town: z.string() });

/** Sender or receiver as printed: the typed text and the names of the address's places. */
const party = z.object({
  name: z.string(),
  phones: z.array(z.string()),
  no: z.string().nullable(),
  street: z.string().nullable(),
  address: z.string().nullable(),
  postcode: z.string().nullable(),
  places: z.array(named).describe('from the quarter up to the region, the ones the tree has'),
});
export type PrintParty = z.infer<typeof party>;

/** All fields of a label that any print format shows (N-13). */
const printLabel = z.object({
  id: z.number().int(),
  tracking_code: z.string(),
  mp_tracking_code: z.string().nullable(),
  reference_id: z.string().nullable(),
  source: party,
  destination: party,
  /** ISO 3166-1, two letters; null within Myanmar. */
  destination_country: z.string().nullable(),
  source_branch: branch,
  deliver_branch: branch,
  type: z.enum(labelTypes),
  item_type: z.enum(itemTypes),
  service_type: z.enum(serviceTypeNames),
  accept_type: z.enum(acceptTypes),
  payment_type: z.enum(paymentTypeNames),
  delivery_type: z.enum(deliveryTypes),
  pickup_at_po: z.boolean(),
  gate_submit: z.boolean(),
  services: z.array(z.enum(labelServices)),
  preprint_type: z.enum(preprintTypes).nullable(),
  item_name: z.string().nullable(),
  include_products: z.string().nullable(),
  remark: z.string().nullable(),
  weight: z.number().describe('kg'),
  pieces: z.number().int(),
  declared_value: kyat,
  cod_amount: kyat,
  cod_fee: kyat,
  shipping_fee: kyat,
  services_fee: kyat,
  insurance_fee: kyat,
  extra_charge: kyat,
  discount: kyat,
  tax: kyat,
  shipping_total: kyat,
  cod_charge: kyat.describe('what is collected at the door'),
  pay_qr: z
    .object({ channel: named, text: z.string() })
    .nullable()
    .describe('by which the receiver can pay the amount at the door'),
  created_at: instant,
  created_by: staffName('source_branch').nullable(),
  printed: z.number().int().describe('how often it was printed before'),
});
export type PrintLabel = z.infer<typeof printLabel>;

/** Customs declaration of a label with everything printed on it. */
const customsDeclaration = z.object({
  id: z.number().int(),
  paper: z.enum(customsPapers).nullable().describe('null within Myanmar, where none is needed'),
  label: printLabel,
});
export type CustomsDeclaration = z.infer<typeof customsDeclaration>;

const printRow = z.object({
  id: z.number().int(),
  copy: z.number().int(),
  format,
  reason: z.enum(reprintReasons).nullable(),
  printed_by: staffName().nullable(),
  branch: z.string().nullable().describe('code'),
  at: instant,
});
export type PrintRow = z.infer<typeof printRow>;

export const printsContract = {
  prepare: endpoint({
    id: 'prints.prepare',
    method: 'POST',
    path: '/api/label_print/prepare',
    summary: 'What is printed on up to 1,000 labels, in the order asked for; each once',
    access,
    scope: 'branch',
    bodySize: 'batch',
    body: z.strictObject({
      labels: z
        .array(z.string().min(1).max(40))
        .min(1)
        .max(printLimit)
        .optional()
        .describe('numbers of labels or their tracking codes'),
      selection: z.uuid().optional(),
    }),
    output: z.object({
      data: z.array(printLabel),
      missing: z.array(z.string()).describe('labels that do not exist or that the caller may not see'),
    }),
    refusals: ['validation_failed', 'selection_expired', 'too_many_chosen'],
    unaudited: true,
  }),
  record: endpoint({
    id: 'prints.record',
    method: 'POST',
    path: '/api/label_print',
    summary: 'Count a print: answers which copy of each label it is',
    access,
    scope: 'branch',
    status: 201,
    body: z.strictObject({
      ids: z.array(recordId).min(1).max(printLimit),
      format,
      reason: z
        .enum(reprintReasons)
        .nullable()
        .default(null)
        .describe('must be given when any of them was printed before; kept with those alone'),
    }),
    output: z.object({ data: z.array(z.object({ label_id: z.number().int(), copy: z.number().int() })) }),
    refusals: ['not_found', 'validation_failed'],
    unaudited: true,
  }),
  document: endpoint({
    id: 'prints.document',
    method: 'GET',
    path: '/api/label_print/{id}/document',
    summary:
      'The label to print, 100 × 150 mm: a PDF with a page for each piece, or one piece as a picture of 16 dots to the millimetre',
    access,
    scope: 'branch',
    params: idParam,
    query: z.strictObject({
      type: z.enum(['pdf', 'png']).default('pdf'),
      piece: z.coerce.number().int().min(1).max(99).default(1).describe('of a picture'),
    }),
    output: null,
    refusals: ['not_found', 'too_many_requests'],
  }),
  customs: endpoint({
    id: 'prints.customs',
    method: 'GET',
    path: '/api/label_print/{id}/customs',
    summary: 'The customs declaration of a label to another country: CN22, or CN23 above the value limit of its day',
    access,
    scope: 'branch',
    params: idParam,
    output: one(customsDeclaration),
    refusals: ['not_found'],
  }),
  ofLabel: endpoint({
    id: 'prints.ofLabel',
    method: 'GET',
    path: '/api/label_print/{id}',
    summary: 'Every print of one label, the latest first',
    access: { permission: 'label.view' },
    scope: 'branch',
    params: idParam,
    output: one(z.array(printRow)),
    refusals: ['not_found'],
  }),
};
