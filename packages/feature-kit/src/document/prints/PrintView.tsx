import { Button } from '@arco-design/web-react'
import { Dialog, ErrorView } from '@jst/ui'
import type { ReactNode } from 'react'
import { useDownload } from '../../download/useDownload.ts'
import { useFileBlob } from '../../download/useFileBlob.ts'
import { PdfView } from '../../pdf/PdfView.tsx'
import { texts } from '../texts.ts'
import { observer } from 'mobx-react-lite'

const words = texts.print

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
  const wanted = { path, query: { ...query, Format: 'pdf' } }
  const { blob, failure, retry } = useFileBlob(wanted.path, wanted.query)
  const { store, run } = useDownload()
  return (
    <Dialog
      title={title}
      place="side"
      width={960}
      onClose={onClose}
      footer={
        <>
          <Button disabled={!blob} loading={store.running} onClick={() => void run([wanted])}>
            {words.saveAs.pdf}
          </Button>
          {acts}
        </>
      }
    >
      {warning}
      {failure ? <ErrorView error={failure} onRetry={retry} /> : null}
      {blob ? <PdfView file={blob} name={title} /> : null}
      {!blob && !failure ? (
        <p className="jst-muted" role="status">
          {words.opening}
        </p>
      ) : null}
    </Dialog>
  )
})
