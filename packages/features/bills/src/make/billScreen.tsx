import { lazyComponent } from '@jst/ui'
import { billKinds, billView, type BillKind } from '@jst/contracts/bills'
import { link } from '@jst/feature-kit'
import { documentList, listOrPage, preloadPage } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { LayoutsTool } from '../layout/LayoutsTool.tsx'
import { MakeTool } from './MakeTool.tsx'

const Page = lazyComponent(async () => (await import('./BillPage.tsx')).BillPage)
const lead = ['Code', 'Stage', 'BlNo', 'MblNo', 'NameZh', 'Vessel', 'Voyage', 'Way', 'Printed', 'SiNo']

/** The screen of a kind: its bills, and the page of one. */
export function billScreen(kind: BillKind) {
  const { calls, document } = billKinds[kind]
  const parts = documentList(document, { of: ({ Id }) => link(document.page, { Id }) })
  const actions = () => (
    <>
      <MakeTool kind={kind} />
      <LayoutsTool kind={kind} />
      {parts.actions()}
    </>
  )
  return listOrPage(entityScreen(calls, titles[kind], { ...parts, lead, actions }), {
    Screen: () => <Page kind={kind} />,
    preload: preloadPage(calls, document, (app, Id) => app.reads.start(billView, { Kind: kind, Id })),
  })
}
