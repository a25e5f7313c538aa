import type { ContentKind } from '@jst/contracts/portal'
import { useScreenId, type ScreenModule } from '@jst/feature-kit'
import type { EntityScreenParts } from '@jst/feature-kit/entity'
import { contentList } from './contentList.tsx'
import { ContentEditor, preloadContent } from './ContentEditor.tsx'

/** The list of a kind and, with `?Id=`, the page of one of them. */
export function contentScreen(
  kind: ContentKind,
  label: string,
  more: EntityScreenParts = {},
): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const list = contentList(kind, label, more)
  function Screen() {
    return useScreenId('Id') === undefined ? <list.Screen /> : <ContentEditor kind={kind} label={label} />
  }
  const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
    if (new URLSearchParams(location.search).has('Id')) preloadContent(kind, app, location)
    else list.preload(app, location)
  }
  return { Screen, preload }
}
