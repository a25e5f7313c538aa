import { letterCalls, letterDocument, releasePages, returnCalls, returnDocument, returnStates } from '@jst/contracts/release'
import { link } from '@jst/feature-kit'
import { documentList, documentScreen, listOrPage, PrintTool } from '@jst/feature-kit/document'
import { EntityFacts, entityScreen } from '@jst/feature-kit/entity'
import { formatText } from '@jst/ui'
import { partsBeside } from '../partsBeside.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { CopiesPart } from './CopiesPart.tsx'
import { ScanPart } from './ScanPart.tsx'
import { ShelfTool } from './ShelfTool.tsx'

const words = texts.returns
const papers = documentList(returnDocument, { of: ({ Id }) => link(releasePages.returns, { Id }) })
const letters = documentList(letterDocument, { of: ({ Id }) => link(releasePages.returns, { Letter: Id }) })
const stages = Object.entries(returnStates.states).map(([key, { zh }]) => ({ key, label: zh, filters: { Stage: key } }))
const lists = partsBeside(words.parts, (siblings) => ({
  papers: entityScreen(returnCalls, titles.returns, {
    ...papers,
    siblings,
    readOnly: true,
    views: [{ key: 'all', label: texts.all, filters: {} }, ...stages],
    lead: ['Code', 'KindOf', 'Stage', 'Counted', 'Total', 'Shelf', 'NameZh', 'LastBy'],
    actions: () => null,
    head: (list) => <ScanPart onCounted={() => list.reload()} />,
  }),
  letters: entityScreen(letterCalls, titles.returns, {
    ...letters,
    siblings,
    name: 'release-letters',
    lead: ['Code', 'Stage', 'KindOf', 'NameZh', 'BillNos', 'ApplicationNo', 'ValidTo', 'PaperBack', 'Amount'],
  }),
}))
const paperPage = documentScreen(returnCalls, returnDocument, {
  title: titles.returns,
  list: titles.returns,
  claim: 'none',
  edit: 'none',
  name: ({ Code }) => Code,
  facts: ({ NameZh, Counted, Total, Shelf }) => [
    { label: words.titles[1], value: `${String(Counted)}/${String(Total)}` },
    { label: words.shelfLabel, value: formatText(String(Shelf ?? '')) },
    { label: texts.riskQuery.customer, value: formatText(NameZh) },
  ],
  tools: (row, of) => <ShelfTool row={row} onDone={of.renew} />,
  sections: (row, of) => (
    <>
      <CopiesPart id={row.Id} onChanged={of.renew} />
      <EntityFacts entity={returnCalls.entity} row={row} />
    </>
  ),
})
const letterPage = documentScreen(letterCalls, letterDocument, {
  by: 'Letter',
  title: words.parts.letters,
  list: titles.returns,
  claim: 'none',
  name: ({ Code }) => Code,
  facts: (row) => [
    { label: texts.riskQuery.customer, value: formatText(row.NameZh) },
    { label: texts.addBills.titles[1], value: formatText(String(row['BillNos'] ?? '')) },
    { label: words.application, value: formatText(String(row['ApplicationNo'] ?? '')) },
  ],
  tools: (_row, of) => <PrintTool of={of} print="letter" />,
})

/** 单证签回: papers counted in by their barcodes, and the letters that stand in for papers. */
export const { Screen, preload } = listOrPage(listOrPage(lists, paperPage), letterPage, 'Letter')
