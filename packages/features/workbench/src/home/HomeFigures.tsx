import type { Stat } from '@jst/ui'
import { StatCards, TextButton } from '@jst/ui'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { byRole, type PlacedStat } from './tiles.ts'

const bare = ({ roles: _, order: __, ...stat }: PlacedStat): Stat => stat

/**
 * The figures of a home: one strip of the six that matter most to the reader's role, the rest on demand. Each opens the list that it counts.
 */
export const HomeFigures = observer(function HomeFigures({ stats }: { stats: readonly PlacedStat[] }) {
  const { role, first, rest } = byRole(useApp(), stats)
  const [open, setOpen] = useState(false)
  if (first.length === 0) return null
  return (
    <div className="jst-stack">
      <StatCards label={role ? texts.roles[role] : texts.counts} stats={first.map(bare)} />
      {rest.length === 0 ? null : (
        <div>
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? texts.fewerFigures : texts.moreFigures(rest.length)}
          </TextButton>
        </div>
      )}
      {open && rest.length > 0 ? <StatCards label={texts.others} stats={rest.map(bare)} /> : null}
    </div>
  )
})
