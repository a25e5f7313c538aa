import type { Chart } from './projection.ts'
import type { Mark, SeaPoint, View } from './model.ts'

/** Points closer than this on the screen become one mark (pixels). */
const apart = 30

/** The marks of a view: points by squares of the screen, the selected one always by itself. */
export function marksOf(points: readonly SeaPoint[], chart: Chart, { k, x, y }: View, selected?: string): Mark[] {
  const cells = new Map<string, { point: SeaPoint; x: number; y: number }[]>()
  for (const point of points) {
    const [mapX, mapY] = chart.project(point.at)
    if (Number.isNaN(mapX) || Number.isNaN(mapY)) continue
    // squares hang on the map, so that panning does not regroup
    // ships at sea are told apart by where they head; those in one port would hide each other
    const alone = point.id === selected || (point.kind === 'vessel' && point.heading !== undefined)
    const cell = alone ? point.id : `${Math.floor((mapX * k) / apart)}:${Math.floor((mapY * k) / apart)}`
    const here = cells.get(cell) ?? []
    here.push({ point, x: mapX * k + x, y: mapY * k + y })
    cells.set(cell, here)
  }
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return [...cells.values()].map((members) => ({
    key: members[0]!.point.id,
    x: mean(members.map((member) => member.x)),
    y: mean(members.map((member) => member.y)),
    points: members.map((member) => member.point),
  }))
}

/** Returns true if a mark lies in the viewport, or within `beside` viewports of it. */
export const isNear = ({ x, y }: Mark, width: number, height: number, beside = 1): boolean =>
  x >= -beside * width && x <= (1 + beside) * width && y >= -beside * height && y <= (1 + beside) * height

const letter = 12
const line = 15

/** Label of a mark. */
export interface MarkLabel {
  readonly text: string
  readonly side: 'left' | 'right'
  /** Pixels from the middle of the mark. */
  readonly gap: number
}

const weightOf = ({ weight = 0 }: SeaPoint) => weight
const heaviest = ({ points }: Mark) => points.reduce((best, point) => (weightOf(point) > weightOf(best) ? point : best))
export const radiusOf = ({ points }: Mark) => (points.length > 1 ? Math.min(15, 8 + Math.log2(points.length)) : 4.5)

/**
 * Names that fit beside their marks without covering another mark or name: the selected one first, then the heavier ones. Several points that are
 * one mark have the name of the heaviest, if one has a weight.
 */
export function labelled(marks: readonly Mark[], width: number, selected?: string): ReadonlyMap<string, MarkLabel> {
  const taken = marks.map(({ x, y }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }))
  const kind = (mark: Mark) => (mark.points[0]!.kind === 'vessel' ? 1 : mark.points.length === 1 ? 2 : 3)
  const rank = (mark: Mark) => (mark.key === selected ? 0 : kind(mark))
  const weight = (mark: Mark) => (mark.key === selected ? Infinity : weightOf(heaviest(mark)))
  const chosen = new Map<string, MarkLabel>()
  for (const mark of marks.toSorted((a, b) => weight(b) - weight(a) || rank(a) - rank(b))) {
    const point = heaviest(mark)
    if (mark.points.length > 1 && weightOf(point) === 0) continue
    const long = point.label.length * letter
    const gap = radiusOf(mark) + 4.5
    const boxes = { right: [mark.x + gap, mark.x + gap + long], left: [mark.x - gap - long, mark.x - gap] } as const
    const [top, bottom] = [mark.y - line / 2, mark.y + line / 2]
    const side = (['right', 'left'] as const).find((one) => {
      const [left, right] = boxes[one]
      if (one === 'right' && right > width) return false
      return !taken.some((other) => left < other.right && right > other.left && top < other.bottom && bottom > other.top)
    })
    if (!side) continue
    const [left, right] = boxes[side]
    taken.push({ left, right, top, bottom })
    chosen.set(mark.key, { text: point.label, side, gap })
  }
  return chosen
}

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
export type ArrowKey = keyof typeof directions
export const isArrow = (key: string): key is ArrowKey => key in directions

/** The next mark in a direction: near, and rather ahead than aside. */
export function nextMark(marks: readonly Mark[], from: Mark, key: ArrowKey): Mark | undefined {
  const [dx, dy] = directions[key]
  let best: { mark: Mark; cost: number } | undefined
  for (const mark of marks) {
    const ahead = (mark.x - from.x) * dx + (mark.y - from.y) * dy
    const aside = Math.abs((mark.x - from.x) * dy) + Math.abs((mark.y - from.y) * dx)
    if (mark.key === from.key || ahead <= 0) continue
    const cost = ahead + aside * 2
    if (!best || cost < best.cost) best = { mark, cost }
  }
  return best?.mark
}
