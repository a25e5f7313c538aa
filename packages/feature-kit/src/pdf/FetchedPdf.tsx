import { ErrorView } from '@jst/ui'
import type { useFileBlob } from '../download/useFileBlob.ts'
import { PdfView } from './PdfView.tsx'

interface FetchedPdfProps {
  readonly file: ReturnType<typeof useFileBlob>
  readonly name: string
  /** Shown until the file is there. */
  readonly opening: string
}

/** A PDF from the server: its pages, what went wrong, or that it is on its way. */
export function FetchedPdf({ file, name, opening }: FetchedPdfProps) {
  const { blob, failure, retry } = file
  if (failure) return <ErrorView error={failure} onRetry={retry} />
  if (blob) return <PdfView file={blob} name={name} />
  return (
    <p className="jst-muted" role="status">
      {opening}
    </p>
  )
}
