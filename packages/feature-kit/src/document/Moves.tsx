import { Button } from '@arco-design/web-react'
import type { MoveFacts } from '@jst/contracts'
import { statesOf } from '@jst/contracts/document'
import { Icon, Menu } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { MoveDialog } from './MoveDialog.tsx'
import { useDocumentTexts } from './texts.ts'
import type { OpenDocument } from './useDocument.ts'

interface Offer {
  readonly event: string
  readonly act: NonNullable<MoveFacts['act']>
}
/** How many moves are buttons; the others stand in the menu. */
const mostButtons = 2
const isPrimary = ({ act }: Offer) => act.weight === 'primary'
const primaryFirst = (a: Offer, b: Offer) => Number(isPrimary(b)) - Number(isPrimary(a))

interface MovesProps {
  of: OpenDocument
  /** The document was moved; default: asks for its state again. */
  onMoved?: () => void
  /** Usual sentences for the remarks of a move, by its name. */
  phrases?: Readonly<Record<string, readonly string[]>> | undefined
  /** Other buttons of the document: they stand before the menu, which is last. */
  children?: ReactNode
}

/** Buttons of the moves that the reader may make with a document now: the primary one, others, and a menu of the rest at the end. */
export const Moves = observer(function Moves({ of, onMoved, phrases, children }: MovesProps) {
  const texts = useDocumentTexts()
  const [open, setOpen] = useState<string>()
  const { document, state } = of
  const states = statesOf(document)
  const at = state.data
  if (!states || !at) return children
  const offers = at.Moves.flatMap((event): Offer[] => {
    const facts: MoveFacts | undefined = states.moves[event]
    return facts?.act ? [{ event, act: facts.act }] : []
  })
  // what is done on most days is a button; what ends something is one step further away
  const mainOffers = offers
    .filter(({ act }) => act.weight !== 'danger')
    .toSorted(primaryFirst)
    .toReversed()
  const buttons = mainOffers.slice(-mostButtons).toSorted(primaryFirst)
  const rest = offers.filter((offer) => !buttons.includes(offer))
  return (
    <>
      {buttons.map(({ event, act }) => (
        <Button key={event} type={act.weight === 'primary' ? 'primary' : undefined} onClick={() => setOpen(event)}>
          {act.zh}
        </Button>
      ))}
      {children}
      {rest.length > 0 ? (
        <Menu
          label={texts.move.others}
          trigger={<Icon name="more" />}
          triggerClassName="arco-btn arco-btn-secondary arco-btn-size-small arco-btn-shape-square arco-btn-icon-only"
          align="end"
          items={rest.map(({ event, act }) => ({
            key: event,
            label: act.zh,
            danger: act.weight === 'danger',
            onSelect: () => setOpen(event),
          }))}
        />
      ) : null}
      {open === undefined ? null : (
        <MoveDialog
          document={document}
          event={open}
          rows={[at]}
          phrases={phrases?.[open]}
          onDone={onMoved ?? state.reload}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
})
