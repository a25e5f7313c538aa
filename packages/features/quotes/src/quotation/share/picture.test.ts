import { describe, expect, it } from 'vitest'
import { sentOfferOf } from '../../testing/sent.ts'
import { layoutOf, linesOf, pictureWidth } from './picture.ts'

/** Chinese signs as wide as they are high, others half of it. */
const measure = (text: string, size: number) => Array.from(text).reduce((sum, sign) => sum + (/[^ -~]/.test(sign) ? size : size / 2), 0)

describe('the picture of a quotation', () => {
  it('says route, options, totals, validity and the company, and fits its width', () => {
    const { pieces, height } = layoutOf(sentOfferOf(), measure)
    const texts = pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []))
    for (const words of ['上海海捷国际货运代理有限公司', '上海 → 洛杉矶', 'USD 3,990.00', 'USD 4,080.00', '报价有效期至 2026-12-04'])
      expect(texts).toContain(words)
    for (const piece of pieces)
      if (piece.kind === 'text' && !piece.right) expect(piece.x + measure(piece.text, piece.size)).toBeLessThanOrEqual(pictureWidth)
    expect(height).toBeGreaterThan(Math.max(...pieces.map(({ y }) => y)))
  })
  it('grows with what it says, and breaks long lines', () => {
    const long = sentOfferOf({ Customer: '浙江宁波远帆国际供应链管理集团股份有限公司北仑保税区梅山岛第二分公司海运出口操作部' })
    expect(layoutOf(long, measure).height).toBeGreaterThan(layoutOf(sentOfferOf(), measure).height)
    expect(linesOf('上海洋山 CNYSA 直航洛杉矶', 60, (text) => measure(text, 10))).toEqual(['上海洋山', 'CNYSA 直航洛', '杉矶'])
  })
})
