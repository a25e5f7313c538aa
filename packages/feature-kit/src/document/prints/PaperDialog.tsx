import { Button } from '@arco-design/web-react'
import { Dialog, saveBlob } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useFileBlob } from '../../download/useFileBlob.ts'
import { FetchedPdf } from '../../pdf/FetchedPdf.tsx'

interface PaperDialogProps {
  title: string
  path: string
  query: Readonly<Record<string, string | number>>
  /** In the language of the page. */
  words: Readonly<Record<'save' | 'opening', string>>
  onClose: () => void
}

/** A stored paper as it comes out of the printer. It is fetched once: what is saved is what is shown. */
export const PaperDialog = observer(function PaperDialog({ title, path, query, words, onClose }: PaperDialogProps) {
  const file = useFileBlob(path, query)
  const { blob } = file
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
      <FetchedPdf file={file} name={title} opening={words.opening} />
    </Dialog>
  )
})
