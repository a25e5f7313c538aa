import type { SiVersionRow } from '@jst/contracts/si'
import type { Column } from '@jst/ui'
import { sendsBack } from '../compare/verdicts.ts'
import { inLanguage } from '../inLanguage.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'
import { versionColumns, versionLog } from './VersionLog.tsx'

/** A version that came after another, or was sent back, opens beside it. */
const target = (row: SiVersionRow) =>
  to.submit({ Id: row.TDId, ...(row.Version > 1 || sendsBack.has(row.Event) ? { Show: 'compare' as const } : {}) })
function columns(): Column<SiVersionRow>[] {
  const c = versionColumns(target)
  return [
    c.bill,
    c.version,
    c.event,
    c.at,
    c.changes,
    { ...c.differences, width: 270 },
    c.author,
    c.remarks,
    { ...c.order, hidden: true },
    { ...c.reason, hidden: 'narrow' },
    { ...c.stage, hidden: 'narrow' },
    { ...c.siNo, hidden: true },
    { ...c.status, hidden: true },
    { ...c.carrier, hidden: true },
  ]
}

const log = versionLog({
  name: 'si-versions',
  words: texts.versions,
  columns,
  open: target,
  exportFrom: '/external/workbench/SILogs',
})

/** The customer's versions: what changed in each, why, and which one is in force (spec §2.23). */
export const Screen = inLanguage(log.Screen)
export const { preload } = log
