import { Button } from '@arco-design/web-react'
import { Dialog } from '@jst/ui'
import type { ReactNode } from 'react'
import { useDownload } from '../../download/useDownload.ts'
import { useFileBlob } from '../../download/useFileBlob.ts'
import { useDocumentTexts } from '../texts.ts'
import { FetchedPdf } from '../../pdf/FetchedPdf.tsx'
import { observer } from 'mobx-react-lite'

interface PrintViewProps {
  title: string
  /** The call that answers with the print, and its query without the format. */
  path: string
  query: Readonly<Record<string, string | number>>
  /** Notice above the preview, before the print is given out. */
  warning?: ReactNode
  /** Actions after the preview. */
  acts?: ReactNode
  onClose: () => void
}

/** A print as it comes out of the printer. */
export const PrintView = observer(function PrintView({ title, path, query, warning, acts, onClose }: PrintViewProps) {
  const words = useDocumentTexts().print
  const wanted = { path, query: { ...query, Format: 'pdf' } }
  const file = useFileBlob(wanted.path, wanted.query)
  const { store, run } = useDownload()
  return (
    <Dialog
      title={title}
      place="side"
      width={960}
      onClose={onClose}
      footer={
        <>
          <Button disabled={!file.blob} loading={store.running} onClick={() => void run([wanted])}>
            {words.saveAs.pdf}
          </Button>
          {acts}
        </>
      }
    >
      {warning}
      <FetchedPdf file={file} name={title} opening={words.opening} />
    </Dialog>
  )
})
