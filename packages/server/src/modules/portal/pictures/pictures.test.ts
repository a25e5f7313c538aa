import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encode } from './encode.ts'

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0e5a8a' } })

it('a picture is turned, stripped of what its file says, and kept in the sizes of pages', async () => {
  const camera = await drawn(2400, 1200)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, variants } = await encode(camera)
  expect([width, height]).toEqual([1200, 2400])
  expect(variants.map((one) => [one.width, one.format])).toEqual([
    [480, 'avif'],
    [480, 'webp'],
    [960, 'avif'],
    [960, 'webp'],
    [1200, 'avif'],
    [1200, 'webp'],
  ])
  for (const { bytes } of variants) {
    const { exif, width: kept } = await sharp(bytes).metadata()
    expect([exif, kept <= 1200]).toEqual([undefined, true])
  }
})

it.each([
  ['a side', 12_001, 2],
  ['an area', 8_000, 5_001],
])('a picture with %s beyond the limit is refused by its head, with its size', async (_, width, height) => {
  const bytes = await drawn(width, height).png().toBuffer()
  await expect(encode(bytes)).rejects.toMatchObject({
    code: 'BAD_FILE',
    message: expect.stringContaining(`${width} × ${height}`) as string,
  })
})

it.each([
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a file that only begins like a picture', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1')],
  ['a page', Buffer.from('<html><body onload=alert(1)>')],
])('%s is no picture', async (_, bytes) => {
  await expect(encode(bytes)).rejects.toMatchObject({ code: 'BAD_FILE' })
})
