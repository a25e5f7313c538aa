import type { Feature, HomeTile, ScreenModule } from '@jst/feature-kit'

/** Tiles of an app's areas, in a chunk of their own with what shows them. */
interface HomeTiles {
  readonly tiles: readonly HomeTile[]
  readonly tiled: (tiles: readonly HomeTile[], own: ScreenModule) => ScreenModule
}

const homes: readonly string[] = ['/workbench', '/external/workbench']

/** The areas of the workbench with the tiles of others on its homes: the app says which. Nothing of them is fetched before a home is. */
export const withTiles = <Path extends string>(feature: Feature<Path>, load: () => Promise<HomeTiles>): Feature<Path> => ({
  ...feature,
  screens: feature.screens.map((screen) =>
    homes.includes(screen.path)
      ? {
          ...screen,
          load: async () => {
            const [{ tiled, tiles }, own] = await Promise.all([load(), screen.load()])
            return tiled(tiles, own)
          },
        }
      : screen,
  ),
})
