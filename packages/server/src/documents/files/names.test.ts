import { describe, expect, it } from 'vitest'
import { entryNames, safeFileName } from './names.ts'

describe('the name of a file', () => {
  it.each([
    ['C:\\扫描\\提单.pdf', '提单.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['a\u0000b\u202egpj.pdf', 'abgpj.pdf'],
    ['  .合同. ', '合同'],
    ['箱单📦👨‍👩‍👧.xlsx', '箱单📦👨‍👩‍👧.xlsx'],
    ['con.pdf', '_con.pdf'],
    ['a<b>|c?.pdf', 'abc.pdf'],
    ['///', ''],
  ])('%j is kept as %j', (given, name) => expect(safeFileName(given)).toBe(name))

  it('keeps its ending when it is too long, and no half of a sign', () => {
    const name = safeFileName(`${'👨‍👩‍👧'.repeat(60)}.pdf`)
    expect(name.length).toBeLessThanOrEqual(120)
    expect(name.endsWith('👨‍👩‍👧.pdf')).toBe(true)
    expect(name.isWellFormed()).toBe(true)
  })

  it('stands once in an archive, also where case does not count', () => {
    const files = ['a.pdf', 'A.PDF', 'a (2).pdf'].map((name) => ({ folder: '其他', name }))
    expect(entryNames(files)).toEqual(['其他/a.pdf', '其他/A (2).PDF', '其他/a (2) (2).pdf'])
  })
})
