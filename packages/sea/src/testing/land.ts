import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/land-50m.json' with { type: 'json' }

const cell = 0.05
const columns = 360 / cell
const rows = 180 / cell

/** Land by twentieths of a degree, drawn once from the outlines of world-atlas. */
export class Land {
  private readonly grid = new Uint8Array(columns * rows)

  constructor() {
    const topology = atlas as unknown as Topology<{ land: GeometryCollection }>
    const { features } = feature(topology, topology.objects.land)
    for (const { geometry } of features) {
      if (geometry.type === 'Polygon') this.fill(geometry.coordinates)
      if (geometry.type === 'MultiPolygon') geometry.coordinates.forEach((polygon) => this.fill(polygon))
    }
  }

  isLand([lon, lat]: readonly [number, number]): boolean {
    const x = Math.floor(((((lon + 180) % 360) + 360) % 360) / cell)
    const y = Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) / cell)))
    return this.grid[y * columns + x] === 1
  }

  /** Row by row: between each two crossings of the outline is land. */
  private fill(rings: readonly (readonly number[][])[]): void {
    const crossings = new Map<number, number[]>()
    for (const ring of rings) {
      // an island on the date line jumps there; Antarctica goes around the world
      let turn = 0
      for (let at = 1; at < ring.length; at++) {
        const [lon1, y1] = ring[at - 1] as [number, number]
        const [lon2, y2] = ring[at] as [number, number]
        const x1 = lon1 + turn
        if (Math.abs(lon2 - lon1) > 180 && y1 > -60) turn -= Math.sign(lon2 - lon1) * 360
        const x2 = lon2 + turn
        const from = Math.ceil((Math.min(y1, y2) + 90) / cell - 0.5)
        const to = Math.ceil((Math.max(y1, y2) + 90) / cell - 0.5)
        for (let y = from; y < to; y++) {
          const lat = (y + 0.5) * cell - 90
          const row = crossings.get(y) ?? []
          row.push(x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1))
          crossings.set(y, row)
        }
      }
    }
    for (const [y, row] of crossings) {
      row.sort((a, b) => a - b)
      for (let at = 0; at + 1 < row.length; at += 2) {
        const from = Math.ceil((row[at]! + 180) / cell - 0.5)
        const to = Math.ceil((row[at + 1]! + 180) / cell - 0.5)
        for (let x = from; x < to; x++) this.grid[y * columns + ((x + columns) % columns)] = 1
      }
    }
  }
}
