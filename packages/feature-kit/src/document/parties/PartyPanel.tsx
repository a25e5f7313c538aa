import { partyChoices, partySources, type PartyChoice, type PartyReader } from '@jst/contracts/document'
import { Notice, TextButton } from '@jst/ui'
import { useCallback, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { SearchPanel } from '../search/SearchPanel.tsx'
import { useSearch } from '../search/useSearch.ts'
import { useDocumentTexts } from '../texts.ts'

interface PartyPanelProps {
  of: PartyReader
  /** Key of the role in the declaration. */
  part: string
  /** The box holds something that a choice would replace. */
  holds: boolean
  onTake: (choice: PartyChoice) => void
  /** Absent: what stands in the box cannot be kept. */
  onKeep?: (() => void) | undefined
}

/** Fills a party box: search words, and their results. Arrows move, Enter picks. Typed text is replaced after a question. */
export function PartyPanel({ of, part, holds, onTake, onKeep }: PartyPanelProps) {
  const words = useDocumentTexts().parties
  const { api } = useApp()
  const [text, setText] = useState('')
  const [again, setAgain] = useState(0)
  const [asking, setAsking] = useState<PartyChoice>()
  const sought = text.trim()
  const ask = useCallback(
    (keyword: string, signal: AbortSignal) =>
      api.call(partyChoices, { Kind: of.kind, Role: part, ...(keyword === '' ? {} : { Keyword: keyword }) }, { signal }),
    [api, of.kind, part],
  )
  const found = useSearch(sought, again, ask)
  return (
    <SearchPanel
      label={words.search(of.parties.roles[part]?.zh ?? '')}
      placeholder={words.placeholder}
      text={text}
      onText={(typed) => {
        setText(typed)
        setAsking(undefined)
      }}
      found={found}
      onAgain={() => setAgain(again + 1)}
      rowKey={({ Source, Id }) => `${Source} ${Id}`}
      renderRow={(choice) => <Choice choice={choice} />}
      onTake={(choice) => (holds ? setAsking(choice) : onTake(choice))}
      none={sought === '' ? words.empty : sought.length < 2 ? words.short : words.none}
      question={
        asking ? (
          <Notice
            tone="warning"
            action={
              <span className="jst-party-acts">
                <TextButton onClick={() => onTake(asking)}>{words.replace}</TextButton>
                <TextButton onClick={() => setAsking(undefined)}>{words.leave}</TextButton>
              </span>
            }
          >
            {words.replaceAsk(nameOf(asking))}
          </Notice>
        ) : null
      }
      renderFooter={() => (onKeep ? <TextButton onClick={onKeep}>{words.keep}</TextButton> : null)}
    />
  )
}

const nameOf = ({ NameEn, NameZh }: PartyChoice) => NameEn || NameZh

function Choice({ choice }: { choice: PartyChoice }) {
  const words = useDocumentTexts().parties
  const about = [choice.NameEn === '' ? words.noEnglish : choice.NameZh, choice.Country, choice.TaxNo].filter((part) => part !== '')
  // the address book is what is expected
  const tag = choice.Recent
    ? words.recent
    : choice.Source === 'shippingParty'
      ? ''
      : words.source(partySources[choice.Source], choice.Source)
  return (
    <>
      <span className="jst-party-name">
        <span className="jst-cut" title={nameOf(choice)}>
          {nameOf(choice)}
        </span>
        {tag ? <small>{tag}</small> : null}
      </span>
      <span className="jst-muted jst-cut" title={about.join(' · ')}>
        {about.join(' · ')}
      </span>
    </>
  )
}
