import { homeTiles } from '@jst/contracts/workbench'
import type { HomeTile, ScreenModule } from '@jst/feature-kit'
import { permittedTiles, TilesProvider } from '../home/tiles.ts'

/** A home with the tiles of the areas; their counts are asked for with its other reads. */
export function tiled(tiles: readonly HomeTile[], own: ScreenModule): ScreenModule {
  return {
    ...own,
    Screen: () => (
      <TilesProvider value={tiles}>
        <own.Screen />
      </TilesProvider>
    ),
    preload: (app, location) => {
      own.preload?.(app, location)
      if (permittedTiles(app, tiles).length > 0) app.reads.start(homeTiles)
    },
  }
}
