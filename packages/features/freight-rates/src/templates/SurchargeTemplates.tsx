import { surchargeTemplateCalls as calls, surchargeTemplateDocument as document } from '@jst/contracts/freight-rates'
import { link, useScreenId, type ScreenModule } from '@jst/feature-kit'
import { NumberRuleTool, preloadPage } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { TemplatePage } from './TemplatePage.tsx'

const list = entityScreen(calls, titles.surchargeTemplates, {
  page: { of: ({ Id }) => link(document.page, { Id }) },
  actions: () => <NumberRuleTool document={document} />,
})

const preloadTemplate = preloadPage(calls, document)

export const preload: ScreenModule['preload'] = (app, location) =>
  (new URLSearchParams(location.search).has('Id') ? preloadTemplate : list.preload)(app, location)

/** 附加费维护: the list of templates, with a key the page of one. */
export function Screen() {
  const id = useScreenId('Id')
  return id === undefined ? <list.Screen /> : <TemplatePage key={id} />
}
