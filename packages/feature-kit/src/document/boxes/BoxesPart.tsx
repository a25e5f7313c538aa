import { sumOfAmounts } from '@jst/contracts/allocation'
import { boxShape, isLocked, type BoxesFacts, type BoxRow, type DocumentBoxes, type Line } from '@jst/contracts/document'
import type { EntityField } from '@jst/contracts/entity'
import { ErrorView, FactsTable, formatText, Icon, lazyComponent, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import type { DetailStore } from '../../detail/DetailStore.ts'
import { shownValue } from '../../entity/shownValue.ts'
import { useEntityTexts } from '../../entity/useEntityTexts.ts'

import type { OpenDocument } from '../useDocument.ts'
import { useBoxTexts } from './texts.ts'

// the sheet is loaded when somebody edits
const LazyBoxesDialog = lazyComponent(async () => (await import('./BoxesDialog.tsx')).BoxesDialog)
const LazyAllocationDialog = lazyComponent(async () => (await import('./AllocationDialog.tsx')).AllocationDialog)

interface BoxesPartProps {
  of: OpenDocument
  /** Answer of `documentBoxes`, shared by all parts of the page. */
  boxes: DetailStore<DocumentBoxes>
}

/** The boxes of a document with their lines and totals; whoever may write edits them in a sheet, and shares out what is booked. */
export const BoxesPart = observer(function BoxesPart({ of, boxes }: BoxesPartProps) {
  const words = useBoxTexts()
  const [open, setOpen] = useState<'boxes' | 'allocation'>()
  const facts = of.document.boxes
  const stored = boxes.data
  if (!facts) return null
  const at = of.state.data
  const mayWrite = at?.MayWrite === true && !isLocked(of.document, at.State) && stored !== undefined
  const close = () => setOpen(undefined)
  return (
    <Section
      title={facts.zh}
      extra={
        mayWrite ? (
          <>
            {facts.allocation ? <TextButton onClick={() => setOpen('allocation')}>{facts.allocation.zh}</TextButton> : null}
            <TextButton onClick={() => setOpen('boxes')}>{words.edit(facts.zh)}</TextButton>
          </>
        ) : undefined
      }
    >
      {boxes.error ? <ErrorView error={boxes.error} onRetry={boxes.reload} /> : null}
      {stored && stored.Boxes.length === 0 ? <p className="jst-muted">{words.none(facts.zh)}</p> : null}
      {stored && stored.Boxes.length > 0 ? <BoxTable facts={facts} boxes={stored.Boxes} /> : null}
      <Suspense fallback={null}>
        {open === 'boxes' && stored ? (
          <LazyBoxesDialog
            of={of}
            facts={facts}
            stored={stored}
            onSaved={(saved) => {
              boxes.set(saved)
              of.state.reload()
            }}
            onClose={close}
          />
        ) : null}
        {open === 'allocation' ? (
          <LazyAllocationDialog
            of={of}
            facts={facts}
            onSaved={() => {
              boxes.reload()
              of.state.reload()
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Section>
  )
})

/** A box or a line below one, as a row of the table. */
interface ShownRow {
  readonly key: string
  readonly row: Line
  readonly isLine: boolean
}

/** Boxes with the lines below each, and the totals of the boxes. Columns that no row fills are left out. */
function BoxTable({ facts, boxes }: { facts: BoxesFacts; boxes: readonly BoxRow[] }) {
  const words = useBoxTexts()
  const entityTexts = useEntityTexts()
  const shape = boxShape(facts)
  const totals = sumOfAmounts(shape.measures, boxes.map(shape.amountsOf))
  const below = new Map(facts.lines.fields.map((field) => [field.key, field]))
  const boxFields = new Map(facts.boxes.fields.map((field) => [field.key, field]))
  const rows = boxes.flatMap(({ Box, Lines }, at): ShownRow[] => [
    { key: `${at}`, row: Box, isLine: false },
    ...Lines.map((row, place) => ({ key: `${at} ${place}`, row, isLine: true })),
  ])
  const fieldOf = (key: string, isLine: boolean): EntityField | undefined => (isLine ? below : boxFields).get(key)
  const text = (key: string, { row, isLine }: ShownRow) => {
    const field = fieldOf(key, isLine)
    return field ? shownValue(field, row[key] ?? null, entityTexts) : ''
  }
  const renderCell = (key: string, one: ShownRow) => {
    const field = fieldOf(key, one.isLine)
    if (!field) return null
    return field.kind === 'flag' ? one.row[key] === true && <Icon name="check" size={14} /> : formatText(text(key, one))
  }
  const keys = [...new Set([...boxFields.keys(), ...below.keys()])].filter((key) =>
    rows.some((one) => text(key, one) !== '' && one.row[key] !== false),
  )
  const titleOf = (field: EntityField) => {
    const name = entityTexts.nameOf(field)
    return field.kind === 'number' && field.unit !== undefined ? words.withUnit(name, field.unit) : name
  }
  const numeric = keys.flatMap((key, at) => (facts.quantities.includes(key) ? [at] : []))
  const classOf = (key: string) => (facts.quantities.includes(key) ? 'jst-right' : undefined)
  return (
    <FactsTable
      label={facts.zh}
      titles={keys.map((key) => titleOf((boxFields.get(key) ?? below.get(key))!))}
      numeric={numeric}
      rows={rows}
      rowKey={({ key }) => key}
      renderRow={(one) =>
        keys.map((key) => (
          <td key={key} className={classOf(key)}>
            {renderCell(key, one)}
          </td>
        ))
      }
      foot={
        <tr>
          {keys.map((key, at) => (
            <td key={key} className={classOf(key)}>
              {at === 0 ? words.total : facts.quantities.includes(key) ? shownValue(boxFields.get(key)!, totals[key]!, entityTexts) : ''}
            </td>
          ))}
        </tr>
      }
    />
  )
}
