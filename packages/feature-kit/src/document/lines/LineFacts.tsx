import type { Line } from '@jst/contracts/document'
import type { EntityField } from '@jst/contracts/entity'
import { FactsTable, Section } from '@jst/ui'
import { shownValue } from '../../entity/shownValue.ts'
import { useEntityTexts } from '../../entity/useEntityTexts.ts'

/** Numbers, codes and days are read as one: a narrow table scrolls before it breaks them. */
const isShort = (field: EntityField): boolean =>
  field.kind === 'date' || field.kind === 'choice' || ((field.kind === 'code' || field.kind === 'text') && field.max <= 40)

/** Some lines as a table of what they say: columns in which nothing stands are left out. Nothing without lines. */
export function LineFacts({ title, fields, lines }: { title: string; fields: readonly EntityField[]; lines: readonly Line[] }) {
  const texts = useEntityTexts()
  const text = (field: EntityField, line: Line) =>
    line[field.key] === false ? '' : shownValue(field, line[field.key] ?? null, texts, line)
  const filledFields = fields.filter((field) => lines.some((line) => text(field, line) !== ''))
  if (filledFields.length === 0) return null
  return (
    <Section title={title}>
      <FactsTable
        label={title}
        titles={filledFields.map((field) => texts.nameOf(field))}
        numeric={filledFields.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []))}
        rows={lines}
        rowKey={(_, at) => at}
        renderRow={(line) =>
          filledFields.map((field) => (
            <td key={field.key} className={field.kind === 'number' ? 'jst-right' : isShort(field) ? 'jst-unbroken' : undefined}>
              {text(field, line)}
            </td>
          ))
        }
      />
    </Section>
  )
}
