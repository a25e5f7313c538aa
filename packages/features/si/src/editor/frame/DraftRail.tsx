import { useApp } from '@jst/feature-kit'
import type { SiRecord } from '@jst/contracts/si'
import { totalsOf } from '@jst/si-drafts/rules'
import { Button } from '@arco-design/web-react'
import { formatDecimal, formatNumber, Icon, Menu, type MenuItem } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import type { DraftFindings } from '../model/findings.ts'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'

const words = texts.drafts

/** Drafts of the set as cards with progress, and acts to copy, reorder and add them. */
export const DraftRail = observer(function DraftRail() {
  const { model } = useEditor()
  const { session } = model
  const [more, setMore] = useState(1)
  const add = () => model.addBills(Math.min(98, Math.max(1, more)))
  return (
    <nav className="jst-drafts-rail" aria-label={words.label}>
      <div className="jst-drafts-head">
        <strong>{words.count(session.drafts.length, session.target)}</strong>
        <progress max={session.target} value={session.drafts.length} aria-label={words.label} />
      </div>
      <ol>
        {session.drafts.map((draft, index) => (
          <Card key={draft.id} draft={draft} index={index} found={model.found.drafts[index]} />
        ))}
      </ol>
      <div className="jst-drafts-add">
        <input
          className="jst-form-input jst-form-input-short"
          type="number"
          min={1}
          max={98}
          aria-label={words.addCount}
          value={more}
          onChange={(event) => setMore(Number(event.target.value))}
        />
        <Button size="small" onClick={add}>
          {words.add}
        </Button>
        <Button size="small" onClick={() => session.copy()}>
          {words.copy}
        </Button>
        <Button size="small" onClick={() => session.copyAsTemplate()}>
          {words.copyBlank}
        </Button>
      </div>
    </nav>
  )
})

const Card = observer(function Card({ draft, index, found }: { draft: SiRecord; index: number; found: DraftFindings | undefined }) {
  const { model } = useEditor()
  const { notify } = useApp()
  const { session } = model
  const name = billName(draft, index)
  const sums = totalsOf(draft.containers)
  const state = stateOf(found)
  const current = draft.id === session.currentId
  const remove = async () => {
    if (await notify.confirm({ title: words.remove(name), content: words.removeAsk, ok: words.removeOk, danger: true }))
      session.remove(draft.id)
  }
  const items: MenuItem[] = [
    { key: 'up', label: words.moveUp, icon: 'up', onSelect: () => session.move(draft.id, index - 1) },
    { key: 'down', label: words.moveDown, icon: 'down', onSelect: () => session.move(draft.id, index + 1) },
    ...(index > 0 && draft.siNo === '' ? [{ key: 'remove', label: words.removeOne, danger: true, onSelect: () => void remove() }] : []),
  ]
  return (
    <li className={current ? 'jst-draft-card is-current' : 'jst-draft-card'}>
      <button
        type="button"
        className="jst-draft-open"
        aria-current={current}
        onClick={() => {
          session.switchTo(draft.id)
          if (model.view.mode === 'allocate') model.view.show('fill')
        }}
      >
        <strong>
          <i className={`jst-dot jst-dot-${state.tone}`} aria-hidden="true" />
          {name}
        </strong>
        <span>{draft.consignee.split('\n')[0] || words.noConsignee}</span>
        <small>{words.figures(formatNumber(sums.packages), formatDecimal(sums.weight, 3))}</small>
        <small className={`jst-tone-text-${state.tone}`}>{state.text}</small>
      </button>
      {session.drafts.length > 1 && <Menu label={words.acts(name)} trigger={<Icon name="more" />} items={items} />}
    </li>
  )
})

function stateOf(found: DraftFindings | undefined): { tone: 'red' | 'orange' | 'grey' | 'green'; text: string } {
  if (!found) return { tone: 'grey', text: '' }
  if (found.errors > 0) return { tone: 'red', text: words.states.errors(found.errors) }
  if (found.missing > 0) return { tone: 'grey', text: words.states.missing(found.missing) }
  if (found.warnings > 0) return { tone: 'orange', text: words.states.warnings(found.warnings) }
  return { tone: 'green', text: words.states.clean }
}
