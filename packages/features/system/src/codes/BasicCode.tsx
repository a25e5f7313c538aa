import { Button } from '@arco-design/web-react'
import { codeEntries, codeGroups, removeCodeEntry, type CodeEntry } from '@jst/contracts/system'
import { listScreen, HistoryDrawer, useAction, useApp, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, formatText, RowActs, StatusTag, TextButton, type Column, type Filter, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { EntryDrawer } from './EntryDrawer.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { historyWords, texts } from './texts.ts'

const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'platform', label: texts.views.platform, filters: { Layer: 'platform' } },
  { key: 'own', label: texts.views.own, filters: { Layer: 'own' } },
  { key: 'disabled', label: texts.views.disabled, filters: { State: 'disabled' } },
]
const words = texts.columns

type Open = { what: 'add' | 'group' } | { what: 'entry' | 'history'; row: CodeEntry }

/** Dictionaries in two layers: the platform's, which everybody has, and the company's own (spec §2.19). */
export const { Screen, preload } = listScreen({
  name: 'basic-code',
  endpoint: codeEntries,
  filters: { Keyword: 'text', GroupId: 'int', Layer: 'text', State: 'text' },
  sort: 'Sort',
  rowKey: (row) => row.Id,
  label: texts.title,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: (store) => {
    const { api, notify, session } = useApp()
    const groups = useDetail(codeGroups, {})
    const may = { edit: usePermitted('edit'), remove: usePermitted('delete') }
    const ownLayer = session.employee?.CompanyKind === 'platform'
    const [open, setOpen] = useState<Open>()
    const remove = useAction(async ({ Id, Code, UpdateTime }: CodeEntry) => {
      if (!(await notify.confirm({ title: texts.remove.title(Code), content: texts.remove.content, ok: texts.remove.ok, danger: true })))
        return
      await api.call(removeCodeEntry, { Id, UpdateTime })
      notify.success(texts.remove.done(Code))
      changed()
    })
    const changed = () => {
      store.refreshQuietly()
      groups.reload()
    }
    const { run: askRemove } = remove
    const columns = useMemo((): Column<CodeEntry>[] => {
      const editable = (row: CodeEntry) => may.edit && row.Platform === ownLayer
      return [
        {
          key: 'code',
          title: words.code,
          width: 120,
          sort: 'Code',
          copy: (row) => row.Code,
          render: (row) => <TextButton onClick={() => setOpen({ what: 'entry', row })}>{row.Code}</TextButton>,
        },
        { key: 'name', title: words.name, width: 170, sort: 'Name', text: (row) => row.Name, render: (row) => row.Name },
        { key: 'nameEn', title: words.nameEn, width: 170, grow: true, text: (row) => row.NameEn, render: (row) => formatText(row.NameEn) },
        { key: 'group', title: words.group, width: 110, render: (row) => row.GroupName },
        { key: 'sort', title: words.sort, width: 80, sort: 'Sort', align: 'right', render: (row) => row.Sort },
        { key: 'layer', title: words.layer, width: 90, render: (row) => (row.Platform ? texts.layers.platform : texts.layers.own) },
        {
          key: 'state',
          title: words.state,
          width: 80,
          render: (row) => <StatusTag tone={row.Enabled ? 'green' : 'grey'}>{row.Enabled ? texts.states.on : texts.states.off}</StatusTag>,
        },
        { key: 'updated', title: words.updated, width: 115, sort: 'UpdateTime', render: (row) => <DateText value={row.UpdateTime} /> },
        {
          key: 'acts',
          title: words.act,
          width: 200,
          render: (row) => (
            <RowActs>
              <TextButton onClick={() => setOpen({ what: 'entry', row })}>{editable(row) ? texts.acts.edit : texts.acts.view}</TextButton>
              <TextButton onClick={() => setOpen({ what: 'history', row })}>{texts.acts.history}</TextButton>
              {may.remove && !row.Platform ? <TextButton onClick={() => void askRemove(row)}>{texts.acts.remove}</TextButton> : null}
            </RowActs>
          ),
        },
      ]
    }, [may.edit, may.remove, ownLayer, askRemove])
    const filters = useMemo(
      (): Filter[] => [
        { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint },
        {
          kind: 'choice',
          key: 'GroupId',
          label: texts.group,
          options: (groups.data ?? []).map(({ Id, Name, Entries }) => ({ value: String(Id), label: `${Name}（${Entries}）` })),
        },
      ],
      [groups.data],
    )
    const close = () => setOpen(undefined)
    return {
      columns,
      conditions: filters,
      actions: may.edit ? (
        <>
          <Button type="primary" disabled={!groups.data} onClick={() => setOpen({ what: 'add' })}>
            {texts.acts.add}
          </Button>
          <Button onClick={() => setOpen({ what: 'group' })}>{texts.acts.addGroup}</Button>
        </>
      ) : undefined,
      onOpen: (row) => setOpen({ what: 'entry', row }),
      onEdit: (row) => setOpen({ what: 'entry', row }),
      beside: (
        <>
          {open?.what === 'add' || open?.what === 'entry' ? (
            <EntryDrawer
              key={open.what === 'entry' ? open.row.Id : 0}
              entry={open.what === 'entry' ? open.row : undefined}
              groups={groups.data ?? []}
              groupId={Number(store.filters['GroupId']) || undefined}
              editable={may.edit && (open.what === 'add' || (open.what === 'entry' && open.row.Platform === ownLayer))}
              onSaved={changed}
              onClose={close}
            />
          ) : null}
          {open?.what === 'group' ? <GroupDialog onAdded={changed} onClose={close} /> : null}
          {open?.what === 'history' ? (
            <HistoryDrawer entity="code_entry" id={open.row.Id} title={open.row.Code} words={historyWords} onClose={close} />
          ) : null}
        </>
      ),
    }
  },
})
