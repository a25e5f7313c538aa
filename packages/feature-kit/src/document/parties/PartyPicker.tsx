import { partyText, pickParty, type PartyChoice, type PartyReader } from '@jst/contracts/document'
import { Popup, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useDocumentTexts } from '../texts.ts'
import { KeepPartyDialog } from './KeepPartyDialog.tsx'
import { PartyPanel } from './PartyPanel.tsx'

/** For how long a choice can be taken back, in milliseconds. */
const undoFor = 5_000

interface PartyPickerProps {
  /** Whose boxes these are: a kind of document, or an area with party boxes. */
  of: PartyReader
  /** Key of the role in the declaration. */
  part: string
  /** Text of the box. Typing continues as before: a pick only fills it. */
  text: string
  /** `choice`: the party that the text is of; without it a choice is taken back. */
  onText: (text: string, choice?: PartyChoice) => void
  /** Formats the text of a party for the box. */
  format?: (text: string) => string
  /** Id of the box, which has the focus afterwards. */
  boxId: string
}

/** A button beside a party box: fills it from the address book, customers and providers, and keeps what was typed there. */
export const PartyPicker = observer(function PartyPicker({ of, part, text, onText, format = (plain) => plain, boxId }: PartyPickerProps) {
  const words = useDocumentTexts().parties
  const { api, permissions } = useApp()
  const [filled, setFilled] = useState<{ readonly before: string; readonly after: string }>()
  const [keeping, setKeeping] = useState(false)
  const facts = of.parties.roles[part]
  useEffect(() => {
    if (!filled) return undefined
    const timer = setTimeout(() => setFilled(undefined), undoFor)
    return () => clearTimeout(timer)
  }, [filled])
  if (!facts) return null
  const mayKeep = [of.writes, of.partyWrites].some((button) => button && permissions.allows(button.path, button.code))
  const focus = () => document.getElementById(boxId)?.focus()
  const take = (choice: PartyChoice) => {
    const after = format(partyText(choice))
    setFilled({ before: text, after })
    onText(after, choice)
    focus()
    // it only comes first next time: nobody waits for it, and nobody has to hear that it failed
    void api.call(pickParty, { Kind: of.kind, Source: choice.Source, Id: choice.Id }).catch(() => undefined)
  }
  // what was changed since is the writer's own
  const undoable = filled && filled.after === text ? filled : undefined
  return (
    <span className="jst-party">
      <span role="status">
        {undoable ? (
          <>
            {words.filled}{' '}
            <TextButton
              onClick={() => {
                onText(undoable.before)
                setFilled(undefined)
                focus()
              }}
            >
              {words.undo}
            </TextButton>
          </>
        ) : null}
      </span>
      <Popup label={words.open} trigger={words.button} triggerClassName="jst-text-button" helps={boxId}>
        {(close) => (
          <PartyPanel
            of={of}
            part={part}
            holds={text.trim() !== ''}
            onTake={(choice) => {
              close()
              take(choice)
            }}
            onKeep={
              mayKeep && text.trim() !== ''
                ? () => {
                    close()
                    setKeeping(true)
                  }
                : undefined
            }
          />
        )}
      </Popup>
      {keeping ? <KeepPartyDialog of={of} part={part} text={text} onClose={() => setKeeping(false)} /> : null}
    </span>
  )
})
