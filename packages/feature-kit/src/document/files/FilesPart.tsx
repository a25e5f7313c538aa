import { Button } from '@arco-design/web-react'
import {
  acceptedBy,
  documentFiles,
  openDocumentFile,
  removeFile,
  restoreFile,
  shownAs,
  zipFiles,
  type DocumentFile,
  type FileKindFacts,
} from '@jst/contracts/document'
import { ErrorView, Icon, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import type { DetailStore } from '../../detail/DetailStore.ts'
import { useDetail } from '../../detail/useDetail.ts'
import { useDownload } from '../../download/useDownload.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { isAbout } from '@jst/contracts'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { FileDialog } from './FileDialog.tsx'
import { FilePreview } from './FilePreview.tsx'
import { FileRow, type FileActs } from './FileRow.tsx'
import { UploadRow } from './UploadRow.tsx'
import { Uploads } from './Uploads.ts'
import { useDrop } from './useDrop.ts'

interface FilesPartProps {
  of: OpenDocument
  /** Kinds that this record is asked for, beside those that every one of its kind needs. */
  requestedKinds?: ReadonlySet<string> | undefined
}

/** The files of a document by kind: chosen, dropped or pasted, several at once; shown, renewed, removed and taken away together. */
export const FilesPart = observer(function FilesPart({ of, requestedKinds }: FilesPartProps) {
  const { document, id } = of
  const { surface } = useApp()
  // people of the party do not even hear of kinds that are not for them
  const kinds =
    document.files &&
    Object.fromEntries(Object.entries(document.files).filter(([, { audience }]) => surface === 'internal' || audience === 'customer'))
  const files = useDetail(documentFiles, id === undefined || !kinds ? undefined : { Kind: document.kind, Id: id })
  useLiveReload(['document/changed'], [files], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  if (!kinds || id === undefined) return null
  return <Files key={id} of={of} kinds={kinds} id={id} files={files} requestedKinds={requestedKinds} />
})

interface FilesProps extends FilesPartProps {
  kinds: Readonly<Record<string, FileKindFacts>>
  id: number
  files: DetailStore<DocumentFile[]>
}

const Files = observer(function Files({ of, kinds, id, files, requestedKinds }: FilesProps) {
  const words = useDocumentTexts().files
  const { api, notify } = useApp()
  const subject = { Kind: of.document.kind, Id: id }
  const [uploads] = useState(() => new Uploads({ api, subject, kindOf: (kind) => kinds[kind], added: () => files.reload() }))
  useEffect(() => () => uploads.stop(), [uploads])
  const { run: download } = useDownload()
  const [shown, setShown] = useState<number>()
  const [edited, setEdited] = useState<DocumentFile>()
  const input = useRef<HTMLInputElement>(null)
  const target = useRef<{ kind: string; replaces?: number }>({ kind: '' })
  const mayWrite = of.state.data?.MayWrite === true
  const rows = files.data ?? []
  const standing = rows.filter(({ Removed }) => !Removed)
  const removed = rows.filter(({ Removed }) => Removed)
  const visible = standing.flatMap((file) => [file, ...file.Former]).filter(({ Format }) => shownAs(Format))
  const defaultKind = Object.keys(kinds).at(-1)!
  const { over, ...drop } = useDrop(mayWrite, (sent, kind) => uploads.add(sent, kind ?? defaultKind))
  const choose = (kind: string, replaces?: number) => {
    target.current = { kind, ...(replaces === undefined ? {} : { replaces }) }
    input.current!.accept = acceptedBy(kinds[kind]!)
      .map((format) => `.${format}`)
      .join(',')
    input.current!.multiple = replaces === undefined
    input.current!.click()
  }
  const change = useAction(async (file: DocumentFile, gone: boolean) => {
    await api.call(gone ? removeFile : restoreFile, { ...subject, FileId: file.Id })
    notify.success((gone ? words.removed : words.restored)(file.Name))
    files.reload()
  })
  const acts: FileActs = {
    show: ({ Id }) => setShown(Id),
    download: ({ Id }) => void download([{ path: openDocumentFile.path, query: { ...subject, FileId: Id } }]),
    edit: setEdited,
    renew: (file) => choose(file.FileKind, file.Id),
    remove: (file) => void change.run(file, true),
    restore: (file) => void change.run(file, false),
  }
  const at = visible.findIndex(({ Id }) => Id === shown)
  return (
    <Section
      title={words.title}
      extra={
        standing.length > 0 ? (
          <TextButton onClick={() => void download([{ path: zipFiles.path, query: subject }])}>{words.zip}</TextButton>
        ) : undefined
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a place to drop files; the buttons do the same */}
      <div className={over ? 'jst-files is-over' : 'jst-files'} {...drop}>
        {files.error ? <ErrorView error={files.error} onRetry={files.reload} /> : null}
        {files.data === undefined && files.status === 'first' ? <p className="jst-muted">{words.loading}</p> : null}
        {files.data === undefined
          ? null
          : Object.entries(kinds).map(([kind, facts]) => (
              <section key={kind} className="jst-file-kind" data-kind={kind} aria-label={facts.zh}>
                <header>
                  <h3>{facts.zh}</h3>
                  {facts.audience === 'customer' ? <StatusTag tone="blue">{words.visible}</StatusTag> : null}
                  {(facts.needed || requestedKinds?.has(kind)) && !standing.some(({ FileKind }) => FileKind === kind) ? (
                    <StatusTag tone="orange">{words.missing}</StatusTag>
                  ) : null}
                  {mayWrite ? (
                    <Button size="mini" icon={<Icon name="plus" size={14} />} onClick={() => choose(kind)}>
                      {words.addTo(facts.zh)}
                    </Button>
                  ) : null}
                </header>
                <ul>
                  {standing
                    .filter(({ FileKind }) => FileKind === kind)
                    .map((file) => (
                      <FileRow key={file.Id} file={file} mayWrite={mayWrite} acts={acts} />
                    ))}
                  {uploads.items
                    .filter(({ fileKind }) => fileKind === kind)
                    .map((item) => (
                      <UploadRow key={item.key} item={item} uploads={uploads} />
                    ))}
                </ul>
              </section>
            ))}
        {mayWrite && files.data ? <p className="jst-muted jst-files-hint">{words.hint(kinds[defaultKind]!.zh)}</p> : null}
        {removed.length > 0 ? (
          <details>
            <summary>{words.removedCount(removed.length)}</summary>
            <ul>
              {removed.map((file) => (
                <FileRow key={file.Id} file={file} mayWrite={mayWrite} acts={acts} />
              ))}
            </ul>
          </details>
        ) : null}
        <p className="jst-hidden" role="status">
          {uploads.busy ? words.busy(uploads.items.length) : ''}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.choose}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])]
            event.target.value = ''
            uploads.add(chosen, target.current.kind, target.current.replaces)
          }}
        />
      </div>
      {at >= 0 ? (
        <FilePreview
          subject={subject}
          files={visible}
          at={at}
          onMove={(to) => setShown(visible[to]!.Id)}
          onDownload={acts.download}
          onClose={() => setShown(undefined)}
        />
      ) : null}
      {edited ? (
        <FileDialog subject={subject} kinds={kinds} file={edited} onSaved={files.reload} onClose={() => setEdited(undefined)} />
      ) : null}
    </Section>
  )
})
