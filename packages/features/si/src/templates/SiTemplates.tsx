import { removeSiTemplate, type SiTemplate, type SiTemplateInfo, siTemplateList, templateFields } from '@jst/contracts/si'
import { listScreen, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { templateFromWire } from '@jst/si-drafts/rules'
import { type Column, columnKinds, type Filter, type ListView, RowActs, StatusTag, TextButton } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { useMemo, useState } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { FromRecord } from './FromRecord.tsx'
import { TemplateDrawer } from './TemplateDrawer.tsx'
import { texts } from './texts.ts'

const words = texts.columns
interface Acts {
  open: (row: SiTemplateInfo) => void
  copy: (row: SiTemplateInfo) => void
  remove: (row: SiTemplateInfo) => void
}
const nameOf = (row: SiTemplateInfo) => templateFromWire(row).name
const oneLine = (text: string) => text.replaceAll('\n', ' ')
const { cell, count, text, time } = columnKinds<SiTemplateInfo>()
const columnsOf = (acts: Acts | undefined): Column<SiTemplateInfo>[] => [
  text('name', words.name, 220, nameOf, {
    sort: templateFields.name.wire,
    ...(acts ? { render: (row) => <TextButton onClick={() => acts.open(row)}>{nameOf(row)}</TextButton> } : {}),
  }),
  cell('scope', words.scope, 80, ({ Scope }) => <StatusTag tone={Scope === 'company' ? 'blue' : 'grey'}>{texts.scopes[Scope]}</StatusTag>),
  text('consignee', words.consignee, 240, (row) => oneLine(templateFromWire(row).consignee)),
  text('goods', words.goods, 240, (row) => oneLine(templateFromWire(row).goods), { grow: true }),
  count('useCount', words.useCount, 96, (row) => row.UseCount, { sort: 'UseCount' }),
  time('lastUsed', words.lastUsed, (row) => row.LastUsedAt, 'LastUsedAt'),
  text('owner', words.owner, 90, (row) => row.OwnerName),
  time('updatedAt', words.updatedAt, (row) => row.UpdateTime, 'UpdateTime'),
  ...(acts
    ? [
        cell('acts', words.act, 150, (row) => (
          <RowActs>
            {(['open', 'copy', 'remove'] as const).map((act) => (
              <TextButton key={act} onClick={() => acts[act](row)}>
                {act === 'open' ? texts.edit : texts[act]}
              </TextButton>
            ))}
          </RowActs>
        )),
      ]
    : []),
]
const filters = (): Filter[] => [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint }]
const views = (): ListView[] => [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'company', label: texts.views.company, filters: { Scope: 'company' } },
  { key: 'personal', label: texts.views.personal, filters: { Scope: 'personal' } },
]
type Open = { what: 'template'; stored?: SiTemplateInfo; start?: Partial<SiTemplate> } | { what: 'record' }

const list = listScreen({
  name: 'si-templates',
  endpoint: siTemplateList,
  filters: { Keyword: 'text', Scope: 'text' },
  sort: '-LastUsedAt',
  rowKey: (row) => templateFromWire(row).id,
  label: () => texts.label,
  usePage: (store) => {
    const app = useApp()
    const mayEdit = usePermitted('edit', '/external/workbench/siTemplate')
    const [open, setOpen] = useState<Open>()
    const close = () => setOpen(undefined)
    const { run } = useAction(async (row: SiTemplateInfo) => {
      const { id, name } = templateFromWire(row)
      const content = row.Scope === 'company' ? texts.removeCompany : texts.removeOwn
      if (!(await app.notify.confirm({ title: texts.removeAsk(name), content, ok: texts.remove, danger: true }))) return
      await app.api.call(removeSiTemplate, { Id: id })
      app.notify.success(texts.removed)
      store.reload()
    })
    const acts = useMemo(
      (): Acts => ({
        open: (stored) => setOpen({ what: 'template', stored }),
        copy: (row) => {
          const template = templateFromWire(row)
          setOpen({ what: 'template', start: { ...template, id: 0, name: texts.copyName(template.name) } })
        },
        remove: (row) => void run(row),
      }),
      [run],
    )
    const columns = useMemo(() => columnsOf(mayEdit ? acts : undefined), [mayEdit, acts])
    const add = () => setOpen({ what: 'template' })
    return {
      columns,
      conditions: filters(),
      views: views(),
      actions: mayEdit ? (
        <>
          <Button type="primary" onClick={add}>
            {texts.add}
          </Button>
          <Button onClick={() => setOpen({ what: 'record' })}>{texts.fromRecord}</Button>
        </>
      ) : undefined,
      onOpen: mayEdit ? acts.open : undefined,
      onEdit: mayEdit ? acts.open : undefined,
      empty: {
        title: texts.emptyTitle,
        hint: texts.emptyHint,
        action: mayEdit ? <TextButton onClick={add}>{texts.add}</TextButton> : undefined,
      },
      beside: (
        <>
          {open?.what === 'record' && (
            <FromRecord
              onClose={close}
              onMade={(stored) => {
                store.reload()
                setOpen({ what: 'template', stored })
              }}
            />
          )}
          {open?.what === 'template' && (
            <TemplateDrawer stored={open.stored} start={open.start} onClose={close} onSaved={() => store.reload()} />
          )}
        </>
      ),
    }
  },
})

/** The company's and one's own templates: what is typed again and again, kept once (spec §2.23). */
export const Screen = inLanguage(list.Screen)
export const { preload } = list
