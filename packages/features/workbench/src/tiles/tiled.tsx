import { homeTiles } from '@jst/contracts/workbench'
import { answerLanguageOf, spokenWords, type HomeTile, type ScreenModule, type TileWords } from '@jst/feature-kit'
import { useMemo } from 'react'
import { permittedTiles, TilesProvider } from '../home/tiles.ts'

/** English words of tiles by their key; what has none there is Chinese. */
export type EnglishTiles = Readonly<Record<string, TileWords>>

/** A home with the tiles of the areas; their counts are asked for with its other reads. `english`: fetched for a page in English alone. */
export function tiled(
  tiles: readonly HomeTile[],
  homeScreen: ScreenModule,
  english: () => Promise<EnglishTiles> = async () => ({}),
): ScreenModule {
  const chinese: EnglishTiles = Object.fromEntries(tiles.map((tile) => [tile.key, tile]))
  const speech = spokenWords()
  const said = speech.words('tiles', { words: chinese })
  return {
    ...homeScreen,
    Screen: speech.inLanguage(async () => ({ tiles: { words: { ...chinese, ...(await english()) } } }))(function Tiled() {
      const inLanguage = useMemo(
        () => tiles.map((tile) => ({ ...tile, label: said.words[tile.key]!.label, hint: said.words[tile.key]!.hint })),
        [],
      )
      return (
        <TilesProvider value={inLanguage}>
          <homeScreen.Screen />
        </TilesProvider>
      )
    }),
    preload: (app, location) => {
      homeScreen.preload?.(app, location)
      if (permittedTiles(app, tiles).length > 0) app.reads.start(homeTiles, answerLanguageOf(app))
    },
  }
}
