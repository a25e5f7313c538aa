import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { canonical, hashOf } from './hash.ts'

const sortedKeys = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

describe('what a hash is of', () => {
  const offer = {
    Words: '引号 " 反斜杠 \\ 换行 \n 控制 \u0001 表情 🚢 半个 \ud83d',
    Empty: '',
    None: null,
    Missing: undefined,
    Count: 2,
    Is: false,
    List: [{ B: '2', A: '1' }, [], ['x']],
  }

  it('is JSON with sorted keys, whatever the texts hold', () => {
    expect(canonical(offer)).toBe(JSON.stringify(offer, sortedKeys))
    expect(canonical({ A: '1', Zh: '一', En: 'one', Hash: 'h', B: { Zh: '二' } })).toBe('{"A":"1","B":{}}')
  })

  it('is the same by what Node has built in and by what browsers work out', () => {
    const { Words, ...plain } = offer
    const told = { ...plain, Words: Words.slice(0, -1) }
    expect(hashOf(told)).toBe(bytesToHex(sha256(utf8ToBytes(canonical(told)))))
  })
})
