import type { MergeConflict } from '@jst/si-drafts'
import { Button } from '@arco-design/web-react'
import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { HeadedTable } from '../../lists/HeadedTable.tsx'
import { texts } from '../texts.ts'
import { nameOf, textOf } from './names.ts'

const words = texts.conflicts
const mostShown = 50

/** Conflicting edits of two people: base, mine and theirs, to be resolved by field or all at once. */
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
  const { base, mine, theirs } = conflict
  const name = nameOf(conflict, model.session.drafts)
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
