import type { SiRecord, SiVersionRow } from '@jst/contracts/si'
import { Section, Select } from '@jst/ui'
import { useMemo } from 'react'
import { eventLabel } from '../bill/history.ts'
import type { Place } from '../bill/remark-path.ts'
import { texts as shared } from '../bill/texts.ts'
import { compareSides } from '../compare/compare-sides.ts'
import { CompareRows, type CompareTab } from '../compare/CompareRows.tsx'
import { OnlyDifferences } from '../compare/OnlyDifferences.tsx'
import { texts as words } from '../compare/texts.ts'

export const compareTabs: readonly CompareTab[] = ['previous', 'order', 'three']

interface ComparePanelProps {
  record: SiRecord
  version: number
  /** Contents that can be compared with, newest first, and the one that is. */
  older: readonly SiVersionRow[]
  base: SiVersionRow | undefined
  before: SiRecord | undefined
  order: SiRecord | undefined
  tab: CompareTab
  onTab: (tab: CompareTab) => void
  onBase: (versionId: number) => void
  onlyDifferences: boolean
  onOnlyDifferences: (only: boolean) => void
  onJump: (place: Place) => void
  onPin?: ((place: Place) => void) | undefined
}

/** The bill beside its earlier version, the booking, or both: differences only, unless all is asked for. */
export function ComparePanel(props: ComparePanelProps) {
  const { record, before, order, base, tab, onlyDifferences } = props
  const rows = useMemo(() => {
    const sides = { before: tab === 'order' ? undefined : before, order: tab === 'previous' ? undefined : order }
    return compareSides(record, sides, { all: !onlyDifferences })
  }, [record, before, order, tab, onlyDifferences])
  const first = tab === 'previous' && !base
  const waiting = (tab !== 'order' && base && !before) || (tab !== 'previous' && !order)
  const nothing = first ? words.firstVersion : waiting ? words.loading : rows.length === 0 ? words.same : ''
  return (
    <Section title={words.title} extra={<OnlyDifferences only={onlyDifferences} onChange={props.onOnlyDifferences} />}>
      <div className="jst-compare-head">
        <Tabs tab={tab} onTab={props.onTab} />
        {tab !== 'order' && base && props.older.length > 0 ? (
          <Select
            label={words.previous}
            value={String(base.Id)}
            options={props.older.map((row) => ({
              value: String(row.Id),
              label: `${shared.versionNo(row.Version)} ${eventLabel(row.Event)}${row.InForce ? ` · ${shared.inForce}` : ''}`,
            }))}
            onChange={(id) => props.onBase(Number(id))}
          />
        ) : null}
        {nothing && <span className="jst-muted">{nothing}</span>}
      </div>
      {!nothing && (
        <CompareRows
          rows={rows}
          tab={tab}
          labels={{ order: words.order, before: base ? words.previousNo(base.Version) : words.previous, now: words.nowNo(props.version) }}
          onJump={props.onJump}
          onPin={props.onPin}
        />
      )}
    </Section>
  )
}

function Tabs({ tab, onTab }: { tab: CompareTab; onTab: (tab: CompareTab) => void }) {
  return (
    <div className="jst-segments" role="group" aria-label={words.title}>
      {compareTabs.map((other) => (
        <button key={other} type="button" aria-pressed={other === tab} onClick={() => onTab(other)}>
          {words.tabs[other]}
        </button>
      ))}
    </div>
  )
}
