import type { SiRecord } from '@jst/contracts/si'
import type { SiDraftSession } from '@jst/si-drafts'
import type { EditorSource } from './source.ts'

/** Begins a set as its source says, with the bill open that `open` is. */
export function begin(session: SiDraftSession, { stored, record, bills }: EditorSource, open: SiRecord): void {
  session.start(stored.length > 0 ? stored.map((bill) => bill.record) : record)
  if (bills > 1) addBills(session, bills - 1)
  const { drafts } = session
  const shown = drafts.find(({ siNo }) => siNo !== '' && siNo === open.siNo) ?? drafts[0]
  if (shown) session.switchTo(shown.id)
  session.history.clear()
}

/** Opens n further bills for the same order; what is loaded stays with the others until it is allotted. */
export function addBills(session: SiDraftSession, count: number): void {
  const known = new Set(session.drafts.map(({ id }) => id))
  session.copy(count)
  session.replaceDrafts(session.drafts.filter(({ id }) => !known.has(id)).map((draft) => ({ ...draft, containers: [], packageCount: '' })))
}
