import type { ComponentType } from 'react'

/** A page to go to, as the frame offers it. */
export interface Place {
  /** Address inside the product, with its query. */
  readonly path: string
  readonly title: string
  /** Group of the menu that it stands in; '' for none. */
  readonly group?: string
}

/** Something that the frame can do. */
export interface FrameAct {
  readonly key: string
  readonly label: string
  /** Further words that find it. */
  readonly words?: string
  readonly run: () => void
}

/** Favourites as the palette shows and changes them; observable. */
export interface FavouritePlaces {
  readonly favourites: readonly Place[]
  isFavourite(path: string): boolean
  toggle(place: Place): void
  /** `by` places down, or up when negative. */
  move(path: string, by: number): void
}

export interface PaletteProps {
  readonly places: readonly Place[]
  readonly recent: readonly Place[]
  readonly favourites: FavouritePlaces
  readonly acts: readonly FrameAct[]
  readonly onClose: () => void
}

/** Parts of an area in the frame; loaded when first used. */
export interface FrameParts {
  readonly palette: () => Promise<{ readonly Palette: ComponentType<PaletteProps> }>
}
