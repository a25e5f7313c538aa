import { Button } from '@arco-design/web-react'
import type { Line, LinesFacts } from '@jst/contracts/document'
import type { EntityField, EntityValue } from '@jst/contracts/entity'
import { EntityFieldControl } from '@jst/feature-kit/entity'
import { IconButton, ScrollTable } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

interface LineTableProps {
  facts: Pick<LinesFacts, 'zh' | 'most'>
  /** Columns that are shown: special cargo has more. */
  fields: readonly EntityField[]
  lines: readonly Line[]
  blank: () => Line
  addLabel: string
  /** By path below this part: `[0].NameEn`. */
  errors: Readonly<Record<string, string>>
  path: string
  foot: ReactNode
  onChange: (lines: readonly Line[]) => void
}

/** Some lines with a cell for each field. The labels of the fields stand in the head, and are read out with each cell. */
export function LineTable({ facts, fields, lines, blank, addLabel, errors, path, foot, onChange }: LineTableProps) {
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
              <tr key={at} aria-label={texts.line(facts.zh, at + 1)}>
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
                  <IconButton icon="close" label={texts.removeLine(facts.zh, at + 1)} onClick={() => onChange(lines.toSpliced(at, 1))} />
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
