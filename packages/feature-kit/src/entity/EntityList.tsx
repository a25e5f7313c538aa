import { Button } from '@arco-design/web-react'
import { mostCountedRows, type EntityCalls, type EntityQuery, type EntityRow, type ImportCalls } from '@jst/contracts/entity'
import { usePermitted } from '@jst/permissions/react'
import { ListPage, shownKeys, useUi, type ListView, type MenuItem } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import { DownloadTool } from '../download/DownloadTool.tsx'
import type { ListStore } from '../list/ListStore.ts'
import { useAnswerLanguage } from '../screens/answer-language.ts'
import { SetFieldDialog } from './BatchActs.tsx'
import { entityColumns } from './columns.tsx'
import { EntityDrawer } from './EntityDrawer.tsx'
import type { FieldControls } from './EntityFields.tsx'
import { EntityHistory } from './EntityHistory.tsx'
import { entityFilters, entityViews } from './filters.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { useEntityActs } from './useEntityActs.ts'
import type { EntityForm } from './useEntityForm.ts'
import type { EntityTexts } from './texts.ts'
import { useEntityTexts } from './useEntityTexts.ts'
import { useViewCounts } from './useViewCounts.ts'

/** Parts that a screen adds to the list of the declaration. */
export interface EntityScreenParts {
  /** Of its settings, where another screen shows the same entity. */
  name?: string
  /** Filters that hold on this screen whatever the reader asks. */
  always?: EntityQuery
  /** Query for an address without parameters: `?Ends=over`. */
  opensWith?: string
  /** At the beginning of its line: the lists that this one stands beside. */
  siblings?: ReactNode
  /** Above the list. */
  head?: (list: ListStore<EntityRow>) => ReactNode
  /** The primary act, where new rows are made elsewhere: it stands first. */
  primary?: () => ReactNode
  /** Buttons beside 新增. */
  actions?: (list: ListStore<EntityRow>) => ReactNode
  /** Draws the table, which it is handed, or the rows another way; `open` shows one in its drawer. */
  body?: (table: ReactNode, list: ListStore<EntityRow>, open: (row: EntityRow) => void) => ReactNode
  /** Editors of fields that the kit has none for. */
  controls?: FieldControls
  /** Below the fields of the drawer. */
  extra?: (form: EntityForm) => ReactNode
  /** Rows have pages of their own, in place of the drawer; without `add`, a new one is filled in there and then opened. */
  page?: { readonly of: (row: EntityRow) => string; readonly add?: string }
  /** How the cells of a field are drawn, by its key. */
  cells?: Readonly<Record<string, (row: EntityRow) => ReactNode>>
  /** Keys of the fields whose columns stand first, in this order; default: what is derived, then as declared. */
  lead?: readonly string[]
  /** Rows are written elsewhere: here nobody adds, changes or removes one. */
  readOnly?: true
  /** In place of the usual views. */
  views?: readonly ListView[] | ((texts: EntityTexts) => readonly ListView[])
  /** Views say how many rows they have, and follow what happens to documents of the kind. */
  counted?: true
  /** Sort where the address says none: `-UpdateTime`. */
  sort?: string
  /** Import of the button 导入, in place of rows of the entity. */
  imports?: ImportCalls
  /** Acts on chosen rows, before the usual ones. */
  batch?: (rows: readonly EntityRow[], list: ListStore<EntityRow>) => ReactNode
}

interface EntityListProps {
  label: string
  name: string
  calls: EntityCalls
  list: ListStore<EntityRow>
  parts: EntityScreenParts
}
type Open = { what: 'row' | 'copy' | 'merge' | 'history'; row: EntityRow } | { what: 'new' | 'import' | 'set' }

export const EntityList = observer(function EntityList({ label, name, calls, list, parts }: EntityListProps) {
  const { session, navigate } = useApp()
  const texts = useEntityTexts()
  const { entity } = calls
  const [mayAdd, mayEdit, mayDisable] = [usePermitted('add'), usePermitted('edit'), usePermitted('disable')]
  const [mayRemove, mayMerge] = [usePermitted('remove'), usePermitted('merge')]
  // rows that their area writes are listed, shown and exported here alone
  const isKits = entity.ownCalls !== true && parts.readOnly !== true
  const may = {
    add: mayAdd && (isKits || parts.page?.add !== undefined),
    edit: mayEdit && isKits,
    disable: mayDisable && !entity.stated && parts.readOnly !== true,
    remove: mayRemove && isKits,
    merge: mayMerge && isKits,
    import: usePermitted('import') && (parts.imports !== undefined || isKits),
    export: usePermitted('export'),
  }
  const isPlatform = session.employee?.CompanyKind === 'platform'
  const [open, setOpen] = useState<Open>()
  const acts = useEntityActs(calls, list)
  const { add, edit, disable, remove, merge } = may
  const { page, cells, lead } = parts
  const show = (row: EntityRow) => (page ? navigate(page.of(row)) : setOpen({ what: 'row', row }))
  const columns = useMemo(() => {
    const itemsOf = (row: EntityRow): MenuItem[] => {
      const isOwnLayer = isPlatform || row.Layer === 'company'
      const used = row.State === 'active' || row.State === 'disabled'
      const off = row.State === 'active'
      return [
        ...(add && used && !page ? [{ key: 'copy', label: texts.copy, onSelect: () => setOpen({ what: 'copy', row }) }] : []),
        ...(disable && used
          ? [{ key: 'state', label: off ? texts.disable : texts.enable, onSelect: () => void acts.setEnabled([row], !off) }]
          : []),
        ...(merge && isOwnLayer && used ? [{ key: 'merge', label: texts.merge, onSelect: () => setOpen({ what: 'merge', row }) }] : []),
        { key: 'history', label: texts.history, onSelect: () => setOpen({ what: 'history', row }) },
        ...(remove && isOwnLayer && used
          ? [{ key: 'remove', label: texts.remove, danger: true, onSelect: () => void acts.remove([row]) }]
          : []),
        ...(remove && isOwnLayer && row.State === 'removed'
          ? [{ key: 'restore', label: texts.restore, onSelect: () => void acts.restore([row]) }]
          : []),
      ]
    }
    return entityColumns(entity, texts, {
      open: (row) => (page ? navigate(page.of(row)) : setOpen({ what: 'row', row })),
      target: page?.of,
      cells,
      lead,
      isPlatform,
      readOnly: parts.readOnly,
      setCell: edit ? acts.setCell : undefined,
      itemsOf,
    })
  }, [entity, isPlatform, add, edit, disable, remove, merge, acts, texts, page, cells, lead, navigate, parts.readOnly])
  const { always } = parts
  const filters = useMemo(
    () => entityFilters(entity, texts).filter((filter) => !('key' in filter && filter.key in (always ?? {}))),
    [entity, texts, always],
  )
  const named = useMemo(() => {
    const { views: givenViews } = parts
    return typeof givenViews === 'function' ? givenViews(texts) : (givenViews ?? entityViews(isPlatform, texts))
  }, [parts, isPlatform, texts])
  const views = useViewCounts(calls, named, { counted: parts.counted, always, list })
  const chosen = list.selectedRows
  const settable = entity.all.filter((field) => field.inline)
  const close = () => setOpen(undefined)
  const removed = list.filters['State'] === 'removed'
  const { body } = parts
  const { lists } = useUi()
  const language = useAnswerLanguage()
  const exported = (Format: 'xlsx' | 'csv', seen: boolean) => () => {
    const Columns = seen ? { Columns: shownKeys(columns, lists.of(name), list.filters).join(',') } : {}
    return [{ path: calls.export.path, query: { ...list.question, ...always, ...language, ...Columns, Format }, list: true }]
  }
  return (
    <>
      <ListPage
        label={label}
        name={name}
        list={list}
        {...(entity.ownOnly ? { most: mostCountedRows } : {})}
        columns={columns}
        filters={filters}
        views={views}
        siblings={parts.siblings}
        head={parts.head?.(list)}
        actions={
          <>
            {may.add ? (
              <Button type="primary" onClick={() => (page?.add === undefined ? setOpen({ what: 'new' }) : navigate(page.add))}>
                {texts.add(texts.nameOf(entity))}
              </Button>
            ) : null}
            {parts.primary?.()}
            {may.import ? <Button onClick={() => setOpen({ what: 'import' })}>{texts.import}</Button> : null}
            {parts.actions?.(list)}
          </>
        }
        batch={
          removed ? (
            may.remove ? (
              <Button onClick={() => void acts.restore(chosen)}>{texts.restore}</Button>
            ) : undefined
          ) : (
            <>
              {parts.batch?.(chosen, list)}
              {may.disable ? <Button onClick={() => void acts.setEnabled(chosen, true)}>{texts.enable}</Button> : null}
              {may.disable ? <Button onClick={() => void acts.setEnabled(chosen, false)}>{texts.disable}</Button> : null}
              {may.edit && settable.length > 0 ? <Button onClick={() => setOpen({ what: 'set' })}>{texts.setField}</Button> : null}
              {may.remove ? <Button onClick={() => void acts.remove(chosen)}>{texts.remove}</Button> : null}
            </>
          )
        }
        tools={
          may.export ? (
            <DownloadTool
              label={texts.export}
              choices={[
                { label: texts.exportSeen, files: exported('xlsx', true) },
                { label: texts.exportXlsx, files: exported('xlsx', false) },
                { label: texts.exportCsv, files: exported('csv', false) },
              ]}
            />
          ) : null
        }
        {...(body ? { body: (table: ReactNode) => body(table, list, show) } : {})}
        onOpen={show}
        onEdit={show}
        empty={{ title: texts.empty(texts.nameOf(entity)), hint: entity.source ? texts.source(texts.sourceOf(entity)) : texts.emptyHint }}
      />
      {open?.what === 'new' || open?.what === 'row' || open?.what === 'copy' ? (
        <EntityDrawer
          calls={calls}
          row={'row' in open ? open.row : undefined}
          copy={open.what === 'copy'}
          mayWrite={open.what === 'row' ? may.edit : may.add}
          controls={parts.controls}
          extra={parts.extra}
          onSaved={(row) => {
            if (open.what === 'row') list.replaceRow(row)
            else list.reload()
            close()
            if (page) navigate(page.of(row))
          }}
          onClose={close}
        />
      ) : null}
      {open?.what === 'set' ? (
        <SetFieldDialog fields={settable} rows={chosen} onApply={(field, value) => acts.setField(chosen, field, value)} onClose={close} />
      ) : null}
      {open?.what === 'merge' ? <MergeDialog calls={calls} row={open.row} onDone={() => list.reload()} onClose={close} /> : null}
      {open?.what === 'import' ? <ImportDialog calls={parts.imports ?? calls} onDone={() => list.reload()} onClose={close} /> : null}
      {open?.what === 'history' ? <EntityHistory calls={calls} row={open.row} onClose={close} /> : null}
    </>
  )
})
