import type { ContentKind } from '@jst/contracts/portal'
import { useBack, useScreenId, type ScreenModule } from '@jst/feature-kit'
import type { EntityScreenParts } from '@jst/feature-kit/entity'
import { DetailPage, lazyComponent } from '@jst/ui'
import { Suspense } from 'react'
import { contentList } from './contentList.tsx'
import { preloadContent } from './preloadContent.ts'

/** The editor of rich text is larger than all lists. */
const ContentEditor = lazyComponent(async () => (await import('./ContentEditor.tsx')).ContentEditor)

function ContentPage({ kind, label }: { kind: ContentKind; label: string }) {
  return (
    <Suspense fallback={<DetailPage title={label} onBack={useBack()} state="loading" />}>
      <ContentEditor kind={kind} label={label} />
    </Suspense>
  )
}

/** The list of a kind and, with `?Id=`, the page of one of them. */
export function contentScreen(
  kind: ContentKind,
  label: string,
  more: EntityScreenParts = {},
): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const list = contentList(kind, label, more)
  function Screen() {
    return useScreenId('Id') === undefined ? <list.Screen /> : <ContentPage kind={kind} label={label} />
  }
  const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
    if (new URLSearchParams(location.search).has('Id')) preloadContent(kind, app, location)
    else list.preload(app, location)
  }
  return { Screen, preload }
}
