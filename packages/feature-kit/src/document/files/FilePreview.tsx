import { fileTable, openDocumentFile, shownAs, type FileVersion } from '@jst/contracts/document'
import { Dialog, ErrorView, IconButton, Notice, TextButton, type Failure } from '@jst/ui'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { failureOf, isCancelled } from '../../app/failure.ts'
import { useDetail } from '../../detail/useDetail.ts'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.files

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
  const file = files[at]!
  const [tried, setTried] = useState(0)
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const to = key === 'ArrowRight' ? at + 1 : key === 'ArrowLeft' ? at - 1 : -1
      // a table that is wider than the drawer is scrolled by the same keys
      if (files[to] && !(target instanceof HTMLElement && target.closest('.jst-table-scroll'))) onMove(to)
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
        <Content key={`${file.Id} ${tried}`} query={{ ...subject, FileId: file.Id }} file={file} onRetry={() => setTried(tried + 1)} />
      )}
    </Dialog>
  )
}

interface Query {
  readonly Kind: string
  readonly Id: number
  readonly FileId: number
}

/** The format was told by the bytes on the server: nothing that runs is among those that are shown. */
function Content({ query, file, onRetry }: { query: Query; file: FileVersion; onRetry: () => void }) {
  const { api } = useApp()
  const { Kind, Id, FileId } = query
  const [url, setUrl] = useState('')
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    const stop = new AbortController()
    let made = ''
    api.download(openDocumentFile.path, { Kind, Id, FileId }, { signal: stop.signal }).then(
      ({ blob }) => {
        if (stop.signal.aborted) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      (error: unknown) => {
        if (!isCancelled(error)) setFailure(failureOf(error))
      },
    )
    return () => {
      stop.abort()
      URL.revokeObjectURL(made)
    }
  }, [api, Kind, Id, FileId])
  if (failure) return <ErrorView error={failure} onRetry={onRetry} />
  if (url === '') return <p className="jst-muted">{words.opening}</p>
  if (shownAs(file.Format) === 'picture') return <img className="jst-file-picture" src={url} alt={file.Name} />
  // phones, mostly: the button below downloads it
  if (!navigator.pdfViewerEnabled) return <Notice tone="info">{words.noViewer}</Notice>
  // the viewer of the browser does not run in a sandbox; the bytes are a PDF by type, never a page
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe className="jst-file-pdf" src={url} title={file.Name} />
}

const Table = observer(function Table({ query }: { query: Query }) {
  const { Kind, Id, FileId } = query
  const table = useDetail(fileTable, { Kind, Id, FileId })
  if (table.status === 'failed' && table.error) return <ErrorView error={table.error} onRetry={table.reload} />
  const { data } = table
  if (!data) return <p className="jst-muted">{words.opening}</p>
  return (
    <>
      {data.Truncated ? <Notice tone="info">{words.truncated(data.Rows.length)}</Notice> : null}
      {/* scrolled by keyboard as well */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="jst-table-scroll" role="region" aria-label={data.SheetName} tabIndex={0}>
        <table className="jst-plain-table">
          <caption className="jst-hidden">{data.SheetName}</caption>
          <tbody>
            {data.Rows.map((row, at) => (
              // rows of a file that does not change
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
})
