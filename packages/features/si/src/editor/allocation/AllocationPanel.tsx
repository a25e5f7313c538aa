import { useApp } from '@jst/feature-kit'
import { Button } from '@arco-design/web-react'
import { formatDecimal, formatNumber, Section, StatusTag, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'
import { AllocationGrid, type Picked } from './AllocationGrid.tsx'
import { AllocationModel, type Measure } from './allocation-model.ts'

const words = texts.allocate
const measures = Object.keys(words.measures) as Measure[]

/** Who gets how much of what: the grid with its acts, green when nothing is left over. */
export const AllocationPanel = observer(function AllocationPanel() {
  const { model } = useEditor()
  const { notify } = useApp()
  const { session } = model
  const [table] = useState(() => new AllocationModel(session, model.loaded))
  const [picked, setPicked] = useState<Picked>(undefined)
  const [target, setTarget] = useState(0)
  const { drafts } = session
  useEffect(() => table.refresh(), [table, drafts])
  const to = drafts.some(({ id }) => id === target) ? target : (drafts[0]?.id ?? 0)
  const { rest } = table
  const apply = () => {
    table.apply()
    notify.success(words.applied)
  }
  if (drafts.length < 2) return <Section title={words.title}>{words.one}</Section>
  return (
    <Section
      title={words.title}
      extra={
        <span role="status">
          <StatusTag tone={table.done ? 'green' : 'orange'}>
            {table.done
              ? words.done
              : words.left(formatNumber(rest.packages), formatDecimal(rest.weight, 3), formatDecimal(rest.volume, 3))}
          </StatusTag>
        </span>
      }
    >
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
              options={measures.map((measure) => ({ value: measure, label: words.measures[measure] }))}
              onChange={(measure) => table.setMeasure(measure as Measure)}
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
            options={drafts.map((draft, index) => ({ value: String(draft.id), label: billName(draft, index) }))}
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
          <Button type="primary" disabled={!table.pending} onClick={apply}>
            {words.apply}
          </Button>
        </div>
      </div>
      <AllocationGrid table={table} drafts={drafts} onPick={setPicked} />
      <p className="jst-muted">{words.hint}</p>
    </Section>
  )
})
