/** A word in light grey across the page at hand, below what is drawn later. Points. */
export function drawWatermark(doc: PDFKit.PDFDocument, mark: string, [width, height]: readonly [number, number]): void {
  if (mark === '') return
  const size = mark.length > 10 ? 62 : mark.length > 6 ? 74 : 130
  doc.save().rotate(-52, { origin: [width / 2, height / 2] })
  doc.font('Helvetica-Bold').fontSize(size).fillColor('#e4e7ec')
  doc.text(mark, 0, height / 2 - size / 2, { width, align: 'center', lineBreak: false })
  doc.restore().fillColor('black')
}
