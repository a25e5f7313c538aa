import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RobotServer {
  readonly origin: string
  /** Path with query, and text of each post. */
  readonly posts: readonly (readonly [path: string, text: string])[]
  /** Code of the next answer; 0 accepts the post. */
  code: number
  close(): Promise<void>
}

/** Stands in for the robots of WeChat Work. */
export async function startRobotServer(): Promise<RobotServer> {
  const posts: [string, string][] = []
  const robot = { code: 0 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { text } = JSON.parse(Buffer.concat(chunks).toString()) as { text: { content: string } }
      if (robot.code === 0) posts.push([request.url ?? '', text.content])
      response.end(JSON.stringify({ errcode: robot.code, errmsg: robot.code === 0 ? 'ok' : 'invalid webhook url' }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(robot, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
