import { Button } from '@arco-design/web-react'
import type { Line, LinesFacts } from '@jst/contracts/document'
import type { EntityField, EntityValue } from '@jst/contracts/entity'
import { IconButton, isComposing, ScrollTable, TextButton } from '@jst/ui'
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useApp } from '../../app/context.tsx'
import { EntityFieldControl } from '../../entity/EntityFields.tsx'
import { useEntityTexts } from '../../entity/useEntityTexts.ts'
import { useDocumentTexts } from '../texts.ts'

interface FormLinesProps {
  facts: Pick<LinesFacts, 'zh' | 'most'>
  /** Columns; some lines have more of them, such as special cargo. */
  fields: readonly EntityField[]
  /** Keys of seldom used columns: they are shown on demand, and where a line fills one of them. */
  further?: readonly string[]
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

const isFilled = (value: EntityValue | undefined) => value !== undefined && value !== null && value !== '' && value !== false && value !== 0
const cellsOf = (row: Element | null | undefined) =>
  row ? [...row.querySelectorAll<HTMLElement>('td :is(input, textarea, [role="combobox"]):not(:disabled)')] : []

/**
 * Lines of a form, a cell for each field. The labels of the fields stand in the head, and are read out with each cell. The Tab key goes from cell
 * to cell and then to the buttons below; Alt+Delete in a line removes it. Cells of a sheet that are pasted into a cell fill it and those beside and
 * below it, all of them or none; a row of headings above them says which column is which.
 */
export function FormLines({ facts, fields: all, further = [], lines, blank, addLabel, errors, path, foot, onChange }: FormLinesProps) {
  const words = useDocumentTexts().lines
  const texts = useEntityTexts()
  const { notify } = useApp()
  const body = useRef<HTMLTableSectionElement>(null)
  const add = useRef<HTMLDivElement>(null)
  /** Cell that takes the focus once the lines are drawn. */
  const next = useRef<{ readonly line: number; readonly cell: number }>(undefined)
  const [open, setOpen] = useState(false)
  const folded = all.filter(({ key }) => further.includes(key))
  const isNeeded = folded.some(({ key }) => lines.some((line, at) => isFilled(line[key]) || errors[`${path}[${at}].${key}`] !== undefined))
  // they stay when the last value is cleared: its cell has the focus
  if (isNeeded && !open) setOpen(true)
  const fields = open ? all : all.filter((field) => !folded.includes(field))
  const write = (at: number, key: string, value: EntityValue) => onChange(lines.with(at, { ...lines[at]!, [key]: value }))
  const remove = (at: number, cell = 0) => {
    next.current = { line: Math.min(at, lines.length - 2), cell }
    onChange(lines.toSpliced(at, 1))
  }
  /** The lines as they are once the reader of sheets has been fetched. */
  const latest = useRef(lines)
  useEffect(() => {
    latest.current = lines
  })
  const onPaste = (event: ClipboardEvent<HTMLTableSectionElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const [cell, row] = [(event.target as Element).closest('td'), (event.target as Element).closest('tr')]
    // several cells of a sheet; a text of one line is for the field alone
    if (!cell || !row || !/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    void paste(text, { at: row.sectionRowIndex, fields: fields.slice(cell.cellIndex) })
  }
  const paste = async (text: string, place: { at: number; fields: readonly EntityField[] }) => {
    const { withPasted } = await import('./pasted.ts')
    const pasted = withPasted(text, { lines: latest.current, blank, most: facts.most, all, ...place }, { words, findings: texts.findings })
    if (typeof pasted === 'string') notify.error(pasted)
    else onChange(pasted)
  }
  useEffect(() => {
    const place = next.current
    next.current = undefined
    if (!place) return
    const cells = cellsOf(body.current?.rows[place.line])
    const target = cells[place.cell] ?? cells[0] ?? add.current?.querySelector('button')
    target?.focus()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (isComposing(event) || event.key !== 'Delete' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const row = (event.target as Element).closest('tr')
    if (!row) return
    event.preventDefault()
    remove(row.sectionRowIndex, Math.max(cellsOf(row).indexOf(event.target as HTMLElement), 0))
  }
  return (
    <>
      <ScrollTable label={facts.zh}>
        <table className="jst-line-table" aria-label={facts.zh}>
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field.key} scope="col" style={{ minInlineSize: field.listed ?? 100 }}>
                  {texts.nameOf(field)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields in it */}
          <tbody ref={body} onKeyDown={onKeyDown} onPaste={onPaste}>
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
                  <IconButton
                    icon="close"
                    label={words.removeOf(facts.zh, at + 1)}
                    keys="Alt+Delete"
                    tabIndex={-1}
                    onClick={() => remove(at)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <div ref={add} className="jst-line-foot">
        <Button
          size="small"
          disabled={lines.length >= facts.most}
          onClick={() => {
            next.current = { line: lines.length, cell: 0 }
            onChange([...lines, blank()])
          }}
        >
          {addLabel ?? words.add(facts.zh)}
        </Button>
        {folded.length === 0 || isNeeded ? null : (
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? words.fewerColumns : words.furtherColumns(folded.map(({ zh }) => zh))}
          </TextButton>
        )}
        <span className="jst-muted">{foot}</span>
      </div>
    </>
  )
}
