import { lazyComponent } from '@jst/ui'
import { guaranteeCalls, guaranteeChangeCalls, guaranteeChangeDocument as document, releasePages } from '@jst/contracts/release'
import { link, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { documentList, documentScreen, listOrPage } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { partsBeside } from '../partsBeside.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const { parts } = texts.guarantee
const changes = documentList(document, { of: ({ Id }) => link(document.page, { Id }) })
const lists = partsBeside(parts, (siblings) => ({
  limits: entityScreen(guaranteeCalls, titles.guarantees, {
    siblings,
    readOnly: true,
    views: [{ key: 'all', label: texts.all, filters: {} }],
    page: { of: ({ Id }) => link(releasePages.guarantees, { Guarantee: Id }) },
  }),
  changes: entityScreen(guaranteeChangeCalls, titles.guarantees, {
    ...changes,
    siblings,
    name: 'guarantee-changes',
  }),
}))
const withChange = listOrPage(
  lists,
  documentScreen(guaranteeChangeCalls, document, { title: titles.guarantees, list: titles.guarantees, claim: 'none' }),
)
const Ledger = lazyComponent(async () => (await import('./LedgerPage.tsx')).LedgerPage)

/** 担保额度: limits with what uses them, changes that two people make, and the ledger of one (`?Guarantee=`). */
export function Screen() {
  return useScreenParams().has('Guarantee') ? <Ledger /> : <withChange.Screen />
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  if (!new URLSearchParams(location.search).has('Guarantee')) withChange.preload(app, location)
}
