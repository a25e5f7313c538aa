import type { SiRecord } from '@jst/contracts/si'
import type { SiDraftSession } from '@jst/si-drafts'
import type { EditorSource } from './source.ts'

/** Starts a set from its source and opens the bill `open`. */
export function begin(session: SiDraftSession, { stored, record, bills }: EditorSource, open: SiRecord): void {
  session.start(stored.length > 0 ? stored.map((bill) => bill.record) : record)
  if (bills > 1) addBills(session, bills - 1)
  const { drafts } = session
  const shown = drafts.find(({ siNo }) => siNo !== '' && siNo === open.siNo) ?? drafts[0]
  if (shown) session.switchTo(shown.id)
  session.history.clear()
}

/** Adds n bills to the order; cargo stays with the present bills until it is allocated. */
export function addBills(session: SiDraftSession, count: number): void {
  const copiedIds = new Set(session.drafts.map(({ id }) => id))
  session.copy(count)
  session.replaceDrafts(
    session.drafts.filter(({ id }) => !copiedIds.has(id)).map((draft) => ({ ...draft, containers: [], packageCount: '' })),
  )
}
