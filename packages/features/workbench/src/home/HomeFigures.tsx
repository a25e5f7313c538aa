import type { Stat } from '@jst/ui'
import { StatCards } from '@jst/ui'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { byRole, useTiles, type PlacedStat } from './tiles.ts'

const bare = ({ roles: _, order: __, ...stat }: PlacedStat): Stat => stat

/** The figures of a home: first those of the reader's role, then the others. Each opens the list that it counts. */
export const HomeFigures = observer(function HomeFigures({ stats }: { stats: readonly PlacedStat[] }) {
  const { role, own, others } = byRole(useApp(), [...stats, ...useTiles()])
  return (
    <>
      {own.length > 0 ? <StatCards label={role ? texts.roles[role] : texts.counts} stats={own.map(bare)} /> : null}
      {others.length > 0 ? <StatCards label={texts.others} stats={others.map(bare)} /> : null}
    </>
  )
})
