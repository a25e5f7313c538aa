import { Button } from '@arco-design/web-react'
import { useFileBlob } from '@jst/feature-kit'
import { PdfView } from '@jst/feature-kit/document'
import { Dialog, ErrorView, saveBlob } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

interface PaperDialogProps {
  title: string
  path: string
  query: Readonly<Record<string, string | number>>
  /** In the language of the page; default: Chinese. */
  words?: Readonly<Record<'save' | 'opening', string>>
  onClose: () => void
}

/** A stored paper as it comes out of the printer. It is fetched once: what is saved is what is shown. */
export const PaperDialog = observer(function PaperDialog({ title, path, query, words = texts.papers, onClose }: PaperDialogProps) {
  const { blob, failure, retry } = useFileBlob(path, query)
  return (
    <Dialog
      title={title}
      place="side"
      width={960}
      onClose={onClose}
      footer={
        <Button type="primary" disabled={!blob} onClick={() => blob && saveBlob(blob, `${title.replaceAll('/', '-')}.pdf`)}>
          {words.save}
        </Button>
      }
    >
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
