import type { SiVersionRow } from '@jst/contracts/si'
import { useScreen } from '@jst/feature-kit'
import { inLanguage } from '../inLanguage.ts'
import { layOutColumns } from './layOutColumns.ts'
import { to } from './links.ts'
import { texts } from './texts.ts'
import { versionColumns, versionLog } from './VersionLog.tsx'

const columnsOf = (target: (row: SiVersionRow) => string, internal: boolean) =>
  layOutColumns(versionColumns(target), [
    { shown: ['bill', 'event', 'version', 'status', 'at', ...(internal ? (['company'] as const) : []), 'author', 'changes', 'remarks'] },
    { [internal ? 'narrow' : 'hidden']: ['order'] },
    { hidden: ['reason', 'stage', 'siNo', 'carrier'] },
  ])
const logOf = (exportFrom: string, open: (row: SiVersionRow) => string, internal: boolean) =>
  versionLog({
    name: 'si-log',
    words: texts.log,
    columns: () => columnsOf(open, internal),
    open,
    exportFrom,
  })
const internal = logOf('/tdManage/siSubmitLog', (row) => to.detail(row.TDId), true)
const external = logOf('/external/workbench/siSubmitLog', (row) => to.submit({ Id: row.TDId }), false)

/** Both sides ask the same. */
export const { preload } = internal

/** Submissions and verdicts with their authors: the customer's own records, or those of all customers (spec §2.20, §2.23). */
export const Screen = inLanguage(function SiSubmitLog() {
  return useScreen().meta.path.startsWith('/external') ? <external.Screen /> : <internal.Screen />
})
