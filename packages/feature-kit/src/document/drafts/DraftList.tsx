import { documentDrafts, dropDocumentDraft, type DocumentFacts, type DraftRow } from '@jst/contracts/document'
import { AppLink, formatDate, Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useAction } from '../../app/useAction.ts'
import { useApp } from '../../app/context.tsx'
import { useDetail } from '../../detail/useDetail.ts'
import { useDraftTexts } from './texts.ts'
import { draftLink } from './useDraftKey.ts'

/** So many are shown at first. */
const mostShown = 3

interface DraftListProps {
  document: DocumentFacts
  /** Path of the page that goes on with them. */
  page: string
  /** New ones alone. */
  onlyNew?: boolean
  /** The one that is open here. */
  but?: string | undefined
}

/** Drafts that the reader may go on with, the latest first. Nothing where there is none. */
export const DraftList = observer(function DraftList({ document, page, onlyNew = false, but }: DraftListProps) {
  const words = useDraftTexts().list
  const texts = useDraftTexts()
  const { api, notify } = useApp()
  const { kind: Kind, zh } = document
  const { run, busy } = useAction(({ Key, Version }: DraftRow) => api.call(dropDocumentDraft, { Kind, Key, Version }))
  const drafts = useDetail(documentDrafts, { Kind, ...(onlyNew ? { New: true } : {}) })
  const [all, setAll] = useState(false)
  const rows = (drafts.data ?? []).filter(({ Key }) => Key !== but)
  if (rows.length === 0) return null
  const titleOf = ({ Title }: DraftRow) => Title || words.untitled
  const drop = async (row: DraftRow) => {
    const confirmation = { title: texts.discardTitle, content: words.dropText(titleOf(row)), ok: words.dropAct, danger: true }
    if (!(await notify.confirm(confirmation))) return
    await run(row)
    drafts.reload()
  }
  return (
    <Notice>
      <p>{words.caption(zh, rows.length)}</p>
      <ul className="jst-plain-list" aria-label={words.title(zh)}>
        {rows.slice(0, all ? rows.length : mostShown).map((row) => (
          <li key={row.Key} className="jst-acts">
            <AppLink to={draftLink(page, row)}>{titleOf(row)}</AppLink>
            <span className="jst-muted">{words.by(row.SavedBy, formatDate(row.SavedAt, 'list'))}</span>
            <TextButton disabled={busy} onClick={() => void drop(row)} aria-label={words.drop(titleOf(row))}>
              {words.dropAct}
            </TextButton>
          </li>
        ))}
      </ul>
      {!all && rows.length > mostShown ? <TextButton onClick={() => setAll(true)}>{words.more(rows.length)}</TextButton> : null}
    </Notice>
  )
})
