import { Button } from '@arco-design/web-react'
import { learnedKinds, learnedList, readingPath, removeLearned, supplierTemplatePath, type Learned } from '@jst/contracts/freight-rates'
import { listScreen, link, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, emptyText, formatNumber, RowActs, TextButton, type Column, type Filter } from '@jst/ui'
import { useMemo, useState } from 'react'
import { titles } from '../../titles.ts'
import { LearnedDialog } from './LearnedDialog.tsx'
import { texts } from './texts.ts'
import { TryDialog } from './TryDialog.tsx'
import { kindText, targetOf, textOf } from './words.ts'

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword },
  { kind: 'choice', key: 'Kind', label: texts.kind, options: Object.entries(learnedKinds).map(([value, label]) => ({ value, label })) },
]
type Open = { what: 'save'; row?: Learned } | { what: 'try' }

const columnsOf = (mayEdit: boolean, edit: (row: Learned) => void): Column<Learned>[] => [
  {
    key: 'text',
    title: texts.text,
    width: 180,
    text: textOf,
    render: (row) => (mayEdit ? <TextButton onClick={() => edit(row)}>{textOf(row)}</TextButton> : textOf(row)),
  },
  { key: 'target', title: texts.target, width: 200, grow: true, text: targetOf, render: targetOf },
  { key: 'kind', title: texts.kind, width: 120, sameUnder: 'Kind', render: ({ Kind }) => kindText(Kind) },
  {
    key: 'supplier',
    title: texts.supplier,
    width: 220,
    sort: 'Source',
    text: ({ SourceName }) => SourceName || texts.everybody,
    render: ({ Source, SourceName }) =>
      Source === '' ? texts.everybody : <AppLink to={link(supplierTemplatePath, { Source })}>{SourceName}</AppLink>,
  },
  { key: 'hits', title: texts.hits, width: 96, align: 'right', render: ({ Hits }) => formatNumber(Hits) },
  { key: 'by', title: texts.by, width: 90, render: ({ By }) => By || emptyText },
  { key: 'updated', title: texts.updated, width: 120, sort: 'UpdateTime', render: ({ UpdateTime }) => <DateText value={UpdateTime} /> },
]

/** 第三方运价模板: what the reading desk has learned of each supplier. */
export const { Screen, preload } = listScreen({
  name: 'supplier-templates',
  endpoint: learnedList,
  filters: { Source: 'text', Kind: 'text', Keyword: 'text' },
  sort: '-UpdateTime',
  rowKey: ({ Key }) => Key,
  label: titles.supplierTemplates,
  conditions: filters,
  usePage: (store) => {
    const { api, notify, navigate } = useApp()
    const mayEdit = usePermitted('edit')
    const [open, setOpen] = useState<Open>()
    const columns = useMemo(() => columnsOf(mayEdit, (row) => setOpen({ what: 'save', row })), [mayEdit])
    const source = store.filters['Source'] ?? ''
    const close = () => setOpen(undefined)
    const remove = useAction(async () => {
      const Items = store.selectedRows.map(({ Source, Kind, Text }) => ({ Source, Kind, Text }))
      if (!(await notify.confirm({ title: texts.removeAsk(Items.length), content: texts.removeContent, ok: texts.remove }))) return
      const { Removed } = await api.call(removeLearned, { Items })
      notify.success(texts.removed(Removed))
      store.clearSelection()
      store.reload()
    })
    return {
      columns,
      actions: (
        <RowActs>
          {mayEdit ? (
            <Button type="primary" onClick={() => setOpen({ what: 'save' })}>
              {texts.add}
            </Button>
          ) : null}
          <Button onClick={() => setOpen({ what: 'try' })}>{texts.try}</Button>
        </RowActs>
      ),
      ...(mayEdit
        ? {
            batch: (
              <Button status="danger" loading={remove.busy} onClick={() => void remove.run()}>
                {texts.remove}
              </Button>
            ),
          }
        : {}),
      empty: {
        title: texts.empty,
        hint: texts.emptyHint,
        action: <TextButton onClick={() => navigate(readingPath)}>{texts.toReading}</TextButton>,
      },
      beside: (
        <>
          {open?.what === 'save' ? (
            <LearnedDialog
              row={open.row}
              source={source}
              onSaved={() => {
                close()
                store.reload()
              }}
              onClose={close}
            />
          ) : null}
          {open?.what === 'try' ? <TryDialog source={source} onClose={close} /> : null}
        </>
      ),
    }
  },
})
