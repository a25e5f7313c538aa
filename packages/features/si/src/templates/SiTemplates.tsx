import { removeSiTemplate, type SiTemplate, type SiTemplateInfo, siTemplateList, templateFields } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { templateList } from '@jst/feature-kit/templates'
import { usePermitted } from '@jst/permissions/react'
import { templateFromWire } from '@jst/si-drafts/rules'
import { columnKinds, TextButton } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { useMemo, useState } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { FromRecord } from './FromRecord.tsx'
import { TemplateDrawer } from './TemplateDrawer.tsx'
import { texts } from './texts.ts'

const { columns: words } = texts
const oneLine = (text: string) => text.replaceAll('\n', ' ')
const { text } = columnKinds<SiTemplateInfo>()
type Open = { what: 'template'; stored?: SiTemplateInfo; start?: Partial<SiTemplate> } | { what: 'record' }

const list = templateList({
  name: 'si-templates',
  endpoint: siTemplateList,
  filters: { Keyword: 'text', Scope: 'text' },
  shared: { key: 'Scope', yes: 'company', no: 'personal' },
  sorts: { name: templateFields.name.wire, uses: 'UseCount', usedAt: 'LastUsedAt', updatedAt: 'UpdateTime' },
  columnKeys: { uses: 'useCount', usedAt: 'lastUsed', by: 'owner' },
  rowKey: (row) => templateFromWire(row).id,
  label: () => texts.label,
  facts: (row) => ({
    name: templateFromWire(row).name,
    shared: row.Scope === 'company',
    uses: row.UseCount,
    usedAt: row.LastUsedAt,
    by: row.OwnerName,
    updatedAt: row.UpdateTime,
  }),
  columns: () => [
    text('consignee', words.consignee, 240, (row) => oneLine(templateFromWire(row).consignee)),
    text('goods', words.goods, 240, (row) => oneLine(templateFromWire(row).goods), { grow: true }),
  ],
  words: () => texts,
  usePage: (store) => {
    const { api } = useApp()
    const mayEdit = usePermitted('edit', '/external/workbench/siTemplate')
    const [open, setOpen] = useState<Open>()
    const close = () => setOpen(undefined)
    const acts = useMemo(
      () => ({
        edit: (stored: SiTemplateInfo) => setOpen({ what: 'template', stored }),
        copy: (row: SiTemplateInfo, name: string) => setOpen({ what: 'template', start: { ...templateFromWire(row), id: 0, name } }),
        remove: (row: SiTemplateInfo) => api.call(removeSiTemplate, { Id: templateFromWire(row).id }),
      }),
      [api],
    )
    const add = () => setOpen({ what: 'template' })
    return {
      acts: mayEdit ? acts : undefined,
      actions: mayEdit ? (
        <>
          <Button type="primary" onClick={add}>
            {texts.add}
          </Button>
          <Button onClick={() => setOpen({ what: 'record' })}>{texts.fromRecord}</Button>
        </>
      ) : undefined,
      first: mayEdit ? <TextButton onClick={add}>{texts.add}</TextButton> : undefined,
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
