/** Asks the database: `pool.query` of a server test, or the `query` of a journey's server. */
export type Ask = <Row>(sql: string, values: readonly unknown[]) => Promise<Row[]>;

export interface TestLabel {
  readonly tracking_code: string;
  /** Codes of branches. */
  readonly from?: string;
  readonly to?: string;
  readonly source_name?: string;
  readonly destination_name?: string;
  readonly destination_phone?: readonly string[];
  readonly destination_no?: string | null;
  readonly destination_street?: string | null;
  readonly destination_address?: string | null;
  readonly destination_place_id?: number | null;
  readonly source_address?: string | null;
  readonly payment_type?: string;
  readonly service_type?: string;
  readonly services?: readonly string[];
  readonly item_name?: string | null;
  readonly include_products?: string | null;
  readonly remark?: string | null;
  readonly pieces?: number;
  readonly weight_g?: number;
  readonly cod_amount?: number;
  readonly shipping_total?: number;
  readonly preprint_type?: string | null;
  /** User name of the staff member who made it. */
  readonly by?: string;
}

const usual = {
  from: 'YGN',
  to: 'MDY',
  source_name: 'Shwe Shop',
  destination_name: 'ဒေါ်ခင်ခင်',
  destination_phone: ['09791234567'],
  destination_no: '12',
  destination_street: '30th Street',
  destination_address: null,
  destination_place_id: null,
  source_address: null,
  payment_type: 'receiver_pay',
  service_type: 'express',
  services: [],
  item_name: null,
  include_products: null,
  remark: null,
  pieces: 1,
  weight_g: 1200,
  cod_amount: 45_000,
  shipping_total: 3_000,
  preprint_type: null,
  by: 'staff',
} as const;

/**
 * Inserts labels at their origin branch directly into the tables, because a test of printing depends on their content and not on their history.
 * Returns their ids, which ascend in the given order.
 */
export async function insertLabels(ask: Ask, labels: readonly TestLabel[]): Promise<number[]> {
  const rows = labels.map((label) => ({ ...usual, ...label }));
  const made = await ask<{ id: number }>(
    `
    with input as (select * from jsonb_to_recordset($1::jsonb) as g(tracking_code text, "from" text, "to" text, source_name text, destination_name text, destination_phone jsonb, destination_no text,
      destination_street text, destination_address text, destination_place_id bigint, source_address text, payment_type text, service_type text, services jsonb, item_name text, include_products text,
      remark text, pieces int, weight_g int, cod_amount bigint, shipping_total bigint, preprint_type text, by text)),
    made as (
      insert into label (tracking_code, branch_id, source_branch_id, deliver_branch_id, source_name, source_phone, source_address, destination_name, destination_phone, destination_no, destination_street,
        destination_address, destination_place_id, delivery_type, type, item_type, item_name, include_products, weight_g, pieces, service_type, accept_type, rating_type, payment_type, services, remark,
        preprint_type, cod_amount, shipping_fee, shipping_total, price, search_key, created_at, created_by, updated_at)
      select g.tracking_code, ob.id, ob.id, db.id, g.source_name, '{09781112223}', g.source_address, g.destination_name, array(select jsonb_array_elements_text(g.destination_phone)), g.destination_no, g.destination_street,
        g.destination_address, g.destination_place_id, 'home', 'fcs_express', 'parcel', g.item_name, g.include_products, g.weight_g, g.pieces, g.service_type, case when g.cod_amount > 0 then 'cod' else 'walkin' end, 'weight',
        g.payment_type, array(select jsonb_array_elements_text(g.services)), g.remark, g.preprint_type, g.cod_amount, g.shipping_total, g.shipping_total, '{}', '', '2026-11-20T05:00:00Z', st.id, '2026-11-20T05:00:00Z'
      from input g join branch ob on ob.code = g."from" join branch db on db.code = g."to" left join staff st on st.user_name = g.by
      order by array_position($2::text[], g.tracking_code)
      returning id, tracking_code, source_branch_id, deliver_branch_id),
    entered as (
      insert into label_entry (label_id, status, at, recorded_at, branch_id) select id, 'pending', '2026-11-20T05:00:00Z', '2026-11-20T05:00:00Z', source_branch_id from made returning id, label_id),
    stated as (
      insert into label_state (label_id, status, rollup, shipping_type, deliver_branch_id, holder_branch_id, entry_id, status_at)
      select m.id, 'pending', 'process', 'normal', m.deliver_branch_id, m.source_branch_id, e.id, '2026-11-20T05:00:00Z' from made m join entered e on e.label_id = m.id returning label_id)
    select id from made order by id`,
    [JSON.stringify(rows), rows.map((row) => row.tracking_code)],
  );
  return made.map(({ id }) => Number(id));
}
