interface PdfInfo {
  readonly title: string
  /** Stands as the time of making: the same content gives the same bytes. */
  readonly at: Date
}

/** Draws a PDF on A4 without margins of its own; `draw` adds the pages. Bytes of pages that are kept back (`later`) can be drawn on until the end. */
export async function pdfBytes({ title, at }: PdfInfo, draw: (doc: PDFKit.PDFDocument) => void, later = false): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: title, Producer: 'JST', Creator: 'JST', CreationDate: at, ModDate: at }
  const doc = new PDFDocument({ size: 'A4', margin: 0, info, autoFirstPage: false, bufferPages: later })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  draw(doc)
  doc.end()
  return done
}
