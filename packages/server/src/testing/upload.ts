import type { ImportPlan } from '@jst/contracts/entity'
import type { Envelope } from '@jst/contracts'
import type { TestClient, TestServer } from './index.ts'

/** Sends a file as the import page does. */
export async function upload(
  server: TestServer,
  client: TestClient,
  url: string,
  content: string | Buffer,
  name = 'ports.csv',
): Promise<{ status: number; body: Envelope<ImportPlan> }> {
  const boundary = 'x-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${client.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: statusCode, body: JSON.parse(payload) as Envelope<ImportPlan> }
}
