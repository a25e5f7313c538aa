import { fileTable, openDocumentFile, shownAs, type FileVersion } from '@jst/contracts/document'
import { Dialog, ErrorView, FactsTable, IconButton, Notice, TextButton } from '@jst/ui'
import { useEffect } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { useFileBlob } from '../../download/useFileBlob.ts'
import { usePicture } from '../../download/usePicture.ts'
import { observer } from 'mobx-react-lite'
import { PdfView } from '../../pdf/PdfView.tsx'
import { useDocumentTexts } from '../texts.ts'

interface FilePreviewProps {
  subject: { readonly Kind: string; readonly Id: number }
  /** Files that can be shown, in the order of the page. */
  files: readonly FileVersion[]
  at: number
  onMove: (at: number) => void
  onDownload: (file: FileVersion) => void
  onClose: () => void
}

/** A file in a drawer: PDF, picture or table. Arrow keys lead to the next and the former one. */
export function FilePreview({ subject, files, at, onMove, onDownload, onClose }: FilePreviewProps) {
  const words = useDocumentTexts().files
  const file = files[at]!
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const to = key === 'ArrowRight' ? at + 1 : key === 'ArrowLeft' ? at - 1 : -1
      // what is wider than the drawer is scrolled by the same keys
      const inside = target instanceof HTMLElement ? target.closest('.jst-table-scroll, .jst-pdf-pages') : null
      if (files[to] && !(inside && inside.scrollWidth > inside.clientWidth)) onMove(to)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [at, files, onMove])
  return (
    <Dialog
      title={file.Name}
      place="side"
      width={960}
      onClose={onClose}
      footer={
        <>
          <TextButton onClick={() => onDownload(file)}>{words.download}</TextButton>
          <span className="jst-muted" aria-live="polite">
            {words.place(at + 1, files.length)}
          </span>
          <IconButton icon="left" label={words.former} disabled={at === 0} onClick={() => onMove(at - 1)} />
          <IconButton icon="right" label={words.next} disabled={at === files.length - 1} onClick={() => onMove(at + 1)} />
        </>
      }
    >
      {shownAs(file.Format) === 'table' ? (
        <Table key={file.Id} query={{ ...subject, FileId: file.Id }} />
      ) : (
        <Content key={file.Id} query={{ ...subject, FileId: file.Id }} file={file} />
      )}
    </Dialog>
  )
}

interface Query {
  readonly Kind: string
  readonly Id: number
  readonly FileId: number
}

/** The server detected the format from the bytes: no executable format is among those that are shown. */
function Content({ query, file }: { query: Query; file: FileVersion }) {
  const words = useDocumentTexts().files
  const { blob, failure, retry } = useFileBlob(openDocumentFile.path, { ...query })
  if (failure) return <ErrorView error={failure} onRetry={retry} />
  if (!blob) return <p className="jst-muted">{words.opening}</p>
  return shownAs(file.Format) === 'picture' ? <Picture blob={blob} name={file.Name} /> : <PdfView file={blob} name={file.Name} />
}

const Picture = ({ blob, name }: { blob: Blob; name: string }) => <img ref={usePicture(blob)} className="jst-file-picture" alt={name} />

const Table = observer(function Table({ query }: { query: Query }) {
  const words = useDocumentTexts().files
  const { Kind, Id, FileId } = query
  const table = useDetail(fileTable, { Kind, Id, FileId })
  if (table.error) return <ErrorView error={table.error} onRetry={table.reload} />
  const { data } = table
  if (!data) return <p className="jst-muted">{words.opening}</p>
  return (
    <>
      {data.Truncated ? <Notice tone="info">{words.truncated(data.Rows.length)}</Notice> : null}
      <FactsTable
        label={data.SheetName}
        tall
        rows={data.Rows}
        // rows of a file stay in their places
        rowKey={(_, at) => at}
        renderRow={(row) =>
          row.map((cell, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- as its rows
            <td key={column}>{cell}</td>
          ))
        }
      />
    </>
  )
})
