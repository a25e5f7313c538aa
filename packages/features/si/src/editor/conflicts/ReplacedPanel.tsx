import { Button } from '@arco-design/web-react'
import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { HeadedTable } from '../../lists/HeadedTable.tsx'
import { useEditor } from '../EditorContext.tsx'
import { elementId } from '../form/fields.tsx'
import { texts } from '../texts.ts'
import { nameOf, textOf } from './names.ts'

const words = texts.replaced
/** The save state leads here. */
export const replacedPanelId = 'replaced'

/** Values of this person that somebody else has overwritten, beside the present ones. */
export const ReplacedPanel = observer(function ReplacedPanel() {
  const { model, prefix } = useEditor()
  const { session } = model
  const { values, by } = session.replaced
  if (values.length === 0) return null
  return (
    <Section
      title={words.title}
      extra={
        <Button size="small" onClick={() => session.replaced.putAway()}>
          {words.seen}
        </Button>
      }
    >
      <p id={elementId(prefix, replacedPanelId)} role="alert">
        {by ? words.byColleague(by) : words.byTab}
      </p>
      <HeadedTable
        className="jst-compare jst-conflicts"
        label={words.title}
        titles={[texts.conflicts.field, texts.conflicts.mine, words.now]}
      >
        {values.map((value) => {
          const name = nameOf(value, session.drafts)
          return (
            <tr key={`${value.draftId} ${value.path}`}>
              <th scope="row">{name}</th>
              <td>
                <div className="jst-conflict-value">{textOf(value.mine)}</div>
                <Button size="mini" aria-label={`${name} ${words.restore}`} onClick={() => session.restoreReplaced(value)}>
                  {words.restore}
                </Button>
              </td>
              <td>
                <div className="jst-conflict-value">{textOf(value.theirs)}</div>
              </td>
            </tr>
          )
        })}
      </HeadedTable>
    </Section>
  )
})
