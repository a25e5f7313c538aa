import type { SiFieldRemark, SiRecord } from '@jst/contracts/si'
import { IconButton, Section, TextButton, isComposing } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { labelOfPlace, placeOf, type Place } from '../bill/remark-path.ts'
import { longestPin, type Pin, type PinBoard } from './PinBoard.ts'
import { texts } from './texts.ts'

const words = texts.pins

interface PinsPanelProps {
  board: PinBoard
  record: SiRecord
  onJump: (place: Place) => void
}

/** Remarks to fields, collected for a rejection; closed while there are none. */
export const PinsPanel = observer(function PinsPanel({ board, record, onJump }: PinsPanelProps) {
  return (
    <Section
      title={words.title(board.pins.length)}
      extra={
        board.pins.length === 0 && (
          <span className="jst-muted" title={words.hint}>
            {words.none}
          </span>
        )
      }
    >
      {board.pins.length > 0 && (
        <ul className="jst-pins">
          {board.pins.map((pin) => (
            <PinRow key={pin.key} pin={pin} board={board} label={labelOfPlace(pin.place, record)} onJump={onJump} />
          ))}
        </ul>
      )}
    </Section>
  )
})

interface PinRowProps {
  pin: Pin
  board: PinBoard
  label: string
  onJump: (place: Place) => void
}

const PinRow = observer(function PinRow({ pin, board, label, onJump }: PinRowProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const wanted = board.wanted === pin.key
  useEffect(() => {
    if (!wanted) return
    field.current?.focus()
    board.reached()
  }, [wanted, board])
  return (
    <li>
      <div className="jst-pin-head">
        <label htmlFor={id}>{words.text(label)}</label>
        <IconButton icon="close" label={words.remove(label)} onClick={() => board.remove(pin.key)} />
      </div>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={longestPin}
        className="jst-form-input"
        placeholder={words.placeholder}
        value={pin.text}
        onChange={(event) => board.write(pin.key, event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return
          event.stopPropagation()
          onJump(pin.place)
        }}
      />
    </li>
  )
})

/** Remarks of the last rejection or request for change that nobody has answered by a submit yet. */
export function EarlierRemarks({
  remarks,
  record,
  onJump,
}: {
  remarks: readonly SiFieldRemark[]
  record: SiRecord
  onJump: (place: Place) => void
}) {
  if (remarks.length === 0) return null
  return (
    <Section title={words.earlier}>
      <ul className="jst-issues">
        {remarks.map(({ Path, Text }) => {
          const place = placeOf(Path)
          return (
            <li key={`${Path} ${Text}`}>
              <TextButton onClick={() => onJump(place)}>{`${labelOfPlace(place, record)}：${Text}`}</TextButton>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
