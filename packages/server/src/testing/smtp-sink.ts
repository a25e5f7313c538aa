import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { simpleMail, type ReceivedMail } from './mail-parts.ts'

export interface SmtpSink {
  /** `smtp://127.0.0.1:port`. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Connections that were opened. */
  readonly connections: () => number
  /** Answers to `RCPT TO` of an address: a code and words; undefined takes it. */
  answerTo: (address: string) => string | undefined
  close(): Promise<void>
}

/** A mail server that keeps what it is given. Speaks as much SMTP as a client needs (RFC 5321). */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = []
  let connections = 0
  const sockets = new Set<Socket>()
  const sink = { answerTo: (_: string): string | undefined => undefined }
  const server = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    serve(
      socket,
      (address) => sink.answerTo(address),
      (mail) => mails.push(mail),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  })
}

function serve(socket: Socket, answerTo: (address: string) => string | undefined, take: (mail: ReceivedMail) => void): void {
  let [from, to, buffer] = ['', [] as string[], '']
  let inData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'EHLO' || verb === 'HELO') return say('250 sink')
    if (verb === 'MAIL') [from, to] = [address, []]
    if (verb === 'RCPT') {
      const refusal = answerTo(address)
      if (refusal) return say(refusal)
      to.push(address)
    }
    if (verb === 'DATA') {
      inData = true
      return say('354 go on')
    }
    if (verb === 'QUIT') {
      say('221 bye')
      return socket.end()
    }
    return say('250 ok')
  }
  say('220 sink')
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8')
    for (;;) {
      const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
      if (end < 0) return
      const part = buffer.slice(0, end)
      buffer = buffer.slice(end + (inData ? 5 : 2))
      if (inData) {
        inData = false
        take(simpleMail(from, to, part.replaceAll('\r\n..', '\r\n.')))
        say('250 taken')
      } else command(part)
    }
  })
}
