import { Button } from '@arco-design/web-react'
import type { MoveFacts } from '@jst/contracts'
import { statesOf, type DocumentFacts, type DocumentSide } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../app/context.tsx'
import { MoveDialog } from './MoveDialog.tsx'

interface MoveManyProps {
  document: DocumentFacts
  rows: readonly { readonly Id: number; readonly UpdateTime: string }[]
  /** On which side of the records the reader stands. */
  side?: DocumentSide
  /** Events that are offered, in this order; absent: all that the reader may set off. */
  events?: readonly string[]
  /** Sentences that the company keeps, by event. */
  phrases?: Readonly<Record<string, readonly string[]>> | undefined
  /** Something has moved. */
  onDone: () => void
}

/** Buttons that move chosen records; which of them can, says the outcome. */
export const MoveMany = observer(function MoveMany({ document, rows, side = 'staff', events, phrases, onDone }: MoveManyProps) {
  const { permissions } = useApp()
  const [open, setOpen] = useState<{ readonly event: string; readonly rows: MoveManyProps['rows'] }>()
  const moves: Readonly<Record<string, MoveFacts>> = statesOf(document)?.moves ?? {}
  const offered = (events ?? Object.keys(moves)).flatMap((event) => {
    const { act, edits, by } = moves[event]!
    const button = by[side]
    return act && !edits && button && permissions.allows(button.path, button.code) ? [{ event, act }] : []
  })
  return (
    <>
      {offered.map(({ event, act }) => (
        <Button key={event} status={act.weight === 'danger' ? 'danger' : undefined} onClick={() => setOpen({ event, rows })}>
          {act.zh}
        </Button>
      ))}
      {open === undefined ? null : (
        <MoveDialog document={document} {...open} phrases={phrases?.[open.event]} onDone={onDone} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
})
