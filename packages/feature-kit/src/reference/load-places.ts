import type { ReferenceKind } from '@jst/contracts/master'
import type { Place } from '@jst/places'
import type { App } from '../app/App.ts'

/** All entries of a kind as pickers offer them, loaded once for both. @throws Error when they could not be loaded */
export async function loadPlaces(api: App['api'], kind: ReferenceKind): Promise<readonly Place[]> {
  const { placesOf } = await import('./picker/recent-choices.ts')
  return placesOf(api, kind)
}
