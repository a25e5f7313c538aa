const encoder = new TextEncoder()

/** A small PDF of A4 pages for stories and tests: one line of text each, in a face that every reader has. */
export function samplePdf(lines: readonly string[]): Blob {
  const parts = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>', '<< /Type /Catalog /Pages 3 0 R >>', '']
  const kids: string[] = []
  for (const line of lines) {
    const content = `q 0.1 0.3 0.6 rg 60 700 475 6 re f Q BT /F1 22 Tf 60 740 Td (${line}) Tj ET`
    parts.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    parts.push(
      `<< /Type /Page /Parent 3 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 1 0 R >> >> /Contents ${parts.length} 0 R >>`,
    )
    kids.push(`${parts.length} 0 R`)
  }
  parts[2] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`
  let text = '%PDF-1.4\n'
  const places = parts.map((part, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${part}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = parts.length + 1
  const xref = text.length
  text += `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 2 0 R >>\n`
  text += `startxref\n${xref}\n%%EOF\n`
  return new Blob([encoder.encode(text)], { type: 'application/pdf' })
}
