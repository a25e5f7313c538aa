import { containerFields, lineFields, type SiContainer, type SiLine } from '@jst/contracts/si'
import type { Queryable } from '../../kernel/database/database.ts'
import { specialOf } from './si-special.ts'

export interface RecordContainers {
  recordId: number
  companyId: number
  operatorId: number
  containers: readonly SiContainer[]
}

const containerShape = `record bigint, company bigint, operator bigint, id bigint, seq int, type text, "containerNo" text, "sealNo" text,
  "packageKind" text, packages int, weight numeric, volume numeric, special jsonb`
const lineShape = `record bigint, company bigint, operator bigint, box int, seq int, "goodsZh" text, goods text, "hsCode" text, marks text,
  "packageKind" text, packages int, weight numeric, volume numeric, special jsonb`

const addContainers = `insert into si_container (record_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight,
  volume, special)
  select x.record, x.company, x.operator, x.seq, x.type, x."containerNo", x."sealNo", x."packageKind", x.packages, x.weight, x.volume, x.special
  from jsonb_to_recordset($1::jsonb) as x(${containerShape})`
const addUnknown = `${addContainers} where not exists (select from si_container c where c.record_id = x.record and c.id = x.id)`
const addLines = `insert into si_line (container_id, record_id, company_id, operator_id, seq, goods_zh, goods, hs_code, marks, package_kind, packages,
  weight, volume, special)
  select c.id, x.record, x.company, x.operator, x.seq, x."goodsZh", x.goods, x."hsCode", x.marks, x."packageKind", x.packages, x.weight, x.volume,
  x.special
  from jsonb_to_recordset($1::jsonb) as x(${lineShape}) join si_container c on c.record_id = x.record and c.seq = x.box`
const dropLines = 'delete from si_line where record_id = $1'
const dropContainers = 'delete from si_container where record_id = $1 and id <> all($2::bigint[])'
const keepContainers = `update si_container c set seq = x.seq, type = x.type, container_no = x."containerNo", seal_no = x."sealNo",
  package_kind = x."packageKind", packages = x.packages,
  weight = x.weight, volume = x.volume, special = x.special, update_time = next_update_time(c.update_time)
  from jsonb_to_recordset($2::jsonb) as x(${containerShape}) where c.id = x.id and c.record_id = $1`

/** Containers and lines of new records. */
export async function insertContainers(tx: Queryable, records: readonly RecordContainers[]): Promise<void> {
  const lines = records.flatMap(linesOf)
  await Promise.all([
    tx.query(addContainers, [JSON.stringify(records.flatMap(containersOf))]),
    lines.length > 0 && tx.query(addLines, [JSON.stringify(lines)]),
  ])
}

/** Containers keep their ids when the client names one of this record's; a foreign or unknown id counts as new. */
export async function replaceContainers(tx: Queryable, record: RecordContainers): Promise<void> {
  const boxes = JSON.stringify(containersOf(record))
  const lines = linesOf(record)
  await Promise.all([
    tx.query(dropLines, [record.recordId]),
    tx.query(dropContainers, [record.recordId, record.containers.map(({ id }) => id)]),
    tx.query(keepContainers, [record.recordId, boxes]),
    tx.query(addUnknown, [boxes]),
    lines.length > 0 && tx.query(addLines, [JSON.stringify(lines)]),
  ])
}

const owner = ({ recordId, companyId, operatorId }: RecordContainers) => ({ record: recordId, company: companyId, operator: operatorId })

const containersOf = (record: RecordContainers) =>
  record.containers.map((container, seq) => {
    const { id, type, containerNo, sealNo, packageKind, packages, weight, volume } = container
    const special = specialOf(containerFields, container)
    return { ...owner(record), id, seq, type, containerNo, sealNo, packageKind, packages, weight, volume, special }
  })

const linesOf = (record: RecordContainers) =>
  record.containers.flatMap(({ lines }, box) => lines.map((line, seq) => ({ ...lineOf(line), ...owner(record), box, seq })))

const lineOf = (line: SiLine) => {
  const { goodsZh, goods, hsCode, marks, packageKind, packages, weight, volume } = line
  return { goodsZh, goods, hsCode, marks, packageKind, packages, weight, volume, special: specialOf(lineFields, line) }
}
