import type { GeoStream } from 'd3-geo'

/**
 * Writes polygons as the `d` of a path; leaves out what lies nearer than `least` to the point drawn before, and rings that have no room for a
 * triangle then.
 */
export class Pen implements GeoStream {
  text = ''
  private ring: (readonly [number, number])[] = []
  private readonly least: number
  private readonly grain: number

  /** @param digits behind the point */
  constructor(least: number, digits: number) {
    this.least = least * least
    this.grain = 10 ** digits
  }

  lineStart(): void {
    this.ring = []
  }

  point(x: number, y: number): void {
    const last = this.ring.at(-1)
    if (!last || (x - last[0]) ** 2 + (y - last[1]) ** 2 >= this.least) this.ring.push([x, y])
  }

  lineEnd(): void {
    if (this.ring.length < 3) return
    const { grain } = this
    this.text += `M${this.ring.map(([x, y]) => `${Math.round(x * grain) / grain},${Math.round(y * grain) / grain}`).join('L')}Z`
  }

  // oxlint-disable-next-line class-methods-use-this -- a stream has it
  polygonStart(): void {}

  // oxlint-disable-next-line class-methods-use-this -- a stream has it
  polygonEnd(): void {}
}
