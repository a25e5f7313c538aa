import { beginFile, finishFile, sendFile, type DocumentFile, type FileUpload } from '@jst/contracts/document'
import type { Envelope } from '@jst/contracts'
import type { TestClient, TestServer } from './server.ts'

interface Subject {
  readonly Kind: string
  readonly Id: number
}
interface Wanted {
  readonly fileKind?: string
  readonly name?: string
  readonly modified?: number
  readonly replaces?: number
  readonly validTo?: string
}

export const pdf = (content = '') => Buffer.from(`%PDF-1.7 ${content}`)

export const begin = (client: TestClient, subject: Subject, size: number, wanted: Wanted = {}) => {
  const { fileKind = 'others', name = '附件.pdf', modified = 1, replaces, validTo } = wanted
  return client.call(beginFile, {
    ...subject,
    FileKind: fileKind,
    Name: name,
    Size: size,
    Modified: modified,
    ...(replaces === undefined ? {} : { Replaces: replaces }),
    ...(validTo === undefined ? {} : { ValidTo: validTo }),
  })
}

export async function sendBytes(server: TestServer, client: TestClient, subject: Subject, UploadId: number, Offset: number, bytes: Buffer) {
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: sendFile.path,
    query: { Kind: subject.Kind, Id: String(subject.Id), UploadId: String(UploadId), Offset: String(Offset) },
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  return { status: statusCode, body: JSON.parse(payload) as Envelope<FileUpload> }
}

/** Adds a file to a record, as a page does. */
export async function addFile(server: TestServer, client: TestClient, subject: Subject, bytes: Buffer, wanted: Wanted = {}) {
  const begun = await begin(client, subject, bytes.length, wanted)
  if (begun.status !== 200) return begun as unknown as Awaited<ReturnType<typeof finish>>
  const { UploadId, Received } = begun.body.Data
  const sent = await sendBytes(server, client, subject, UploadId, Received, bytes.subarray(Received))
  if (sent.status !== 200) return sent as unknown as Awaited<ReturnType<typeof finish>>
  return finish(client, subject, UploadId)
}

export const finish = (client: TestClient, subject: Subject, UploadId: number): Promise<{ status: number; body: Envelope<DocumentFile> }> =>
  client.call(finishFile, { ...subject, UploadId })
