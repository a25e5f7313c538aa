import { openDocumentFile } from '@jst/contracts/document'
import { manifestDocument, type ScaleTicket } from '@jst/contracts/manifest'
import { DownloadTool } from '@jst/feature-kit'

/** Scale tickets that came by links, to open. */
export function Tickets({ tickets }: { tickets: readonly ScaleTicket[] }) {
  return (
    <>
      {tickets.map(({ Id: FileId, Name, Filing: Id }) => (
        <DownloadTool
          key={FileId}
          label={Name}
          files={() => [{ path: openDocumentFile.path, query: { Kind: manifestDocument.kind, Id, FileId } }]}
        />
      ))}
    </>
  )
}
