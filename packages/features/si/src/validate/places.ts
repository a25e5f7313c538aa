import { recordFields, type SiRecord } from '@jst/contracts/si'
import type { Finding } from '../editor/model/findings.ts'
import { isOnFace } from '../bill/BillFace.tsx'
import type { Place } from '../bill/remark-path.ts'
import { drawnAt } from '../review/BillPanel.tsx'

const boxCells = new Set(['containerNo', 'sealNo', 'type', 'packageKind', 'packages', 'weight', 'volume'])
const lineCells = new Set(['goods', 'packageKind', 'packages', 'weight', 'volume'])

/** The field of the page that a finding stands at: its own, else the first one of its row; undefined when it is about no field of the bill. */
export function shownAt({ target }: Finding, record: SiRecord): Place | undefined {
  if (!target) return undefined
  const { field = '', container, line, masterBill } = target
  if (masterBill !== undefined) return { field: 'mergeMblNo' }
  if (container !== undefined && line !== undefined) return { container, line, field: lineCells.has(field) ? field : 'goods' }
  if (container !== undefined) return { container, field: boxCells.has(field) ? field : 'containerNo' }
  const place = drawnAt({ field })
  if (place.field !== undefined && isOnFace(record, place.field)) return place
  return field in recordFields ? { field } : undefined
}
