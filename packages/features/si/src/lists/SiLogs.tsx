import { siVersionList, type SiVersionRow } from '@jst/contracts/si'
import { defineList } from '@jst/feature-kit'
import type { Column } from '@jst/ui'
import { sendsBack } from '../compare/verdicts.ts'
import { logFilterKinds } from './filters.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'
import { VersionLog, versionColumns } from './VersionLog.tsx'

const list = defineList({
  name: 'si-versions',
  endpoint: siVersionList,
  filters: logFilterKinds,
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

/** A version that came after another, or was sent back, opens beside it. */
const target = (row: SiVersionRow) =>
  to.submit({ Id: row.TDId, ...(row.Version > 1 || sendsBack.has(row.Event) ? { Show: 'compare' as const } : {}) })
const c = versionColumns(target)
const columns: Column<SiVersionRow>[] = [
  c.bill,
  c.version,
  c.event,
  c.at,
  c.changes,
  c.differences,
  c.reason,
  c.stage,
  c.author,
  c.remarks,
  { ...c.order, hidden: true },
  { ...c.siNo, hidden: true },
  { ...c.status, hidden: true },
  { ...c.carrier, hidden: true },
]

/** The customer's versions: what changed in each, why, and which one is in force (spec §2.23). */
export function Screen() {
  return (
    <VersionLog
      label={texts.versions.label}
      list={list}
      columns={columns}
      to={target}
      exportFrom="/external/workbench/SILogs"
      empty={{ title: texts.versions.emptyTitle, hint: texts.versions.emptyHint }}
    />
  )
}
