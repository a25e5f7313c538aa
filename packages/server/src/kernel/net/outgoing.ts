import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as overTcp, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as overTls } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Special-purpose networks (RFC 6890): loopback, private, link-local, multicast, reserved. */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
/** Allows only global unicast IPv6. Addresses that embed an IPv4 address are checked by that one, or refused. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6')

/** Returns true for an address that the server must not contact on a user's request (SSRF). */
export function isInnerAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return inner.check(address, 'ipv4')
  if (version !== 6) return true
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return inner.check(mapped, 'ipv4')
  return !world.check(address, 'ipv6') || inner.check(address, 'ipv6')
}

export type EndpointFault = 'noUrl' | 'noTls' | 'inner' | 'credentials'
/** Returns the fault of an endpoint's address, before its name is resolved. */
export function endpointFault(text: string, innerAllowed: boolean): EndpointFault | undefined {
  if (!URL.canParse(text)) return 'noUrl'
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'https:' && !(innerAllowed && protocol === 'http:')) return 'noTls'
  if (username !== '' || password !== '') return 'credentials'
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
  const named = host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.internal') || host.endsWith('.local')
  return !innerAllowed && (named || (isIP(host) !== 0 && isInnerAddress(host))) ? 'inner' : undefined
}

/** The post did not reach an endpoint of others, and no further try would. */
export class EndpointRefused extends Error {
  override name = 'EndpointRefused'
  readonly fault: EndpointFault
  constructor(fault: EndpointFault) {
    super(fault)
    this.fault = fault
  }
}

interface Post {
  /** POST by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  readonly signal: AbortSignal
  /** Endpoints inside the own network, and without TLS, may be posted to. */
  readonly innerAllowed: boolean
  /** Limit of bytes that are read of a response; the rest is dropped. */
  readonly mostBytes?: number
  /** Looks names up; the system's resolver by default. */
  readonly resolve?: (name: string, found: (error: Error | null, addresses: LookupAddress[]) => void) => void
}
const bySystem: NonNullable<Post['resolve']> = (name, found) => systemLookup(name, { all: true }, found)
export interface PostAnswer {
  readonly status: number
  readonly body: string
  readonly headers: IncomingHttpHeaders
  /** The answer was longer than what was read. */
  readonly isCut: boolean
}

const usualBytes = 256 * 1024
/**
 * Calls an address given by a user. The resolved address is checked at connection time, so that DNS rebinding has no effect. Redirects are not
 * followed. @throws EndpointRefused, Error of the network
 */
export function postOut(
  address: string,
  { method = 'POST', headers, body, signal, innerAllowed, mostBytes = usualBytes, resolve = bySystem }: Post,
): Promise<PostAnswer> {
  const fault = endpointFault(address, innerAllowed)
  if (fault !== undefined) return Promise.reject(new EndpointRefused(fault))
  const url = new URL(address)
  const lookup: NonNullable<RequestOptions['lookup']> = (name, options, answer) => {
    resolve(name, (error, found) => {
      if (error) return answer(error, '')
      if (!innerAllowed && found.some((one) => isInnerAddress(one.address))) return answer(new EndpointRefused('inner'), '')
      if (options.all) return answer(null, found)
      return answer(null, found[0]!.address, found[0]!.family)
    })
  }
  return new Promise((done, failed) => {
    const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { method, lookup, signal, headers: { ...headers, ...length } }
    const heard = (response: IncomingMessage) => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes <= mostBytes) parts.push(part)
      })
      response.on('error', failed)
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString('utf8'),
          headers: response.headers,
          isCut: bytes > mostBytes,
        }),
      )
    }
    const sent = url.protocol === 'https:' ? overTls(url, options, heard) : overTcp(url, options, heard)
    sent.on('error', failed)
    sent.end(method === 'GET' ? undefined : body)
  })
}
