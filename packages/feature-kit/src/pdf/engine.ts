import { getDocument, GlobalWorkerOptions, PDFWorker, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// an address, made by the build
// oxlint-disable-next-line import/default
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { characterMaps } from './characterMaps.ts'

GlobalWorkerOptions.workerSrc = worker
/** One worker reads every file of the page: it stays when a file is closed. */
let reader: PDFWorker | undefined

/** Pixels of one canvas; phones refuse larger ones. */
const mostPixels = 16_777_216

/** Why a file cannot be shown. */
export type PdfFault = 'locked' | 'broken'

/** Where a page is drawn: its picture, and above it its text, for readers and for copying. */
interface PageRoom {
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
  /** Pixels of the page on the screen. */
  readonly width: number
}
interface Drawing {
  /** Height by width of the page, as soon as it is known; undefined when the page cannot be drawn. */
  readonly ratio: Promise<number | undefined>
  cancel(): void
}
export interface OpenPdf {
  readonly pages: number
  /** Height by width of the first page. */
  readonly ratio: number
  draw(page: number, room: PageRoom): Drawing
  close(): void
}

/** Opens a PDF in a worker. Nothing of it runs: scripts, forms and links in it are left alone. Resolves with a fault where it cannot be shown. */
export async function openPdf(file: Blob): Promise<OpenPdf | PdfFault> {
  reader ??= new PDFWorker()
  const task = getDocument({
    worker: reader,
    data: await file.arrayBuffer(),
    CMapReaderFactory: MapReader,
    // the content policy allows neither
    isEvalSupported: false,
    useWasm: false,
    // 4 bytes for each pixel of a picture in it
    maxImageSize: 4 * mostPixels,
    verbosity: 0,
  })
  try {
    const document = await task.promise
    const first = (await document.getPage(1)).getViewport({ scale: 1 })
    return {
      pages: document.numPages,
      ratio: first.height / first.width,
      draw: (page, room) => draw(document, page, room),
      close: () => void task.destroy(),
    }
  } catch (error) {
    void task.destroy()
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'
  }
}

function draw(document: PDFDocumentProxy, number: number, { canvas, text, width }: PageRoom): Drawing {
  let stop = () => {}
  let cancelled = false
  const begin = async () => {
    const page = await document.getPage(number)
    if (cancelled) return undefined
    const unscaled = page.getViewport({ scale: 1 })
    const scale = width / unscaled.width
    const viewport = page.getViewport({ scale })
    const sharp = Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (viewport.width * viewport.height)))
    canvas.width = Math.floor(viewport.width * sharp)
    canvas.height = Math.floor(viewport.height * sharp)
    text.style.setProperty('--total-scale-factor', String(scale))
    text.replaceChildren()
    const picture = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] })
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
    stop = () => {
      picture.cancel()
      layer.cancel()
    }
    await Promise.all([picture.promise, layer.render()]).catch((error: unknown) => {
      if (!cancelled) throw error
    })
    // its canvas for measuring texts would stay in the page, outside every landmark
    TextLayer.cleanup()
    return unscaled.height / unscaled.width
  }
  return {
    ratio: begin().catch(() => undefined),
    cancel() {
      cancelled = true
      stop()
      // gives its memory back
      canvas.width = 0
      canvas.height = 0
      text.replaceChildren()
    },
  }
}

/** Character maps by the names that the build gave their files. */
class MapReader {
  async fetch({ name }: { name: string }) {
    const address = characterMaps[name]
    const answer = address === undefined ? undefined : await fetch(address)
    if (!answer?.ok) throw new Error(`no character map ${name}`)
    return { cMapData: new Uint8Array(await answer.arrayBuffer()), isCompressed: true }
  }
}
