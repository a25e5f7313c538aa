import { isLocked, type DocumentLines, type Line } from '@jst/contracts/document'
import type { EntityField } from '@jst/contracts/entity'
import { ErrorView, FactsTable, formatText, Icon, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { DetailStore } from '../../detail/DetailStore.ts'
import { shownValue } from '../../entity/shownValue.ts'
import { useEntityTexts } from '../../entity/useEntityTexts.ts'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { LinesDialog } from './LinesDialog.tsx'

interface LinesPartProps {
  of: OpenDocument
  /** Key of the part in the declaration of the document. */
  part: string
  /** Answer of `documentLines`, shared by all parts of the page. */
  lines: DetailStore<DocumentLines>
}

/** Rows below a document as a table; whoever may write edits them in a drawer. */
export const LinesPart = observer(function LinesPart({ of, part, lines }: LinesPartProps) {
  const words = useDocumentTexts().lines
  const entityTexts = useEntityTexts()
  const [editing, setEditing] = useState(false)
  const facts = of.document.lines?.[part]
  const stored = lines.data
  if (!facts) return null
  const rows: readonly Line[] = stored?.Parts[part] ?? []
  const at = of.state.data
  const mayWrite = at?.MayWrite === true && !isLocked(of.document, at.State) && stored !== undefined
  const text = (field: EntityField, row: Line) => shownValue(field, row[field.key] ?? null, entityTexts, row)
  // a column that no row fills says nothing
  const filledFields = facts.fields.filter((field) => rows.some((row) => text(field, row) !== '' && row[field.key] !== false))
  return (
    <Section
      title={facts.zh}
      extra={
        mayWrite ? (
          <TextButton onClick={() => setEditing(true)}>{rows.length > 0 ? words.edit(facts.zh) : words.add(facts.zh)}</TextButton>
        ) : undefined
      }
    >
      {lines.error ? <ErrorView error={lines.error} onRetry={lines.reload} /> : null}
      {stored && rows.length === 0 ? <p className="jst-muted">{words.none(facts.zh)}</p> : null}
      {rows.length === 0 ? null : (
        <FactsTable
          label={facts.zh}
          titles={filledFields.map((field) => entityTexts.nameOf(field))}
          rows={rows}
          rowKey={(row) => row.Id}
          renderRow={(row) =>
            filledFields.map((field) => (
              <td key={field.key}>
                {field.kind === 'flag' ? row[field.key] === true && <Icon name="check" size={14} /> : formatText(text(field, row))}
              </td>
            ))
          }
        />
      )}
      {editing && stored ? (
        <LinesDialog
          of={of}
          part={part}
          facts={facts}
          stored={stored}
          onSaved={(saved) => {
            lines.set(saved)
            of.state.reload()
          }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Section>
  )
})
