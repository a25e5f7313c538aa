import type { SiVersionRow } from '@jst/contracts/si'
import { sendsBack } from '../compare/verdicts.ts'
import { inLanguage } from '../inLanguage.ts'
import { layOutColumns } from './layOutColumns.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'
import { versionColumns, versionLog } from './VersionLog.tsx'

/** A version that came after another, or was sent back, opens beside it. */
const target = (row: SiVersionRow) =>
  to.submit({ Id: row.TDId, ...(row.Version > 1 || sendsBack.has(row.Event) ? { Show: 'compare' as const } : {}) })
const columns = () =>
  layOutColumns(
    versionColumns(target),
    [
      { shown: ['bill', 'version', 'event', 'at', 'changes', 'differences', 'author', 'remarks'] },
      { hidden: ['order'] },
      { narrow: ['reason', 'stage'] },
      { hidden: ['siNo', 'status', 'carrier'] },
    ],
    { differences: 270 },
  )

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
