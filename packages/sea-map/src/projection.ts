import { geoMercator, geoPath, type GeoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'
import type { View } from './model.ts'
import type { Position } from '@jst/sea'
import { thinned } from './thinned.ts'

/** The Pacific in the middle: the seam lies in the Atlantic, west of Africa and Iceland and east of Brazil. */
const middle = 154
/** Nearer than this to what was drawn before, in pixels of the screen, nothing more can be seen. */
const seen = 0.8
/** Mercator height of the shown latitudes, 62° south to 76° north, in radians. */
const band = { top: 2.1, bottom: 1.4 }

export interface Chart {
  readonly width: number
  readonly height: number
  readonly project: (at: Position) => readonly [number, number]
  readonly path: GeoPath
  /** An outline as fine as the view can show it, and one picture further to each side: a fine one is too long to be drawn whole. */
  readonly near: (outline: GeoPermissibleObjects, view: View) => string
}

/** The chart for a picture of this size in pixels, with all of the world in it. */
export function chartOf(width: number, height: number): Chart {
  const scale = Math.min(width / (2 * Math.PI), height / (band.top + band.bottom))
  const whole: [[number, number], [number, number]] = [
    [width / 2 - Math.PI * scale, height / 2 - ((band.top + band.bottom) / 2) * scale],
    [width / 2 + Math.PI * scale, height / 2 + ((band.top + band.bottom) / 2) * scale],
  ]
  const within = (extent: typeof whole): GeoProjection =>
    geoMercator()
      .rotate([-middle, 0])
      .scale(scale)
      .translate([width / 2, height / 2 + ((band.top - band.bottom) / 2) * scale])
      .clipExtent(extent)
      .precision(0.4)
  const projection = within(whole)
  return {
    width,
    height,
    project: (at) => projection([at[0], at[1]]) ?? [Number.NaN, Number.NaN],
    path: geoPath(projection).digits(2),
    near: (outline, { k, x, y }) => {
      const [[left, top], [right, bottom]] = whole
      const projected = within([
        [Math.max(left, (-x - width) / k), Math.max(top, (-y - height) / k)],
        [Math.min(right, (2 * width - x) / k), Math.min(bottom, (2 * height - y) / k)],
      ])
      return geoPath(thinned(projected, seen / k)).digits(Math.ceil(Math.log10(k)) + 1)(outline) ?? ''
    },
  }
}
