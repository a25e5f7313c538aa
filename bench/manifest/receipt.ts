import { livePath } from '@jst/contracts'
import { receiveDocumentAnswer } from '@jst/contracts/document'
import { manifestView, type ManifestView } from '@jst/contracts/manifest'
import type { BenchContext } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'

/** Longest wait (milliseconds). */
const patience = 60_000

interface Page {
  /** Resolves when the live channel says that a filing changed. */
  changed(): Promise<void>
}
/** The live channel of an open page, signed in. */
async function openPage({ scope }: BenchContext, { port }: Product, token: string): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`)
  scope.defer(() => socket.close())
  const frames = new EventTarget()
  socket.addEventListener('message', ({ data }) => {
    const { type, content } = JSON.parse(String(data)) as { type: string; content?: { Kinds?: readonly string[] } }
    if (type === 'auth/ok' || (type === 'document/changed' && content?.Kinds?.includes('manifest'))) frames.dispatchEvent(new Event(type))
  })
  const next = (type: string) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${type} did not come`)), patience)
      frames.addEventListener(type, () => (clearTimeout(late), resolve()), { once: true })
    })
  const signedIn = next('auth/ok')
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'auth/login', content: token })))
  await signedIn
  return { changed: () => next('document/changed') }
}

/**
 * Milliseconds from a receipt that is taken in until the open page of its filing has it: the event of the live channel, and the view that it is read
 * with. The page adds the pause in which it gathers events, half a second at most.
 */
export async function receiptShown(
  context: BenchContext,
  product: Product,
  token: string,
  filing: number,
  rounds: number,
): Promise<number[]> {
  const page = await openPage(context, product, token)
  const view = `${product.origin}${manifestView.path}?Id=${filing}`
  const { Content } = await call<ManifestView>(view, { token })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const at = new Date(Date.now() - 86_400_000 + round * 60_000).toISOString()
    const Text = JSON.stringify({ message: '', billNo: Content.BillNo, code: 'ASA', text: '', at })
    const began = performance.now()
    let notified = page.changed()
    const taken = call(product.origin + receiveDocumentAnswer.path, { token, body: { Kind: 'manifest', Text } })
    for (;;) {
      await notified
      notified = page.changed()
      const { Receipts } = await call<ManifestView>(view, { token })
      if (Receipts.some(({ At }) => At === at)) break
    }
    notified.catch(() => undefined)
    times.push(performance.now() - began)
    await taken
  }
  return times
}
