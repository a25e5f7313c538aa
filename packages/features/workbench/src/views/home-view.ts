import type { ScreenModule } from '@jst/feature-kit'

/** A part of the home of customers that another area draws; it has an address of its own (`?View=…`) and stands beside the home. */
export interface HomeView {
  /** Value in the address: `rates`. */
  readonly key: string
  readonly label: string
  readonly labelEn: string
  readonly load: () => Promise<ScreenModule>
}
