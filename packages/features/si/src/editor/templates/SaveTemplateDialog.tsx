import { saveSiTemplate } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { TemplateDialog } from '@jst/feature-kit/templates'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { templateOf } from './applying.ts'
import { texts as words } from './texts.ts'

/** Stores the texts of the open bill as a template. */
export const SaveTemplateDialog = observer(function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const { model } = useEditor()
  const { api } = useApp()
  return (
    <TemplateDialog
      start={{ Name: (model.session.current?.consignee.split('\n')[0] ?? '').slice(0, 50), Shared: true }}
      example={words.example}
      at={(path) => (path === 'TBI_TEMPLATE_NAME' ? 'Name' : undefined)}
      save={async ({ Name, Shared }) => {
        const { current } = model.session
        if (current) await api.call(saveSiTemplate, templateOf(current, Name, Shared ? 'company' : 'personal'))
      }}
      onClose={onClose}
    />
  )
})
