import type { ImportPlan } from '@jst/contracts/entity'
import type { Envelope } from '@jst/contracts'
import type { TestClient, TestServer } from './index.ts'

const boundary = 'x-boundary'
/** A body with one file, as forms send it. */
export function formOf(content: string | Buffer, name: string) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** Sends a file as the import page does. */
export async function upload(
  server: TestServer,
  client: TestClient,
  url: string,
  content: string | Buffer,
  name = 'ports.csv',
): Promise<{ status: number; body: Envelope<ImportPlan> }> {
  const { headers, payload: form } = formOf(content, name)
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${client.token}`, ...headers },
    payload: form,
  })
  return { status: statusCode, body: JSON.parse(payload) as Envelope<ImportPlan> }
}
