import { servedCompanies, type ServedKind } from '@jst/contracts/system'
import { useScreenId, type App, type ScreenLocation, type ScreenModule } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { CompanyRoles } from './CompanyRoles.tsx'
import { servedList } from './ServedList.tsx'

/** Roles of the customers or providers that have joined: all of them, or those of the one with `Id`. */
export function servedScreen(kind: ServedKind): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const { Screen: List, preload } = servedList(kind)
  return {
    preload: (app: App, location: ScreenLocation) => {
      const PartnerId = Number(new URLSearchParams(location.search).get('Id'))
      if (PartnerId > 0) app.reads.start(servedCompanies, { Kind: kind, PartnerId })
      else preload(app, location)
    },
    Screen: observer(function ServedRoles() {
      const id = useScreenId('Id')
      return id === undefined ? <List /> : <CompanyRoles key={id} kind={kind} id={id} />
    }),
  }
}
