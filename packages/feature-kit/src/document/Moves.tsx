import { Button } from '@arco-design/web-react'
import type { MoveFacts } from '@jst/contracts'
import { statesOf } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { MoveDialog } from './MoveDialog.tsx'
import type { OpenDocument } from './useDocument.ts'

/** Buttons of the moves that the reader may make with a document now. */
export const Moves = observer(function Moves({ of, onMoved }: { of: OpenDocument; onMoved?: () => void }) {
  const [open, setOpen] = useState<string>()
  const { document, state } = of
  const states = statesOf(document)
  const at = state.data
  if (!states || !at) return null
  const offers = at.Moves.flatMap((event) => {
    const facts: MoveFacts | undefined = states.moves[event]
    return facts?.act ? [{ event, act: facts.act }] : []
  })
  return (
    <>
      {offers.map(({ event, act }) => (
        <Button
          key={event}
          type={act.weight === 'primary' ? 'primary' : undefined}
          status={act.weight === 'danger' ? 'danger' : undefined}
          onClick={() => setOpen(event)}
        >
          {act.zh}
        </Button>
      ))}
      {open === undefined ? null : (
        <MoveDialog
          document={document}
          event={open}
          rows={[at]}
          onDone={() => {
            state.reload()
            onMoved?.()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
})
