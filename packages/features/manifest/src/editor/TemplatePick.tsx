import { documentTemplates, takeDocumentTemplate } from '@jst/contracts/document'
import { manifestDocument } from '@jst/contracts/manifest'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { Menu } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { roles } from './content.ts'
import type { ManifestForm } from './useManifestForm.ts'

const words = texts.editor
const Kind = manifestDocument.kind

/** 选用模板: shipper, consignee and notify party of a template. */
export const TemplatePick = observer(function TemplatePick({ model }: { model: ManifestForm }) {
  const { api, notify } = useApp()
  const templates = useDetail(documentTemplates, { Kind, PageSize: 50 })
  const use = useAction(async (Id: number) => {
    const { Name, Content } = await api.call(takeDocumentTemplate, { Kind, Id })
    const given = Object.fromEntries(roles.flatMap((role) => (Content[role] ? [[role, Content[role]]] : [])))
    model.write({ Parties: { ...model.values.Parties, ...given }, ToOrder: Content['ToOrder'] === true })
    notify.success(words.used(Name))
  })
  const rows = templates.data?.Rows ?? []
  if (rows.length === 0) return null
  return (
    <Menu
      label={words.template}
      trigger={words.template}
      triggerClassName="jst-tool-button"
      items={rows.map(({ Id, Name }) => ({ key: String(Id), label: Name, onSelect: () => void use.run(Id) }))}
    />
  )
})
