import { Button } from '@arco-design/web-react'
import type { MoveFacts } from '@jst/contracts'
import { statesOf } from '@jst/contracts/document'
import { Menu } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { MoveDialog } from './MoveDialog.tsx'
import { texts } from './texts.ts'
import type { OpenDocument } from './useDocument.ts'

interface Offer {
  readonly event: string
  readonly act: NonNullable<MoveFacts['act']>
}
const rankOf = ({ act }: Offer) => (act.weight === 'primary' ? 1 : 0)

/** Buttons of the moves that the reader may make with a document now. */
export const Moves = observer(function Moves({ of, onMoved }: { of: OpenDocument; onMoved?: () => void }) {
  const [open, setOpen] = useState<string>()
  const { document, state } = of
  const states = statesOf(document)
  const at = state.data
  if (!states || !at) return null
  const offers = at.Moves.flatMap((event): Offer[] => {
    const facts: MoveFacts | undefined = states.moves[event]
    return facts?.act ? [{ event, act: facts.act }] : []
  })
  // what is done on most days is a button; what ends something is one step further away
  const usual = offers.filter(({ act }) => act.weight !== 'danger').toSorted((a, b) => rankOf(a) - rankOf(b))
  const shown = usual.slice(-2)
  const rest = offers.filter((offer) => !shown.includes(offer))
  return (
    <>
      {rest.length > 0 ? (
        <Menu
          label={texts.move.others}
          trigger={texts.move.more}
          triggerClassName="arco-btn arco-btn-secondary arco-btn-size-default arco-btn-shape-square"
          align="end"
          items={rest.map(({ event, act }) => ({
            key: event,
            label: act.zh,
            danger: act.weight === 'danger',
            onSelect: () => setOpen(event),
          }))}
        />
      ) : null}
      {shown.map(({ event, act }) => (
        <Button key={event} type={act.weight === 'primary' ? 'primary' : undefined} onClick={() => setOpen(event)}>
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
