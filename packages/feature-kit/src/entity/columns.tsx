import { targetOf, type Entity, type EntityField, type EntityRow, type EntityValue } from '@jst/contracts/entity'
import { AppLink, DateText, formatText, Icon, Menu, RowActs, StatusTag, TextButton, type Column, type MenuItem } from '@jst/ui'
import type { ReactNode } from 'react'
import { EntityStateTag } from './EntityStateTag.tsx'
import { InlineCell } from './InlineCell.tsx'
import type { EntityTexts } from './texts.ts'
import { shownValue } from './shownValue.ts'

/** Actions on rows; a missing one is not offered. */
export interface RowActs {
  open: (row: EntityRow) => void
  /** Address of the page of a row, where it has one. */
  target?: ((row: EntityRow) => string) | undefined
  /** How the cells of a field are drawn, by its key. */
  cells?: Readonly<Record<string, (row: EntityRow) => ReactNode>> | undefined
  /** Rows are read here, and written elsewhere. */
  readOnly?: true | undefined
  /** Keys of the fields that stand first, in this order. */
  lead?: readonly string[] | undefined
  isPlatform: boolean
  setCell?: ((row: EntityRow, field: EntityField, value: EntityValue) => Promise<unknown>) | undefined
  itemsOf: (row: EntityRow) => MenuItem[]
}

/** A code with its name: names first, as people read them. */
function cellText(field: EntityField, row: EntityRow, texts: EntityTexts): string {
  const value = row[field.key] ?? null
  if (targetOf(field) === undefined) return shownValue(field, value, texts, row)
  const name = String(row[`${field.key}Name`] ?? '')
  if (field.kind === 'list') return name
  return [name, value].filter(Boolean).join(' ')
}

const inPlace = (field: EntityField, row: EntityRow, { isPlatform, setCell }: RowActs) =>
  setCell &&
  field.inline &&
  (row.State === 'active' || row.State === 'disabled') &&
  (isPlatform || row.Layer === 'company' || field.overridable === true)

function columnOf(field: EntityField, texts: EntityTexts, acts: RowActs): Column<EntityRow> {
  const number = field.kind === 'number' || ('amounts' in field && field.amounts === true)
  return {
    key: field.key,
    title: texts.nameOf(field),
    width: field.listed ?? 100,
    ...(['choice', 'flag', 'reference'].includes(field.kind) ? { sameUnder: field.key } : {}),
    ...(field.hidden ? { hidden: true } : {}),
    ...(number ? { align: 'right' as const } : {}),
    ...(field.kind === 'list' ? {} : { sort: field.key }),
    ...(field.hint === undefined ? {} : { hint: texts.hintOf(field) }),
    text: (row) => cellText(field, row, texts),
    render: (row) => {
      const renderCell = acts.cells?.[field.key]
      if (renderCell) return renderCell(row)
      if (inPlace(field, row, acts)) return <InlineCell field={field} row={row} onSave={acts.setCell!} />
      return field.kind === 'flag' ? (
        row[field.key] === true ? (
          <Icon name="check" size={14} />
        ) : (
          formatText('')
        )
      ) : (
        formatText(cellText(field, row, texts))
      )
    },
  }
}

/** Whose row it is. */
const layerColumn = (texts: EntityTexts): Column<EntityRow> => ({
  key: 'Layer',
  title: texts.layer,
  width: 100,
  sameUnder: 'Layer',
  render: (row) => (
    <StatusTag tone={row.Layer === 'platform' ? 'grey' : 'blue'} {...(row.Overridden ? { title: texts.overriddenHint } : {})}>
      {row.Overridden ? texts.overridden : texts.layers[row.Layer]}
    </StatusTag>
  ),
})

/** Columns of a list, from the declaration: the code first, then what is listed, whose row it is, its state, and the acts. */
export function entityColumns(entity: Entity, texts: EntityTexts, acts: RowActs): Column<EntityRow>[] {
  const [code, name, ...rest] = entity.all
  // what other tables say of a row is its state: it stands beside its name
  const declared = [name!, ...(entity.derived ?? []), ...rest].filter(({ listed }) => listed !== undefined)
  const { lead = [] } = acts
  const listedFields = [
    ...lead.flatMap((key) => declared.filter((field) => field.key === key)),
    ...declared.filter(({ key }) => !lead.includes(key)),
  ]
  return [
    {
      key: 'Code',
      title: texts.nameOf(code!),
      width: code!.listed ?? 110,
      sort: 'Code',
      copy: (row) => row.Code,
      render: (row) =>
        acts.target ? (
          <AppLink to={acts.target(row)}>{row.Code}</AppLink>
        ) : (
          <TextButton onClick={() => acts.open(row)}>{row.Code}</TextButton>
        ),
    },
    ...listedFields.map((field) => columnOf(field, texts, acts)),
    ...(entity.ownOnly ? [] : [layerColumn(texts)]),
    // the state of a document is a field, and says also where its row has gone
    ...(entity.stated ? [] : [{ key: 'State', title: texts.state, width: 90, render: (row: EntityRow) => <EntityStateTag row={row} /> }]),
    {
      key: 'UpdateTime',
      title: texts.updated,
      width: 116,
      hidden: true,
      sort: 'UpdateTime',
      render: (row) => <DateText value={row.UpdateTime} />,
    },
    {
      key: 'acts',
      title: texts.acts,
      width: 96,
      render: (row) => (
        <RowActs>
          <TextButton onClick={() => acts.open(row)}>
            {acts.readOnly !== true && (row.State === 'active' || row.State === 'disabled') ? texts.edit : texts.view}
          </TextButton>
          <Menu label={texts.moreOf(row.Code)} trigger={<Icon name="more" />} items={acts.itemsOf(row)} />
        </RowActs>
      ),
    },
  ]
}
