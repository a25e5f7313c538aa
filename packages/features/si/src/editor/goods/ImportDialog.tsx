import type { SiSheet } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { BoxImportDialog } from '@jst/feature-kit/boxes'
import { totalsOf } from '@jst/si-drafts/rules'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { fileColumns } from './columns.ts'
import { containerForm } from './cargo-rows.ts'

/** Preview of containers in a file, and how they join those of the open draft. */
export const ImportDialog = observer(function ImportDialog({
  file,
  onTake,
  onClose,
}: {
  file: SiSheet
  /** Reads the same file again with another of its sheets. */
  onTake?: (sheet: string) => void
  onClose: () => void
}) {
  const { model } = useEditor()
  const { notify } = useApp()
  return (
    <BoxImportDialog
      form={containerForm}
      by="containerNo"
      file={file}
      columns={fileColumns}
      boxes={model.session.current?.containers ?? []}
      onImport={(containers, count) => {
        model.edit({ containers, packageCount: String(totalsOf(containers).packages) })
        notify.success(texts.goods.imported(count))
      }}
      {...(onTake ? { onTake } : {})}
      onClose={onClose}
    />
  )
})
