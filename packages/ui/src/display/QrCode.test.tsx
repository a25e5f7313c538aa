// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

afterEach(cleanup)

/** Rows of the drawn symbol, `#` for dark, without the border. */
async function rowsOf(text: string): Promise<string[]> {
  render(<QrCode text={text} label="要扫描的内容" />)
  const picture = await screen.findByRole('img', { name: '要扫描的内容' })
  const side = Number(picture.getAttribute('viewBox')!.split(' ')[2]) - 8
  const dark = new Set(
    [
      ...picture
        .querySelector('path')!
        .getAttribute('d')!
        .matchAll(/M(\d+) (\d+)h/g),
    ].map(([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`),
  )
  cleanup()
  const places = Array.from({ length: side }, (_, at) => at)
  return places.map((y) => places.map((x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''))
}

it('is the symbol of the standard, with a border that scanners need', async () => {
  // ISO/IEC 18004: version 1, the three finders, timing pattern and dark module in place
  const rows = await rowsOf('HELLO')
  expect(rows).toHaveLength(21)
  expect(rows[0]).toMatch(/^#{7}\..{5}\.#{7}$/)
  expect(rows[6]).toMatch(/^#{7}\.#\.#\.#\.#{7}$/)
  expect(rows[13]![8]).toBe('#')
})

it('takes Chinese as UTF-8: three bytes for a character', async () => {
  // 26 bytes fill version 2 at level M (ISO/IEC 18004 table 7); one more needs version 3
  expect(await rowsOf('陈雨欣海捷货运ab')).toHaveLength(25)
  expect(await rowsOf('x'.repeat(26))).toHaveLength(25)
  expect(await rowsOf('x'.repeat(27))).toHaveLength(29)
  expect(await rowsOf('陈雨欣海捷货运代')).toHaveLength(25)
  expect(await rowsOf('陈雨欣海捷货运代理')).toHaveLength(29)
})

it('says so when a text does not fit', async () => {
  render(<QrCode text={'x'.repeat(3_000)} label="过长" />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/无法生成二维码/)
})
