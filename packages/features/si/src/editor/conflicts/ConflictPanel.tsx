import type { MergeConflict, MergeValue } from '@jst/si-drafts'
import { Button } from '@arco-design/web-react'
import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { billName } from '../names.ts'
import { HeadedTable } from '../../lists/HeadedTable.tsx'
import { texts } from '../texts.ts'

const words = texts.conflicts
const mostShown = 50

/** What two people changed differently: the value before, mine and theirs, to be chosen field by field or all at once. */
export const ConflictPanel = observer(function ConflictPanel() {
  const { model } = useEditor()
  const { conflicts } = model
  if (conflicts.length === 0) return null
  return (
    <Section
      title={words.title}
      extra={
        <span className="jst-acts">
          <Button size="small" onClick={() => model.decideAll('mine')}>
            {words.allMine}
          </Button>
          <Button size="small" onClick={() => model.decideAll('theirs')}>
            {words.allTheirs}
          </Button>
        </span>
      }
    >
      <p role="alert">{words.hint}</p>
      <HeadedTable className="jst-compare jst-conflicts" label={words.title} titles={[words.field, words.base, words.mine, words.theirs]}>
        {conflicts.slice(0, mostShown).map((conflict, index) => (
          <Row key={`${conflict.draftId} ${conflict.path}`} conflict={conflict} index={index} />
        ))}
      </HeadedTable>
      {conflicts.length > mostShown && <p className="jst-muted">{words.more(conflicts.length - mostShown)}</p>}
    </Section>
  )
})

const Row = observer(function Row({ conflict, index }: { conflict: MergeConflict; index: number }) {
  const { model } = useEditor()
  const { label, draftId, base, mine, theirs } = conflict
  const position = model.session.drafts.findIndex(({ id }) => id === draftId)
  const draft = model.session.drafts[position]
  const name = `${draft && model.session.drafts.length > 1 ? `${billName(draft, position)} ` : ''}${label || words.whole}`
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{textOf(base)}</td>
      <td>
        <div className="jst-conflict-value">{textOf(mine)}</div>
        <Button size="mini" aria-label={`${name} ${words.keepMine}`} onClick={() => model.decide(index, 'mine')}>
          {words.keepMine}
        </Button>
      </td>
      <td>
        <div className="jst-conflict-value">{textOf(theirs)}</div>
        <Button size="mini" aria-label={`${name} ${words.takeTheirs}`} onClick={() => model.decide(index, 'theirs')}>
          {words.takeTheirs}
        </Button>
      </td>
    </tr>
  )
})

/** A value as people recognise it; whole boxes, lines and drafts by what names them. */
function textOf(value: MergeValue): string {
  if (value === null) return words.gone
  if (typeof value !== 'object') return String(value) || words.empty
  if ('containerNo' in value) return [value.containerNo, value.sealNo, value.type, value.packages, value.weight].filter(Boolean).join(' / ')
  if ('mblNo' in value) return value.splitMblNo || value.mblNo
  if ('goods' in value) return [value.goods, value.packages, value.weight].filter(Boolean).join(' / ')
  return String(value.companyId)
}
