import { Button } from '@arco-design/web-react'
import { Select, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'

import { AllocationGrid, shownAmount, type AllocationWords, type Picked } from './AllocationGrid.tsx'
import type { AllocationModel } from './AllocationModel.ts'
import { useAllocationTexts } from './texts.ts'

interface AllocationProps<M extends string, B extends object, L extends object> {
  table: AllocationModel<M, B, L>
  documents: readonly { readonly id: number; readonly name: string }[]
  texts: AllocationWords<M, B, L>
  onApplied?: () => void
}

/** Tag with the quantities that are left, green when nothing is. */
export const AllocationState = observer(function AllocationState<M extends string, B extends object, L extends object>({
  table,
  texts: { measures },
}: Pick<AllocationProps<M, B, L>, 'table' | 'texts'>) {
  const words = useAllocationTexts()
  const { rest, done } = table
  const left = table.allocation.measures.map(({ key }) => `${shownAmount(table, key, rest[key])} ${measures[key].unit}`).join(' · ')
  return (
    <span role="status">
      <StatusTag tone={done ? 'green' : 'orange'}>{done ? words.done : words.left(left)}</StatusTag>
    </span>
  )
})

/** The grid with its acts, green when nothing is left over. */
export const AllocationTable = observer(function AllocationTable<M extends string, B extends object, L extends object>({
  table,
  documents,
  texts: allocationTexts,
  onApplied,
}: AllocationProps<M, B, L>) {
  const words = useAllocationTexts()
  const [picked, setPicked] = useState<Picked>(undefined)
  const [target, setTarget] = useState(0)
  const to = documents.some(({ id }) => id === target) ? target : (documents[0]?.id ?? 0)
  return (
    <>
      <div className="jst-toolbar jst-allocate-acts">
        <div className="jst-toolbar-left">
          <label>
            {words.by}{' '}
            <Select
              value={table.by}
              options={[
                { value: 'box', label: words.byBox },
                { value: 'line', label: words.byLine },
              ]}
              onChange={(by) => table.setBy(by as 'box' | 'line')}
            />
          </label>
          <label>
            {words.measure}{' '}
            <Select
              value={table.measure}
              options={table.allocation.measures.map(({ key }) => ({ value: key, label: allocationTexts.measures[key].name }))}
              onChange={(measure) => table.setMeasure(measure as M)}
            />
          </label>
          <output className="jst-muted">{picked ? words.scope(picked.length) : words.scopeAll}</output>
          <Button size="small" onClick={() => table.evenly(picked)}>
            {words.evenly}
          </Button>
          <Button size="small" title={words.proportionHint} onClick={() => table.inProportion(picked)}>
            {words.inProportion}
          </Button>
          <Select
            label={words.wholeTo}
            value={String(to)}
            options={documents.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => setTarget(Number(id))}
          />
          <Button size="small" onClick={() => table.assign(to, picked)}>
            {words.whole}
          </Button>
          <Button size="small" onClick={() => table.fill(to, picked)}>
            {words.rest}
          </Button>
          <Button size="small" onClick={() => table.clear(picked)}>
            {words.clear}
          </Button>
        </div>
        <div className="jst-toolbar-right">
          {table.pending && <span className="jst-muted">{words.pending}</span>}
          <Button size="small" disabled={!table.canUndo} onClick={() => table.undo()}>
            {words.undo}
          </Button>
          <Button
            type="primary"
            disabled={!table.pending}
            onClick={() => {
              table.apply()
              onApplied?.()
            }}
          >
            {allocationTexts.apply}
          </Button>
        </div>
      </div>
      <AllocationGrid table={table} documents={documents} texts={allocationTexts} onPick={setPicked} />
      <p className="jst-muted">{allocationTexts.hint}</p>
    </>
  )
})
