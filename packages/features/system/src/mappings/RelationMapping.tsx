import { Button } from '@arco-design/web-react'
import { mappingList, mappingSystems, removeMapping, type Mapping, type MappingKind } from '@jst/contracts/system'
import { listScreen, HistoryDrawer, useAction, useApp, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, formatText, RowActs, TextButton, type Column, type Filter, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { MappingDrawer } from './MappingDrawer.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { historyWords, texts } from './texts.ts'

const kinds = Object.entries(texts.kinds) as [MappingKind, string][]
const views: ListView[] = [
  { key: 'all', label: texts.all, filters: {} },
  ...kinds.map(([Kind, label]) => ({ key: Kind, label, filters: { Kind } })),
]
const words = texts.columns

type Open = { what: 'add' | 'paste' } | { what: 'pair' | 'history'; row: Mapping }

/** Codes of other systems and partners mapped to ours, by kind (spec §2.19). */
export const { Screen, preload } = listScreen({
  name: 'relation-mapping',
  endpoint: mappingList,
  filters: { Keyword: 'text', Kind: 'text', System: 'text' },
  sort: '-UpdateTime',
  rowKey: (row) => row.Id,
  label: texts.title,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: (store) => {
    const { api, notify } = useApp()
    const systems = useDetail(mappingSystems, {}, { renew: true })
    const mayEdit = usePermitted('edit')
    const [open, setOpen] = useState<Open>()
    const changed = () => {
      store.refreshQuietly()
      systems.reload()
    }
    const { run: askRemove } = useAction(async ({ Id, ExternalCode, UpdateTime }: Mapping) => {
      const { title, content, ok, done } = texts.remove
      if (!(await notify.confirm({ title: title(ExternalCode), content, ok, danger: true }))) return
      await api.call(removeMapping, { Id, UpdateTime })
      notify.success(done)
      changed()
    })
    const columns = useMemo(
      (): Column<Mapping>[] => [
        {
          key: 'external',
          title: words.externalCode,
          width: 140,
          sort: 'ExternalCode',
          copy: (row) => row.ExternalCode,
          render: (row) => <TextButton onClick={() => setOpen({ what: 'pair', row })}>{row.ExternalCode}</TextButton>,
        },
        { key: 'our', title: words.ourCode, width: 110, sort: 'OurCode', copy: (row) => row.OurCode, render: (row) => row.OurCode },
        { key: 'kind', title: words.kind, width: 90, sort: 'Kind', render: (row) => texts.kinds[row.Kind] },
        { key: 'system', title: words.system, width: 130, sort: 'System', text: (row) => row.System, render: (row) => row.System },
        {
          key: 'name',
          title: words.externalName,
          width: 150,
          grow: true,
          text: (row) => row.ExternalName,
          render: (row) => formatText(row.ExternalName),
        },
        { key: 'remark', title: words.remark, width: 120, text: (row) => row.Remark, render: (row) => formatText(row.Remark) },
        { key: 'updater', title: words.updater, width: 80, render: (row) => formatText(row.UpdaterName) },
        { key: 'updated', title: words.updated, width: 115, sort: 'UpdateTime', render: (row) => <DateText value={row.UpdateTime} /> },
        {
          key: 'acts',
          title: words.act,
          width: 180,
          render: (row) => (
            <RowActs>
              <TextButton onClick={() => setOpen({ what: 'pair', row })}>{mayEdit ? texts.acts.edit : texts.acts.view}</TextButton>
              <TextButton onClick={() => setOpen({ what: 'history', row })}>{texts.acts.history}</TextButton>
              {mayEdit ? <TextButton onClick={() => void askRemove(row)}>{texts.acts.remove}</TextButton> : null}
            </RowActs>
          ),
        },
      ],
      [mayEdit, askRemove],
    )
    const filters = useMemo(
      (): Filter[] => [
        { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint },
        {
          kind: 'choice',
          key: 'System',
          label: words.system,
          options: (systems.data ?? []).map((value) => ({ value, label: value })),
        },
      ],
      [systems.data],
    )
    const close = () => setOpen(undefined)
    const kind = kinds.find(([one]) => one === store.filters['Kind'])?.[0]
    return {
      columns,
      conditions: filters,
      actions: mayEdit ? (
        <>
          <Button type="primary" onClick={() => setOpen({ what: 'add' })}>
            {texts.acts.add}
          </Button>
          <Button onClick={() => setOpen({ what: 'paste' })}>{texts.acts.paste}</Button>
        </>
      ) : undefined,
      onOpen: (row) => setOpen({ what: 'pair', row }),
      onEdit: (row) => setOpen({ what: 'pair', row }),
      beside: (
        <>
          {open?.what === 'add' || open?.what === 'pair' ? (
            <MappingDrawer
              key={open.what === 'pair' ? open.row.Id : 0}
              mapping={open.what === 'pair' ? open.row : undefined}
              kind={kind}
              editable={mayEdit}
              onSaved={changed}
              onClose={close}
            />
          ) : null}
          {open?.what === 'paste' ? <PasteDialog onDone={changed} onClose={close} /> : null}
          {open?.what === 'history' ? (
            <HistoryDrawer entity="code_relation" id={open.row.Id} title={open.row.ExternalCode} words={historyWords} onClose={close} />
          ) : null}
        </>
      ),
    }
  },
})
