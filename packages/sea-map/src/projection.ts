import { geoIdentity, geoMercator, geoPath, type GeoPath } from 'd3-geo'
import type { View } from './model.ts'
import type { Position } from '@jst/sea'
import { band, middle, type FlatLand } from './flat.ts'
import { Pen } from './pen.ts'

/** Nearer than this to what was drawn before, in pixels of the screen, nothing more can be seen. */
const seen = 0.8

export interface Chart {
  readonly width: number
  readonly height: number
  readonly project: (at: Position) => readonly [number, number]
  readonly path: GeoPath
  /** A land as fine as the view can show it, and one picture further to each side: a fine one is too long to be drawn whole. */
  readonly near: (land: FlatLand, view: View) => string
}

/** The chart for a picture of this size in pixels, with all of the world in it. */
export function chartOf(width: number, height: number): Chart {
  const scale = Math.min(width / (2 * Math.PI), height / (band.top + band.bottom))
  const extent: [[number, number], [number, number]] = [
    [width / 2 - Math.PI * scale, height / 2 - ((band.top + band.bottom) / 2) * scale],
    [width / 2 + Math.PI * scale, height / 2 + ((band.top + band.bottom) / 2) * scale],
  ]
  const centre: [number, number] = [width / 2, height / 2 + ((band.top - band.bottom) / 2) * scale]
  const projection = geoMercator().rotate([-middle, 0]).scale(scale).translate(centre).clipExtent(extent).precision(0.4)
  return {
    width,
    height,
    project: (at) => projection([at[0], at[1]]) ?? [Number.NaN, Number.NaN],
    path: geoPath(projection).digits(2),
    near: (land, { k, x, y }) => {
      const [left, top, right, bottom] = [(-x - width) / k, (-y - height) / k, (2 * width - x) / k, (2 * height - y) / k]
      const pen = new Pen(seen / k, Math.ceil(Math.log10(k)) + 1)
      const clip: [[number, number], [number, number]] = [
        [left, top],
        [right, bottom],
      ]
      const stream = geoIdentity().scale(scale).translate(centre).clipExtent(clip).stream(pen)
      const [atX, atY] = [(flat: number) => centre[0] + flat * scale, (flat: number) => centre[1] + flat * scale]
      for (const piece of land) {
        if (atX(piece.right) < left || atX(piece.left) > right || atY(piece.bottom) < top || atY(piece.top) > bottom) continue
        stream.polygonStart()
        for (const ring of piece.rings) {
          stream.lineStart()
          for (let at = 0; at < ring.length; at += 2) stream.point(ring[at]!, ring[at + 1]!)
          stream.lineEnd()
        }
        stream.polygonEnd()
      }
      return pen.text
    },
  }
}
