import { siVersionList, type SiVersionRow } from '@jst/contracts/si'
import { defineList, useScreen } from '@jst/feature-kit'
import type { Column } from '@jst/ui'
import { logFilterKinds } from './filters.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'
import { VersionLog, versionColumns } from './VersionLog.tsx'

const list = defineList({ name: 'si-log', endpoint: siVersionList, filters: logFilterKinds, sort: '-CreateTime', rowKey: (row) => row.Id })
export const preload = list.preload

const sides = {
  internal: { path: '/tdManage/siSubmitLog', target: (row: SiVersionRow) => to.detail(row.TDId) },
  external: { path: '/external/workbench/siSubmitLog', target: (row: SiVersionRow) => to.submit({ Id: row.TDId }) },
} as const
const columnsOf = (target: (row: SiVersionRow) => string, internal: boolean): Column<SiVersionRow>[] => {
  const c = versionColumns(target)
  return [
    c.bill,
    c.event,
    c.version,
    c.status,
    c.at,
    ...(internal ? [c.company] : []),
    c.author,
    c.changes,
    c.remarks,
    { ...c.order, hidden: internal },
    { ...c.reason, hidden: true },
    { ...c.stage, hidden: true },
    { ...c.siNo, hidden: true },
    { ...c.carrier, hidden: true },
  ]
}
const columns = { internal: columnsOf(sides.internal.target, true), external: columnsOf(sides.external.target, false) }

/** Who submitted and reviewed what and when: the customer's own records, or those of all customers (spec §2.20, §2.23). */
export function Screen() {
  const side = useScreen().meta.path.startsWith('/external') ? 'external' : 'internal'
  return (
    <VersionLog
      label={texts.log.label}
      list={list}
      columns={columns[side]}
      to={sides[side].target}
      exportFrom={sides[side].path}
      empty={{ title: texts.log.emptyTitle, hint: texts.log.emptyHint }}
    />
  )
}
