import { Button } from '@arco-design/web-react'
import type { Line, LinesFacts } from '@jst/contracts/document'
import type { EntityField, EntityValue } from '@jst/contracts/entity'
import { IconButton, ScrollTable } from '@jst/ui'
import type { ReactNode } from 'react'
import { EntityFieldControl } from '../../entity/EntityFields.tsx'
import { texts } from '../texts.ts'

const words = texts.lines

interface FormLinesProps {
  facts: Pick<LinesFacts, 'zh' | 'most'>
  /** Columns; some lines have more of them, such as special cargo. */
  fields: readonly EntityField[]
  lines: readonly Line[]
  blank: () => Line
  /** Words of the button; default: adds one of the part. */
  addLabel?: string
  /** By path below this part: `[0].NameEn`. */
  errors: Readonly<Record<string, string>>
  path: string
  /** Totals, beside the button. */
  foot: ReactNode
  onChange: (lines: readonly Line[]) => void
}

/** Lines of a form, a cell for each field. The labels of the fields stand in the head, and are read out with each cell. */
export function FormLines({ facts, fields, lines, blank, addLabel = words.add(facts.zh), errors, path, foot, onChange }: FormLinesProps) {
  const write = (at: number, key: string, value: EntityValue) => onChange(lines.with(at, { ...lines[at]!, [key]: value }))
  return (
    <>
      <ScrollTable label={facts.zh}>
        <table className="jst-line-table" aria-label={facts.zh}>
          <thead>
            <tr>
              {fields.map(({ key, zh, listed = 100 }) => (
                <th key={key} scope="col" style={{ minInlineSize: listed }}>
                  {zh}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={at} aria-label={words.of(facts.zh, at + 1)}>
                {fields.map((field) => (
                  <td key={field.key} data-path={`${path}[${at}].${field.key}`}>
                    <EntityFieldControl
                      field={field}
                      value={line[field.key] ?? null}
                      error={errors[`${path}[${at}].${field.key}`]}
                      onChange={(value) => write(at, field.key, value)}
                    />
                  </td>
                ))}
                <td>
                  <IconButton icon="close" label={words.removeOf(facts.zh, at + 1)} onClick={() => onChange(lines.toSpliced(at, 1))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <div className="jst-line-foot">
        <Button size="small" disabled={lines.length >= facts.most} onClick={() => onChange([...lines, blank()])}>
          {addLabel}
        </Button>
        <span className="jst-muted">{foot}</span>
      </div>
    </>
  )
}
