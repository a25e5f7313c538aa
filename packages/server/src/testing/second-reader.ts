import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface HeardRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}
/** Answer of the stand-in for one request. */
export type StandInReply = (answer: ServerResponse) => void

/** Answers with values as a model would. */
export const readerSays =
  (values: unknown): StandInReply =>
  (answer) =>
    void answer.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify({ values }) } }] }))
/** Answers that are none. */
export const brokenReplies: readonly (readonly [string, StandInReply])[] = [
  ['an error', (answer) => void answer.writeHead(500).end('{}')],
  ['what is no JSON', (answer) => void answer.end('<html>')],
  ['too much', (answer) => void answer.end(JSON.stringify({ choices: [{ message: { content: 'x'.repeat(300_000) } }] }))],
  ['another address', (answer) => void answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a broken line', (answer) => void answer.destroy()],
]

/** A second reader that says whatever a test wants it to. */
export class StandInReader {
  reply: StandInReply = readerSays([])
  heard: HeardRequest[] = []
  authorization: string | undefined
  private readonly server = createServer((request, answer) => {
    let body = ''
    this.authorization = request.headers.authorization
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      this.heard.push(JSON.parse(body) as HeardRequest)
      this.reply(answer)
    })
  })

  /** Returns its address. */
  async start(): Promise<string> {
    await new Promise<void>((done) => void this.server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1/chat/completions`
  }
  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }
}
