import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { beginFile, finishFile, sendFile, type DocumentFile, type FileUpload } from '@jst/contracts/document'
import type { BareUpload } from '../files/bare-upload.ts'
import { figure, interleave, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProgram } from '../kit/program.ts'
import { startProduct } from '../kit/product.ts'
import { roundsOf, sized } from '../kit/size.ts'

const megabyte = 1024 * 1024
const size = sized(50, 20) * megabyte
const part = 16 * megabyte

const octets = async (url: string, bytes: Uint8Array<ArrayBuffer>, token = '') => {
  const answer = await fetch(url, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

/** A PDF, as far as its first bytes tell, that is like no other. */
const newFile = () => {
  const bytes = new Uint8Array(randomBytes(size))
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  return bytes
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope } = context
  const product = await startProduct(context)
  const token = await product.signIn('boss')
  const owner = await product.owner()
  scope.defer(() => owner.end())
  const { rows } = await owner.query<{ id: string }>(
    `select t.id from customer t join company c on c.id = t.company_id and c.code = 'HJGJ' limit 1`,
  )
  const subject = { Kind: 'customer', Id: Number(rows[0]!.id) }
  const bare = startProgram<BareUpload>(scope, new URL('../files/bare-upload.ts', import.meta.url))
  const port = await bare.call('start', { file: path.join(scope.folder('bare'), 'file') })
  let turn = 0
  const rate = async (work: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>) => {
    const bytes = newFile()
    const started = performance.now()
    await work(bytes)
    return (size / megabyte / (performance.now() - started)) * 1_000
  }
  const add = async (bytes: Uint8Array<ArrayBuffer>) => {
    const Name = `bench${(turn += 1)}.pdf`
    const body = { ...subject, FileKind: 'others', Name, Size: size, Modified: turn }
    const { UploadId } = await call<FileUpload>(product.origin + beginFile.path, { token, body })
    for (let at = 0; at < size; at += part) {
      const query = new URLSearchParams({ ...subject, Id: String(subject.Id), UploadId: String(UploadId), Offset: String(at) })
      await octets(`${product.origin}${sendFile.path}?${query}`, bytes.subarray(at, at + part), token)
    }
    await call<DocumentFile>(product.origin + finishFile.path, { token, body: { ...subject, UploadId } })
  }
  await rate(add)
  const { limit, product: ours } = await interleave(
    roundsOf(options, 5),
    () => rate((bytes) => octets(`http://127.0.0.1:${port}/`, bytes)),
    () => rate(add),
  )
  return [figure('upload of 50 MB', 'MB/s', ours, { limit, goal: { of: 'ratio', least: 0.8 } })]
}

export const files: Entry = { name: 'files', limit: 'a bare Fastify stream to disk', run }
