import { documentTemplates, removeDocumentTemplate, saveDocumentTemplate, type DocumentTemplate } from '@jst/contracts/document'
import { customerManifestPages, manifestButtons, manifestDocument, manifestPages } from '@jst/contracts/manifest'
import { link, useApp, useScreenParams } from '@jst/feature-kit'
import { templateList } from '@jst/feature-kit/templates'
import { AppLink } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'
import { texts } from '../texts.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

const words = texts.templates
const Kind = manifestDocument.kind

const list = templateList({
  name: 'manifest-templates',
  endpoint: documentTemplates,
  always: { Kind },
  filters: { Keyword: 'text', Shared: 'flag' },
  shared: { key: 'Shared', yes: 'true', no: 'false' },
  sorts: { name: 'Name', uses: 'Uses', usedAt: 'UsedAt', updatedAt: 'UpdateTime' },
  rowKey: ({ Id }) => Id,
  label: () => names.templates,
  facts: (row) => ({ name: row.Name, shared: row.Shared, uses: row.Uses, usedAt: row.UsedAt, by: row.By, updatedAt: row.UpdateTime }),
  columns: () => [],
  words: () => words,
  usePage: () => {
    const { api, navigate, permissions, session } = useApp()
    const staff = session.employee?.CompanyKind === 'operator'
    const { template } = manifestButtons[staff ? 'staff' : 'party']
    const editor = staff ? manifestPages.templateEdit : customerManifestPages.templates
    const mayEdit = permissions.allows(template.path, template.code)
    const acts = useMemo(
      () => ({
        edit: ({ Id }: DocumentTemplate) => navigate(link(editor, { Id })),
        copy: ({ Id }: DocumentTemplate, Name: string) => api.call(saveDocumentTemplate, { Kind, Id: 0, Name, Shared: false, CopyOf: Id }),
        remove: ({ Id, UpdateTime }: DocumentTemplate) => api.call(removeDocumentTemplate, { Kind, Id, UpdateTime }),
      }),
      [api, navigate, editor],
    )
    const add = (
      <AppLink className="arco-btn arco-btn-primary arco-btn-size-default arco-btn-shape-square" to={`${editor}?New=1`}>
        {words.fresh}
      </AppLink>
    )
    return { acts: mayEdit ? acts : undefined, actions: mayEdit ? add : undefined }
  },
})

/** 舱单收发通模板: shipper, consignee and notify party for filings that come again and again. Customers edit them on the same path. */
const Templates = observer(function Templates() {
  const { session } = useApp()
  const params = useScreenParams()
  const edits = session.employee?.CompanyKind !== 'operator' && (params.has('Id') || params.has('New'))
  return edits ? <TemplateEditor list={customerManifestPages.templates} /> : <list.Screen />
})
export const Screen = inLanguage(Templates)
