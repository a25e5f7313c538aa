import type { Position } from '@jst/sea'

/** Something on the map. */
export interface SeaPoint {
  readonly id: string
  readonly kind: 'port' | 'terminal' | 'vessel'
  /** Longitude and latitude in degrees. */
  readonly at: Position
  readonly label: string
  /** A second line in the tooltip and the list. */
  readonly note?: string | undefined
  /** Course of a vessel, degrees clockwise from north. */
  readonly heading?: number | undefined
  /** Colour of a vessel: violet unless told. */
  readonly tone?: 'green' | 'orange' | undefined
  /** The greater, the sooner its name is shown where there is no room for all. None: 0. */
  readonly weight?: number | undefined
}

/** A way over the sea. */
export interface SeaLine {
  readonly id: string
  readonly path: readonly Position[]
  /** `other`: drawn beside the main one for comparison. */
  readonly tone?: 'main' | 'other'
}

/** Where the picture stands: screen = map × k + (x, y), in pixels. */
export interface View {
  readonly k: number
  readonly x: number
  readonly y: number
}

/** A point, or several that stand too close to be told apart, at a place of the screen. */
export interface Mark {
  /** Id of the first point. */
  readonly key: string
  readonly x: number
  readonly y: number
  readonly points: readonly SeaPoint[]
}
