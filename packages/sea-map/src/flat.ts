import { geoMercator, geoStream, type GeoPermissibleObjects } from 'd3-geo'

/** The Pacific in the middle: the seam lies in the Atlantic, west of Africa and Iceland and east of Brazil. */
export const middle = 154
/** Mercator height of the shown latitudes, 62° south to 76° north, in radians. */
export const band = { top: 2.1, bottom: 1.4 }

/** A piece of land on the plane of the chart, in radians from its middle: what moving the picture need not project again. */
export interface FlatPolygon {
  /** x and y by turns; the last point leads back to the first. */
  readonly rings: readonly Float64Array[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export type FlatLand = readonly FlatPolygon[]

type Rings = number[][][]
function* ringsOf(object: GeoPermissibleObjects): Generator<Rings> {
  if ('features' in object) for (const feature of object.features) yield* ringsOf(feature)
  else if ('geometry' in object) {
    if (object.geometry) yield* ringsOf(object.geometry)
  } else if ('geometries' in object) for (const geometry of object.geometries) yield* ringsOf(geometry)
  else if (object.type === 'MultiPolygon') yield* object.coordinates
  else if (object.type === 'Polygon') yield object.coordinates
}

const ignore = () => undefined

/** The land piece by piece, so that somebody who is in no hurry can stop between two. */
export function* flatParts(outline: GeoPermissibleObjects): Generator<FlatPolygon> {
  let rings: number[][] = []
  const unit = geoMercator()
    .rotate([-middle, 0])
    .scale(1)
    .translate([0, 0])
    .clipExtent([
      [-Math.PI, -band.top],
      [Math.PI, band.bottom],
    ])
    .precision(0)
  const sink = unit.stream({
    polygonStart: ignore,
    polygonEnd: ignore,
    lineStart: () => void rings.push([]),
    lineEnd: ignore,
    point: (x, y) => void rings.at(-1)!.push(x, y),
  })
  for (const coordinates of ringsOf(outline)) {
    rings = []
    geoStream({ type: 'Polygon', coordinates }, sink)
    if (rings.length > 0) yield boxed(rings.map((ring) => Float64Array.from(ring)))
  }
}

function boxed(rings: readonly Float64Array[]): FlatPolygon {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      left = Math.min(left, ring[at]!)
      right = Math.max(right, ring[at]!)
      top = Math.min(top, ring[at + 1]!)
      bottom = Math.max(bottom, ring[at + 1]!)
    }
  return { rings, left, top, right, bottom }
}
