import qrcode from 'qrcode-generator'
import { expect, it } from 'vitest'
import { codeOf } from './code.ts'

const address = 'https://www.haijie.example/external/newsDetaile?Id=123456&Kind=letter'

it('a code holds the address, with the border that scanners need, in few bytes', () => {
  const { side, path } = codeOf(address)!
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const dark = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at} ${y}`)
  const count = code.getModuleCount()
  expect(side).toBe(count + 8)
  const places = Array.from({ length: side }, (_, at) => at)
  const wrong = places.flatMap((y) =>
    places.filter((x) => {
      const inside = [x - 4, y - 4].every((at) => at >= 0 && at < count)
      return dark.has(`${x} ${y}`) !== (inside && code.isDark(y - 4, x - 4))
    }),
  )
  expect(wrong).toEqual([])
  expect(path.length).toBeLessThan(4_000)
})

it('what is far longer than any address of an article has none', () => {
  expect(codeOf(`https://${'a'.repeat(3_000)}.example`)).toBeUndefined()
})
