import { Button } from '@arco-design/web-react'
import {
  freightRateCalls as all,
  freightRateDocument as document,
  gridLimits,
  saveRateGrid,
  surchargeFields,
} from '@jst/contracts/freight-rates'
import { problemOf, tidy } from '@jst/contracts/entity'
import { useApp, useConfirmed } from '@jst/feature-kit'
import { DraftNotice, useDraft, useDraftAddress, useDraftKey } from '@jst/feature-kit/document'
import { EntityFields, ReferenceField, useSeenCalls } from '@jst/feature-kit/entity'
import { FormNotices, PageForm, useForm } from '@jst/feature-kit/form'
import type { SheetColumn } from '@jst/sheet'
import { Notice, Panel } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { rateColumns, surchargeColumns, type Lookups } from './columns.ts'
import { CostFloorTool } from './CostFloorTool.tsx'
import { texts } from './texts.ts'
import { TypedSheet } from './TypedSheet.tsx'
import {
  blankGrid,
  gridFindings,
  headerFields,
  isBegun,
  ratesIn,
  rowFields,
  rowFindings,
  sentRows,
  sentSurcharges,
  type GridValues,
  type TypedRow,
  type Unread,
} from './values.ts'

/** Rates that were made. */
export interface CreatedRates {
  readonly Rates: readonly { readonly Id: number; readonly Code: string }[]
}
interface GridFormProps {
  books: Lookups
  /** Initial values of the header. */
  begin: Pick<GridValues, 'Header' | 'Pols'> | undefined
  onSaved: (created: CreatedRates, values: GridValues) => void
}

/** Text of a cell that its column cannot read. Columns have hundreds of choices, and tables thousands of cells: each is looked up. */
function unreadIn(columns: readonly SheetColumn[]): Unread {
  const columnByKey = new Map(
    columns.map((column) => [column.key, { column, choices: new Set(column.choices?.map(({ value }) => value)) }]),
  )
  return (key, value) => {
    const { column, choices } = columnByKey.get(key) ?? {}
    if (typeof value !== 'string' || !column?.parse || choices?.has(value)) return undefined
    const read = column.parse(value)
    return 'error' in read ? read.error : undefined
  }
}

/** Caches the findings of a form by its rows and box type: each change of the header would otherwise check thousands of rows again. */
function onceFor(find: (values: GridValues) => Readonly<Record<string, string>>) {
  let last: { rows: readonly TypedRow[]; other: string; found: Readonly<Record<string, string>> } | undefined
  return (values: GridValues) => {
    const other = boxOf(values)
    if (last?.rows !== values.Rows || last.other !== other) last = { rows: values.Rows, other, found: find(values) }
    return last.found
  }
}

/** A header, a grid of ports of discharge and boxes, surcharges of all: they become drafts of rates together. */
export const GridForm = observer(function GridForm({ books, begin, onSaved }: GridFormProps) {
  const { api } = useApp()
  const confirmed = useConfirmed()
  const { entity } = useSeenCalls(all)
  const header = useMemo(() => headerFields(entity), [entity])
  const [facts, remarks] = useMemo(
    () => [header.filter(({ kind }) => kind !== 'lines'), header.filter(({ kind }) => kind === 'lines')],
    [header],
  )
  const fields = useMemo(() => rowFields(entity), [entity])
  const key = useDraftKey(undefined)
  const charges = useMemo(() => surchargeColumns(books), [books])
  const rowsFound = useMemo(
    () => onceFor((values) => rowFindings('Rows', values.Rows, fields, unreadIn(rateColumns(entity, books, boxOf(values))))),
    [entity, books, fields],
  )
  const form = useForm<GridValues, never, CreatedRates>({
    start: () => ({ ...blankGrid(entity), ...begin }),
    fields: {
      Header: {
        label: texts.header,
        show: (values) => Object.values(values).filter(Boolean).join(' '),
      },
      Pols: { label: texts.pols, required: true },
      Rows: { label: texts.grid, show: (rows) => rows.filter(isBegun).map(shown).join('；') },
      Surcharges: { label: texts.surcharges, show: (rows) => rows.filter(isBegun).map(shown).join('；') },
    },
    check: (values) => ({
      ...gridFindings(values),
      ...Object.fromEntries(
        header.map((field) => [`Header.${field.key}`, problemOf(field, tidy(field, values.Header[field.key] ?? null))]),
      ),
      ...rowsFound(values),
      ...rowFindings('Surcharges', values.Surcharges, surchargeFields, unreadIn(charges)),
    }),
    at: (path) => path,
    save: (values, _stored, used) =>
      confirmed((sure) =>
        api.call(saveRateGrid, {
          Header: values.Header,
          Pols: [...values.Pols],
          Rows: sentRows(entity, values),
          Surcharges: sentSurcharges(values),
          ...used,
          ...sure,
        }),
      ),
    saved: onSaved,
  })
  const { values, errors } = form
  const draft = useDraft(document, key, form, () =>
    texts.draftTitle(String(form.values.Header['CarrierCode'] ?? ''), form.values.Pols.join('、'), form.values.Rows.filter(isBegun).length),
  )
  useDraftAddress(key, draft !== undefined && form.dirty)
  const other = boxOf(values)
  const columns = useMemo(() => rateColumns(entity, books, other), [entity, books, other])
  const hints = useMemo(() => hintsOf(values.Rows), [values.Rows])
  const [rowErrors, surchargeErrors] = useMemo(() => [below(errors, 'Rows'), below(errors, 'Surcharges')], [errors])
  const headerErrors = Object.fromEntries(Object.entries(errors).map(([path, said]) => [path.replace(/^Header\./, ''), said]))
  const count = ratesIn(values)
  const pols = form.field('Pols')
  const [seesCost, seesFloor] = (['Cost', 'Floor'] as const).map((side) => fields.some(({ key }) => key.startsWith(side)))
  const headerPart = (part: typeof header) => (
    <EntityFields
      entity={{ ...entity, all: part }}
      values={values.Header}
      errors={headerErrors}
      locked={() => false}
      onChange={(field, value) => form.write({ Header: { ...values.Header, [field.key]: value } })}
    />
  )
  return (
    <PageForm look="jst-page-form jst-rate-post" onSubmit={() => void form.save()}>
      <DraftNotice draft={draft} />
      <FormNotices form={form} summary />
      <Panel title={texts.header}>
        <ReferenceField {...pols} kind="port" multiple hint={texts.polsHint} onChange={(Pols) => form.write({ Pols })} />
        {headerPart(facts)}
      </Panel>
      <Panel title={texts.grid}>
        <p className="jst-muted jst-rate-hint">{texts.gridHint}</p>
        {errors['Rows'] ? <Notice tone="error">{errors['Rows']}</Notice> : null}
        {seesCost && seesFloor ? <CostFloorTool rows={values.Rows} onChange={(Rows) => form.write({ Rows })} /> : null}
        <TypedSheet
          label={texts.grid}
          columns={columns}
          rows={values.Rows}
          findings={rowErrors}
          hints={hints}
          most={14}
          onChange={(Rows) => form.write({ Rows })}
        />
      </Panel>
      <Panel title={texts.surcharges}>
        <TypedSheet
          label={texts.surcharges}
          columns={charges}
          rows={values.Surcharges}
          findings={surchargeErrors}
          most={6}
          onChange={(Surcharges) => form.write({ Surcharges })}
        />
      </Panel>
      <Panel title={texts.remarks}>{headerPart(remarks)}</Panel>
      <div className="jst-rate-acts">
        <span className="jst-muted" role="status">
          {count > gridLimits.rates ? texts.tooMany(count, gridLimits.rates) : texts.comesTo(count)}
        </span>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {texts.save}
        </Button>
      </div>
    </PageForm>
  )
})

/** The box type that the header names beside the usual ones. */
const boxOf = ({ Header }: GridValues) => String(Header['OtherBox'] ?? '').trim()

/** The findings of the rows of a table. */
const below = (errors: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path.startsWith(`${name}[`)))

const shown = ({ id: _, ...row }: TypedRow) => Object.values(row).join(' ')

/** Rows for the same ports, and rows that nobody could be asked for. */
function hintsOf(rows: readonly TypedRow[]): ReadonlyMap<string, readonly [string, string]> {
  const hints = new Map<string, readonly [string, string]>()
  const first = new Map<string, number>()
  for (const [at, row] of rows.entries()) {
    if (!row['PodCode']) continue
    const route = `${row['PolCode'] ?? ''} ${row['PodCode']}`
    const before = first.get(route)
    if (before !== undefined) hints.set(row.id, ['PodCode', texts.sameRow(before + 1)])
    else if (!Object.entries(row).some(([key, value]) => key.startsWith('Floor') && value)) hints.set(row.id, ['PodCode', texts.noFloor])
    if (before === undefined) first.set(route, at)
  }
  return hints
}
