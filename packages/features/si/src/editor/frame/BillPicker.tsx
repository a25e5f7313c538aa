import type { SiRecord } from '@jst/contracts/si'
import { useApp, useScreen, link } from '@jst/feature-kit'
import { SiStatusTag } from '../../bill/SiStatusTag.tsx'
import { texts } from '../texts.ts'

/** Submitted bills of the order, if there are several; a click opens one. */
export function BillPicker({ records, current }: { records: readonly SiRecord[]; current: number }) {
  const app = useApp()
  const { location } = useScreen()
  if (records.length < 2) return null
  return (
    <nav className="jst-chips" aria-label={texts.drafts.label}>
      {records.map((record) => (
        <button
          key={record.id}
          type="button"
          className={record.id === current ? 'jst-chip is-active' : 'jst-chip'}
          aria-current={record.id === current}
          onClick={() => app.navigate(link(location.pathname, { Id: record.id }))}
        >
          {record.splitMblNo || record.mblNo} <SiStatusTag status={record.status} />
        </button>
      ))}
    </nav>
  )
}
