import { useScreenParams } from '../../screens/scope.tsx'
import type { ScreenModule } from '../../screens/manifest.ts'

type Part = Required<Pick<ScreenModule, 'Screen' | 'preload'>>

/** A screen that is a list, and the page of a document where its address names one (`?Id=`). */
export function listOrPage(list: Part, page: Part): Part {
  const partOf = (params: URLSearchParams) => (params.has('Id') ? page : list)
  const Screen = () => {
    const { Screen: Shown } = partOf(useScreenParams())
    return <Shown />
  }
  return { Screen, preload: (app, location) => partOf(new URLSearchParams(location.search)).preload(app, location) }
}
