import { Button } from '@arco-design/web-react'
import { sailings } from '@jst/contracts/booking'
import { useApp, useDetail } from '@jst/feature-kit'
import { EmptyState, ErrorView, FlagField, Notice, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { SailingsQuery } from './query.ts'
import { choicesOf, sorted, sorts, type Choice, type SortKey } from './choices.ts'
import { CompareChoices } from './CompareChoices.tsx'
import { namedBy, SailingTable } from './SailingTable.tsx'
import { texts } from './texts.ts'

interface SailingsProps {
  sailingsQuery: SailingsQuery
  onTake: (choice: Choice) => void
  /** Where nothing was found, or by choice: the form without a sailing. */
  byHand: () => void
}
/** Ways to ship that are compared at once. */
const mostCompared = 4
const sortKeys = Object.entries(sorts).map(([value, label]) => ({ value, label }))

/** Results of a search: sorted, filtered, compared, and handed to the form. */
export const Sailings = observer(function Sailings({ sailingsQuery, onTake, byHand }: SailingsProps) {
  const { notify } = useApp()
  const { data, error, reload } = useDetail(sailings, sailingsQuery)
  const [sort, setSort] = useState<SortKey>('departure')
  const [priced, setPriced] = useState(false)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)
  if (error && !data) return <ErrorView error={error} onRetry={reload} />
  const toForm = <Button onClick={byHand}>{texts.byHand}</Button>
  if (data && data.Sailings.length + data.Offers.length === 0)
    return <EmptyState title={texts.none} hint={data.Known ? texts.noneHint : texts.unknown} action={toForm} />
  const all = data && choicesOf(data)
  const shown = all && sorted(priced ? all.filter(({ offer }) => offer) : all, sort)
  const named = namedBy(data?.Names ?? [])
  const compared = all?.filter(({ key }) => ticked.includes(key)) ?? []
  const tick = (keys: readonly string[]) => {
    if (keys.length > mostCompared) notify.error(texts.mostCompared)
    else setTicked(keys)
  }
  return (
    <section className="jst-sailings" aria-label={texts.title}>
      {data && !data.Known ? <Notice>{texts.unknown}</Notice> : null}
      <div className="jst-sailing-tools">
        <span className="jst-muted">{data ? texts.found(data.Sailings.length, data.Offers.length) : ''}</span>
        <FlagField label={texts.onlyPriced} value={priced} onChange={setPriced} />
        <Select label={texts.sort} value={sort} options={sortKeys} onChange={(key) => setSort(key as SortKey)} />
        <Button disabled={compared.length < 2} onClick={() => setComparing(true)}>
          {texts.compareNow}
        </Button>
        {toForm}
      </div>
      <div className="jst-sailing-list">
        <SailingTable choices={shown} named={named} act={texts.book} onTake={onTake} ticked={ticked} onTick={tick} />
      </div>
      {comparing ? <CompareChoices choices={compared} named={named} onClose={() => setComparing(false)} /> : null}
    </section>
  )
})
