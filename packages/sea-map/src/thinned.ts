import type { GeoProjection, GeoStream, GeoStreamWrapper } from 'd3-geo'

/** Leaves out what lies nearer than `least` to the point drawn before, and rings that have no room for a triangle then. */
export const thinned = (projection: Pick<GeoProjection, 'stream'>, least: number): GeoStreamWrapper => ({
  stream: (sink) => projection.stream(thin(sink, least * least)),
})

function thin(sink: GeoStream, least: number): GeoStream {
  let line: (readonly [number, number])[] = []
  let rings = false
  return {
    lineStart: () => void (line = []),
    point: (x, y) => {
      const last = line.at(-1)
      if (!last || (x - last[0]) ** 2 + (y - last[1]) ** 2 >= least) line.push([x, y])
    },
    lineEnd: () => {
      if (rings && line.length < 3) return
      sink.lineStart()
      for (const [x, y] of line) sink.point(x, y)
      sink.lineEnd()
    },
    polygonStart: () => {
      rings = true
      sink.polygonStart()
    },
    polygonEnd: () => {
      rings = false
      sink.polygonEnd()
    },
  }
}
