import { beforeEach, expect, it } from 'vitest'
import { TenantCache } from './tenant-cache.ts'
import type { TenantContext } from './tenant.ts'

const company = (companyId: string): TenantContext => ({ scope: 'tenant', companyId, reach: '' })
const [ours, theirs] = [company('1'), company('2')]
let now = 0
let heard = true
let memory: TenantCache
beforeEach(() => {
  now = 0
  heard = true
  memory = new TenantCache(
    () => heard,
    () => now,
  )
})
const names = (context = ours) => memory.of<string>('names', context)

it('keeps what one company found for that company alone, and one topic apart from another', () => {
  names().set('port CNSHA', '上海')
  expect(names().get('port CNSHA')).toBe('上海')
  expect(names(theirs).get('port CNSHA')).toBeUndefined()
  expect(names({ scope: 'system', companyId: '1', reach: '' }).get('port CNSHA')).toBeUndefined()
  expect(memory.of('rates', ours).get('port CNSHA')).toBeUndefined()
})

it('forgets a topic when its change is told, and a read that had begun before does not bring the old back', () => {
  const begun = names()
  memory.of<string>('rates', ours).set('USD', '7.1')
  memory.forget('names')
  begun.set('port CNSHA', '上海')
  expect(begun.get('port CNSHA')).toBe('上海')
  expect(names().get('port CNSHA')).toBeUndefined()
  expect(memory.of('rates', ours).get('USD')).toBe('7.1')
  memory.forgetAll()
  expect(memory.of('rates', ours).get('USD')).toBeUndefined()
})

it('keeps nothing while changes of other processes are not heard', () => {
  names().set('port CNSHA', '上海')
  heard = false
  expect(names().get('port CNSHA')).toBeUndefined()
  const reader = names()
  reader.set('port CNSHA', '上海')
  expect(reader.get('port CNSHA')).toBe('上海')
  heard = true
  expect(names().get('port CNSHA')).toBeUndefined()
})

it('believes nothing for longer than a minute, and holds no more than its share of memory', () => {
  names().set('port CNSHA', '上海')
  now = 59_999
  expect(names().get('port CNSHA')).toBe('上海')
  now = 60_000
  expect(names().get('port CNSHA')).toBeUndefined()
  for (let at = 0; at < 20_000; at++) names().set(`port ${at}`, '')
  expect(names().get('port 0')).toBeUndefined()
})
