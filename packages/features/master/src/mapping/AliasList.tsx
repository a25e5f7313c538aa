import { Button } from '@arco-design/web-react'
import { aliasList, removeAlias, type Alias } from '@jst/contracts/master'
import { listScreen, tellFailure, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, formatNumber, formatText, RowActs, StatusTag, TextButton, type Column } from '@jst/ui'
import { useMemo, useState } from 'react'
import { texts } from '../texts.ts'
import { AliasDialog } from './AliasDialog.tsx'
import { MappingTabs } from './MappingTabs.tsx'
import { filtersOf, saidColumns } from './list-columns.tsx'

const words = texts.mapping

const filters = filtersOf(words.keywordHint)

/** Aliases by source, learned or typed. */
export const { Screen: AliasList } = listScreen({
  name: 'aliases',
  endpoint: aliasList,
  filters: { Keyword: 'text', Kind: 'text' },
  sort: '-UpdateTime',
  rowKey: (row) => row.Id,
  label: words.label,
  conditions: filters,
  siblings: <MappingTabs current="aliases" />,
  empty: { title: words.emptyAliases },
  usePage: (store) => {
    const { api, notify, session } = useApp()
    const may = usePermitted('edit')
    const isPlatform = session.employee?.CompanyKind === 'platform'
    const [open, setOpen] = useState<{ alias?: Alias }>()
    const columns = useMemo((): Column<Alias>[] => {
      const remove = async ({ Id, UpdateTime, Text }: Alias) => {
        if (!(await notify.confirm({ title: words.removeAsk(Text), content: words.removeContent, ok: words.remove, danger: true }))) return
        try {
          await api.call(removeAlias, { Id, UpdateTime })
          notify.success(words.removed)
        } catch (error) {
          tellFailure(notify, error)
        }
        store.reload()
      }
      return [
        ...saidColumns<Alias>(),
        {
          key: 'target',
          title: words.target,
          width: 200,
          grow: true,
          sort: 'TargetCode',
          render: (row) => formatText([row.TargetName, row.TargetCode].filter(Boolean).join(' ')),
        },
        { key: 'hits', title: words.hits, width: 90, align: 'right', sort: 'Hits', render: (row) => formatNumber(row.Hits) },
        { key: 'by', title: words.by, width: 100, render: (row) => formatText(row.ConfirmedBy) },
        {
          key: 'layer',
          title: words.layer,
          width: 100,
          render: (row) => <StatusTag tone={row.Layer === 'platform' ? 'grey' : 'blue'}>{words.layers[row.Layer]}</StatusTag>,
        },
        { key: 'updated', title: words.updated, width: 116, sort: 'UpdateTime', render: (row) => <DateText value={row.UpdateTime} /> },
        {
          key: 'acts',
          title: words.acts,
          width: 110,
          render: (row) =>
            may && (isPlatform || row.Layer === 'company') ? (
              <RowActs>
                <TextButton onClick={() => setOpen({ alias: row })}>{words.edit}</TextButton>
                <TextButton onClick={() => void remove(row)}>{words.remove}</TextButton>
              </RowActs>
            ) : null,
        },
      ]
    }, [api, notify, store, may, isPlatform])
    return {
      columns,
      actions: may ? (
        <Button type="primary" onClick={() => setOpen({})}>
          {words.add}
        </Button>
      ) : null,
      beside: (
        <>
          {open ? (
            <AliasDialog
              alias={open.alias}
              onSaved={() => {
                setOpen(undefined)
                store.reload()
              }}
              onClose={() => setOpen(undefined)}
            />
          ) : null}
        </>
      ),
    }
  },
})
