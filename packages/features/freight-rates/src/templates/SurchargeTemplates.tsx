import { surchargeTemplateCalls as calls, surchargeTemplateDocument as document } from '@jst/contracts/freight-rates'
import { link, useScreenId, type ScreenModule } from '@jst/feature-kit'
import { NumberRuleTool, preloadDocument } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { TemplatePage } from './TemplatePage.tsx'

const list = entityScreen(calls, titles.surchargeTemplates, {
  page: { of: ({ Id }) => link(document.page, { Id }) },
  actions: () => <NumberRuleTool document={document} />,
})

export const preload: ScreenModule['preload'] = (app, location) => {
  const Id = Number(new URLSearchParams(location.search).get('Id'))
  if (!(Id > 0)) return list.preload?.(app, location)
  app.reads.start(calls.get, { Id })
  preloadDocument(app, document, Id)
}

/** 附加费维护: the list of templates, with a key the page of one. */
export function Screen() {
  const id = useScreenId('Id')
  return id === undefined ? <list.Screen /> : <TemplatePage id={id} />
}
