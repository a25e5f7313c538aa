import { Button } from '@arco-design/web-react'
import { correctComment, mostSaid, type DocumentEntry } from '@jst/contracts/document'
import { DateText, LinesField, StatusTag, TextButton } from '@jst/ui'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { texts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { changeWords, reasonOf, titleOf, toneOf } from './entry-words.ts'

const words = texts.thread

interface ThreadEntryProps {
  of: OpenDocument
  entry: DocumentEntry
  /** The document has another side: each entry says who reads it. */
  twoSided: boolean
  onCorrected: (entry: DocumentEntry) => void
}

/** One entry of a timeline; one's own comment can be corrected or taken back for some minutes. */
export function ThreadEntry({ of: { document, id }, entry, twoSided, onCorrected }: ThreadEntryProps) {
  const { api } = useApp()
  const [text, setText] = useState<string>()
  const correct = useAction(async (Text: string) => {
    onCorrected(await api.call(correctComment, { Kind: document.kind, Id: id!, EntryId: entry.Id, Text }))
    setText(undefined)
  })
  const reason = reasonOf(document, entry)
  return (
    <li className={`jst-timeline-entry jst-tone-${toneOf(document, entry)}`}>
      <div className="jst-timeline-title">
        {titleOf(document, entry)}
        {twoSided ? (
          <StatusTag tone={entry.Audience === 'customer' ? 'orange' : 'grey'}>
            {entry.Audience === 'customer' ? words.customer : words.internal}
          </StatusTag>
        ) : null}
      </div>
      <div className="jst-timeline-meta">
        <DateText value={entry.At} />
        <span>{[entry.AuthorName || words.system, entry.CompanyName].filter(Boolean).join(' · ')}</span>
        {entry.Edited ? <span>{words.edited}</span> : null}
      </div>
      <div className="jst-timeline-detail">
        {reason ? <p>{reason}</p> : null}
        {entry.Removed ? <p className="jst-muted">{words.removed}</p> : null}
        {text === undefined ? (
          entry.Text ? (
            <p className="jst-thread-text">{entry.Text}</p>
          ) : null
        ) : (
          <>
            <LinesField label={words.edit} value={text} onChange={setText} maxLength={mostSaid} />
            <Button size="small" type="primary" loading={correct.busy} disabled={text.trim() === ''} onClick={() => void correct.run(text)}>
              {words.save}
            </Button>
            <Button size="small" onClick={() => setText(undefined)}>
              {words.cancel}
            </Button>
          </>
        )}
        {entry.Changes.length > 0 ? (
          <ul className="jst-plain-list">
            {entry.Changes.map((change) => (
              <li key={change.Field}>{changeWords(document, change)}</li>
            ))}
          </ul>
        ) : null}
        {entry.Correctable && text === undefined ? (
          <>
            <TextButton onClick={() => setText(entry.Text)}>{words.edit}</TextButton>
            <TextButton disabled={correct.busy} onClick={() => void correct.run('')}>
              {words.remove}
            </TextButton>
          </>
        ) : null}
      </div>
    </li>
  )
}
