import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { endpointFault, EndpointRefused, isInnerAddress, postOut } from './outgoing.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'no address',
])('%s is none of others', (address) => {
  expect(isInnerAddress(address)).toBe(true)
})
it.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is one of others', (address) => {
  expect(isInnerAddress(address)).toBe(false)
})
it.each([
  ['https://api.carrier.example/v2/bookings', undefined],
  ['http://api.carrier.example/', 'noTls'],
  ['ftp://api.carrier.example/', 'noTls'],
  ['https://user:secret@api.carrier.example/', 'credentials'],
  ['https://localhost/', 'inner'],
  ['https://localhost./', 'inner'],
  ['https://metadata.google.internal/', 'inner'],
  ['https://[::1]/', 'inner'],
  ['https://0x7f000001/', 'inner'],
  ['https://2130706433/', 'inner'],
  ['not an address', 'noUrl'],
])('%s has the fault %s', (address, fault) => {
  expect(endpointFault(address, false)).toBe(fault)
})

it('posts to the own network only where that is allowed, judged by the address that the name leads to', async () => {
  const got: string[] = []
  const server = createServer((request, response) => {
    got.push(request.headers['idempotency-key'] as string)
    response.writeHead(302, { location: 'http://127.0.0.1/elsewhere' }).end('moved')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const post = { headers: { 'idempotency-key': 'one' }, body: '{}', signal: AbortSignal.timeout(5_000) }
  const resolve: Parameters<typeof postOut>[1]['resolve'] = (_, found) => found(null, [{ address: '127.0.0.1', family: 4 }])
  const named = `https://api.carrier.example:${port}/`
  const refused = await postOut(named, { ...post, resolve, innerAllowed: false }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(EndpointRefused)
  expect(got).toEqual([])
  // a redirect is an answer and is not followed
  expect(await postOut(`http://localhost:${port}/`, { ...post, innerAllowed: true })).toMatchObject({
    status: 302,
    body: 'moved',
    isCut: false,
  })
  expect(got).toEqual(['one'])
  server.close()
})
