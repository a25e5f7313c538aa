import { isAbout } from '@jst/contracts'
import { documentFiles, openDocumentFile, shownAs, type DocumentFile, type FileVersion } from '@jst/contracts/document'
import { Button } from '@arco-design/web-react'
import { formatDate, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { useDownload } from '../../download/useDownload.ts'
import { useFileBlob } from '../../download/useFileBlob.ts'
import { usePicture } from '../../download/usePicture.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import type { OpenDocument } from '../useDocument.ts'
import { FilePreview } from './FilePreview.tsx'
import { usePictureTexts } from './pictures.texts.ts'

/** Pictures that are loaded with the page: photos of phones have megabytes. */
const first = 8

/** Pictures of one kind of a document's files, small beside each other; each opens large, and the arrow keys lead on. None: nothing is shown. */
export const PicturesPart = observer(function PicturesPart({ of, fileKind }: { of: OpenDocument; fileKind: string }) {
  const words = usePictureTexts()
  const { document, id } = of
  const files = useDetail(documentFiles, id === undefined ? undefined : { Kind: document.kind, Id: id })
  useLiveReload(['document/changed'], [files], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  const [all, setAll] = useState(false)
  const [at, setAt] = useState<number>()
  const { run } = useDownload()
  const pictures = (files.data ?? []).filter(
    ({ FileKind, Removed, Format }) => FileKind === fileKind && !Removed && shownAs(Format) === 'picture',
  )
  if (id === undefined || pictures.length === 0) return null
  const subject = { Kind: document.kind, Id: id }
  const visiblePictures = all ? pictures : pictures.slice(0, first)
  const title = document.files?.[fileKind]?.zh ?? ''
  return (
    <Section title={title}>
      <ul className="jst-pictures" aria-label={title}>
        {visiblePictures.map((file, place) => (
          <li key={file.Id}>
            <Thumbnail subject={subject} file={file} onOpen={() => setAt(place)} />
          </li>
        ))}
      </ul>
      {pictures.length > visiblePictures.length ? (
        <Button size="small" onClick={() => setAll(true)}>
          {words.more(pictures.length - visiblePictures.length)}
        </Button>
      ) : null}
      {at !== undefined && pictures[at] ? (
        <FilePreview
          subject={subject}
          files={pictures}
          at={at}
          onMove={setAt}
          onDownload={(file: FileVersion) => void run([{ path: openDocumentFile.path, query: { ...subject, FileId: file.Id } }])}
          onClose={() => setAt(undefined)}
        />
      ) : null}
    </Section>
  )
})

interface ThumbnailProps {
  subject: { readonly Kind: string; readonly Id: number }
  file: DocumentFile
  onOpen: () => void
}

function Thumbnail({ subject, file, onOpen }: ThumbnailProps) {
  const words = usePictureTexts()
  const { blob, failure, retry } = useFileBlob(openDocumentFile.path, { ...subject, FileId: file.Id })
  const about = words.about(file.Name, file.AuthorName, formatDate(file.At, 'dateTime'))
  return (
    <button type="button" className="jst-picture" title={about} aria-label={words.open(about)} onClick={failure ? retry : onOpen}>
      {blob ? <Small blob={blob} /> : <span className="jst-muted">{failure ? words.failed : words.loading}</span>}
    </button>
  )
}
const Small = ({ blob }: { blob: Blob }) => <img ref={usePicture(blob)} alt="" />
