import { documentFiles, openDocumentFile, type DocumentFile } from '@jst/contracts/document'
import { siDocument } from '@jst/contracts/si'
import { useDetail, useFileBlob } from '@jst/feature-kit'
import { FetchedPdf } from '@jst/feature-kit/document'
import { Section, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.check

/** Bills of the carrier among the files of a record: PDF of the kind 船公司文件. */
export function useCarrierPdfs(id: number): readonly DocumentFile[] {
  const files = useDetail(documentFiles, { Kind: siDocument.kind, Id: id }).data ?? []
  return files.filter(({ FileKind, Format, Removed }) => FileKind === 'carrier' && Format === 'pdf' && !Removed)
}

/** A bill that the carrier sent as a PDF, beside the record: it is read by a person. */
export const DraftPdf = observer(function DraftPdf({ id, files }: { readonly id: number; readonly files: readonly DocumentFile[] }) {
  const [picked, setPicked] = useState<number>()
  const file = files.find((one) => one.Id === picked) ?? files[0]
  if (!file) return null
  return (
    <Section
      title={words.pdf}
      extra={
        files.length > 1 && (
          <Select
            label={words.pickPdf}
            value={String(file.Id)}
            options={files.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
            onChange={(value) => setPicked(Number(value))}
          />
        )
      }
    >
      <Shown key={file.Id} id={id} file={file} />
    </Section>
  )
})

function Shown({ id, file }: { readonly id: number; readonly file: DocumentFile }) {
  const fetched = useFileBlob(openDocumentFile.path, { Kind: siDocument.kind, Id: id, FileId: file.Id })
  return <FetchedPdf file={fetched} name={file.Name} opening={words.openingPdf} />
}
