// Statements of the contender without a framework: the rows that the product answers with, written by hand so that the indexes serve
// them.

const late = `(select json_build_object('State', l.state, 'Reason', l.reason, 'AskedBy', l.asked_name, 'AskedAt', l.asked_time, 'Reply', l.reply)
  from late_request l where l.order_id = o.id) as "Late"`
const order = `o.id as "Id", o.order_no as "OrderNo", o.mbl_no as "MblNo", o.company_id as "CompanyId", c.code as "CompanyCode",
  c.name as "CompanyName", o.carrier_code as "CarrierCode",
  o.carrier_name as "CarrierName", o.vessel as "Vessel", o.voyage as "Voyage", o.load_port_code as "LoadPortCode",
  coalesce(nullif(o.load_port_name_zh, ''), o.load_port_name) as "LoadPortName",
  o.discharge_port_code as "DischargePortCode", coalesce(nullif(o.discharge_port_name_zh, ''), o.discharge_port_name) as "DischargePortName",
  o.delivery_place_code as "DeliveryPlaceCode", o.delivery_place_name as "DeliveryPlaceName",
  o.box_summary as "BoxSummary", o.sailing_date as "SailingDate", o.si_deadline as "SiDeadline", o.si_count as "SiCount", o.si_status as "SiStatus",
  o.remark as "Remark", o.create_time as "CreateTime", o.update_time as "UpdateTime", ${late}`

const line = `json_build_object('id', l.id, 'goods_zh', l.goods_zh, 'goods', l.goods, 'hs_code', l.hs_code, 'marks', l.marks, 'package_kind',
  l.package_kind, 'packages', l.packages,
  'weight', l.weight, 'volume', l.volume, 'create_time', l.create_time, 'update_time', l.update_time)`
const container = `json_build_object('id', b.id, 'type', b.type, 'container_no', b.container_no, 'seal_no', b.seal_no, 'package_kind',
  b.package_kind, 'packages', b.packages, 'weight', b.weight,
  'volume', b.volume, 'create_time', b.create_time, 'update_time', b.update_time, 'lines', coalesce((select json_agg(${line} order by l.seq)
  from si_line l where l.container_id = b.id), '[]'::json))`

/** Every statement by the name it is prepared under. */
export const statements = {
  orders: `select ${order} from cargo_order o join company c on c.id = o.company_id where o.operator_id = $1 order by o.create_time desc, o.id desc
    limit 20`,
  orderCount: 'select sum(orders) as total from cargo_order_total where operator_id = $1',
  order: `select ${order} from cargo_order o join company c on c.id = o.company_id where o.id = $1`,
  record: `select r.*, c.code as company_code, r.order_deadline as deadline, r.order_no,
    (select json_agg(${container} order by b.seq) from si_container b where b.record_id = r.id) as containers,
    (select json_agg(json_build_object('id', m.id, 'merged_mbl_no', m.merged_mbl_no) order by m.id) from si_master_bill m
    where m.record_id = r.id) as master_bills
    from si_record r join company c on c.id = r.company_id where r.delete_mark = 0 and r.id = $1`,
  update: `update cargo_order o set si_deadline = $2, remark = $3, update_time = clock_timestamp() from company c where o.id = $1
    and c.id = o.company_id returning ${order}`,
} as const
