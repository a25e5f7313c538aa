import type { Feature, HomeTile, ScreenModule } from '@jst/feature-kit'
import type { EnglishTiles } from './tiled.tsx'

/** Tiles of an app's areas, in a chunk of their own with what shows them. */
interface HomeTiles {
  readonly tiles: readonly HomeTile[]
  /** Words of the tiles in English, where a home speaks it. */
  readonly english?: () => Promise<EnglishTiles>
  readonly tiled: (tiles: readonly HomeTile[], homeScreen: ScreenModule, english?: () => Promise<EnglishTiles>) => ScreenModule
}

const homes: readonly string[] = ['/workbench', '/external/workbench', '/internal/WorkCenter']

/** The areas of the workbench with the tiles of others on its homes: the app says which. Nothing of them is fetched before a home is. */
export const withTiles = <Path extends string>(feature: Feature<Path>, load: () => Promise<HomeTiles>): Feature<Path> => ({
  ...feature,
  screens: feature.screens.map((screen) =>
    homes.includes(screen.path)
      ? {
          ...screen,
          load: async () => {
            const [{ tiled, tiles, english }, homeScreen] = await Promise.all([load(), screen.load()])
            return tiled(tiles, homeScreen, english)
          },
        }
      : screen,
  ),
})
