import { Button } from '@arco-design/web-react'
import { ChoiceTable } from '@jst/ui'
import { useDraftTexts } from './texts.ts'

interface Placed {
  readonly key: string
  /** The place as people read it. */
  readonly place: string
  readonly mine: string
}
/** Values of a conflict as people read them. */
interface ConflictRow extends Placed {
  readonly base: string
  readonly theirs: string
  readonly decide: (side: 'mine' | 'theirs') => void
}
interface ConflictChoicesProps {
  rows: readonly ConflictRow[]
  /** Values are set in fixed pitch. */
  code?: boolean
}

/** The common value, mine and theirs of each conflict; one of them is chosen. */
export function ConflictChoices({ rows, code = false }: ConflictChoicesProps) {
  const words = useDraftTexts().conflicts
  return (
    <ChoiceTable
      code={code}
      label={words.label}
      titles={[words.field, words.base, words.mine, words.theirs]}
      rows={rows.map(({ key, place, base, mine, theirs, decide }) => ({
        key,
        place,
        sides: [
          { text: base },
          { text: mine, act: { label: words.keepMine, run: () => decide('mine') } },
          { text: theirs, act: { label: words.takeTheirs, run: () => decide('theirs') } },
        ],
      }))}
      more={words.more}
    />
  )
}

interface DecideAllProps {
  size?: 'small'
  onDecide: (side: 'mine' | 'theirs') => void
}
/** Decides all conflicts at once. */
export function DecideAll({ size, onDecide }: DecideAllProps) {
  const words = useDraftTexts().conflicts
  return (
    <>
      <Button size={size} onClick={() => onDecide('mine')}>
        {words.allMine}
      </Button>
      <Button size={size} onClick={() => onDecide('theirs')}>
        {words.allTheirs}
      </Button>
    </>
  )
}

/** A value of mine that somebody else has replaced. */
interface ReplacedRow extends Placed {
  readonly now: string
  readonly restore: () => void
}

/** My value and the present one of each place that somebody else has replaced. */
export function ReplacedChoices({ rows, code = false }: { rows: readonly ReplacedRow[]; code?: boolean }) {
  const { conflicts, replaced } = useDraftTexts()
  return (
    <ChoiceTable
      code={code}
      label={replaced.label}
      titles={[conflicts.field, conflicts.mine, replaced.now]}
      rows={rows.map(({ key, place, mine, now, restore }) => ({
        key,
        place,
        sides: [{ text: mine, act: { label: replaced.restore, run: restore } }, { text: now }],
      }))}
      more={conflicts.more}
    />
  )
}
