import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WeChatSimulator {
  /** Stands for both of WeChat's addresses. */
  readonly url: string
  /** A person scans: the code that WeChat would send back, good for one time. */
  scan(openId: string): string
  close(): Promise<void>
}

/** WeChat's open platform as far as a sign-in sees it: `qrconnect` sends back as who scanned last, `access_token` takes a code once. */
export async function startWeChatSimulator({
  appId,
  secret,
  port = 0,
}: {
  appId: string
  secret: string
  port?: number
}): Promise<WeChatSimulator> {
  const people = new Map<string, string>()
  let codes = 0
  let last = 'o-simulated'
  const scan = (openId: string) => {
    const code = `code-${++codes}`
    people.set(code, openId)
    last = openId
    return code
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://simulator')
    const query = url.searchParams
    if (url.pathname === '/connect/qrconnect') {
      const back = new URL(query.get('redirect_uri') ?? '')
      back.searchParams.set('code', scan(last))
      back.searchParams.set('state', query.get('state') ?? '')
      return void response.writeHead(302, { location: back.href }).end()
    }
    const openid = query.get('appid') === appId && query.get('secret') === secret ? people.get(query.get('code') ?? '') : undefined
    people.delete(query.get('code') ?? '')
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.end(
      JSON.stringify(openid ? { access_token: 'unused', openid, unionid: `u-${openid}` } : { errcode: 40029, errmsg: 'invalid code' }),
    )
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scan,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
