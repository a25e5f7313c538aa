import { Button } from '@arco-design/web-react'
import { correctComment, mostSaid, type DocumentEntry } from '@jst/contracts/document'
import { DateText, LinesField, StatusTag, TextButton } from '@jst/ui'
import { useState, type ReactNode } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { useDocumentTexts } from '../texts.ts'
import type { EntryWords } from './entry-words.ts'

interface ThreadEntryProps {
  /** The document that it is an entry of. */
  at: { readonly Kind: string; readonly Id: number }
  entry: Omit<DocumentEntry, 'Changes'>
  words: EntryWords
  /** The document has another side: each entry says who reads it. */
  twoSided: boolean
  /** The same as words, where entries of several documents stand together. */
  about?: ReactNode
  onCorrected: (entry: DocumentEntry) => void
}

/** One entry of a timeline; one's own comment can be corrected or taken back for some minutes. */
export function ThreadEntry({ at, entry, words: said, twoSided, about, onCorrected }: ThreadEntryProps) {
  const words = useDocumentTexts().thread
  const texts = useDocumentTexts()
  const { api } = useApp()
  const [text, setText] = useState<string>()
  const correct = useAction(async (Text: string) => {
    onCorrected(await api.call(correctComment, { ...at, EntryId: entry.Id, Text }))
    setText(undefined)
  })
  return (
    <li className={`jst-timeline-entry jst-tone-${said.tone}`}>
      <div className="jst-timeline-title">
        {said.title}
        {twoSided ? (
          <StatusTag tone={entry.Audience === 'customer' ? 'orange' : 'grey'}>
            {entry.Audience === 'customer' ? words.customer : words.internal}
          </StatusTag>
        ) : null}
        {about}
      </div>
      <div className="jst-timeline-meta">
        <DateText value={entry.At} />
        <span>{[entry.AuthorName || words.system, entry.CompanyName].filter(Boolean).join(' · ')}</span>
        {entry.Edited ? <span>{words.edited}</span> : null}
      </div>
      <div className="jst-timeline-detail">
        {said.reason ? <p>{said.reason}</p> : null}
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
        {said.changes.length > 0 ? (
          <ul className="jst-plain-list">
            {said.changes.map(({ field, text: change }) => (
              <li key={field}>{change}</li>
            ))}
          </ul>
        ) : null}
        {said.notes.length > 0 ? <p className="jst-muted">{said.notes.join(texts.joint)}</p> : null}
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
