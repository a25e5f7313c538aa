import { useScreenParams } from '../../screens/scope.tsx'
import type { ScreenModule } from '../../screens/manifest.ts'

type Part = Required<Pick<ScreenModule, 'Screen' | 'preload'>>

/** A screen that is a list, and the page of a document where its address names one (`?Id=`, or what `by` says). */
export function listOrPage(list: Part, page: Part, by = 'Id'): Part {
  const partOf = (params: URLSearchParams) => (params.has(by) ? page : list)
  const Screen = () => {
    const { Screen: Shown } = partOf(useScreenParams())
    return <Shown />
  }
  return { Screen, preload: (app, location) => partOf(new URLSearchParams(location.search)).preload(app, location) }
}
