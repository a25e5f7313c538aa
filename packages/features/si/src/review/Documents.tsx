import { exportContainerFile, siStandards, type SiRecord, type SiVersionRow } from '@jst/contracts/si'
import { DownloadTool, type FileWanted } from '@jst/feature-kit'
import { Icon, Section } from '@jst/ui'
import { billPdf } from '../lists/bill-pdf.ts'
import { useMayTakeFiles } from '../bill/file-rights.ts'
import { StandardExport } from './StandardExport.tsx'
import { texts } from './texts.ts'

const words = texts.detail

interface DocumentsProps {
  record: SiRecord
  rows: readonly SiVersionRow[]
  onPrint: () => void
}

/** Files of a record, as far as the reader may take them: the bill of every version, the containers, the exchange formats. */
export function Documents({ record, rows, onPrint }: DocumentsProps) {
  const mayTake = useMayTakeFiles()
  const versions = [...new Set(rows.map(({ Version }) => Version))].toSorted((a, b) => b - a).slice(1)
  const files: { label: string; file: FileWanted }[] = [
    { label: words.pdfNow, file: billPdf(record.id) },
    { label: words.containersFile, file: { path: exportContainerFile.path, query: { Id: record.id } } },
    ...versions.map((version) => ({ label: words.pdfOf(version), file: billPdf(record.id, version) })),
  ]
  return (
    <Section title={words.documents}>
      <ul className="jst-papers">
        {mayTake && (
          <>
            {files.map(({ label, file }) => (
              <li key={label}>
                <DownloadTool label={label} files={() => [file]} />
              </li>
            ))}
            {siStandards.map((standard) => (
              <li key={standard}>
                <StandardExport id={record.id} standard={standard} />
              </li>
            ))}
          </>
        )}
        <li>
          <button type="button" className="jst-tool-button" onClick={onPrint}>
            <Icon name="print" />
            {texts.audit.print}
          </button>
        </li>
      </ul>
    </Section>
  )
}
