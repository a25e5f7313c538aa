import { listCalls, packedLineFields, packingGrid, sealsText, type GridList } from '@jst/contracts/packing'
import { link, useApp, useDetail, useScreenId } from '@jst/feature-kit'
import { DeskNextTool, DocumentPage, LineFacts, PrintTool, ReturnedNotice, useDocumentPage, VersionsPart } from '@jst/feature-kit/document'
import { MessagesPart, SendMessageTool } from '@jst/feature-kit/sending'
import { EntityFacts, useSeenCalls } from '@jst/feature-kit/entity'
import { AppLink, DateText, formatText, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { listDocument as document } from './declared.ts'
import { names } from '../names.ts'
import { SharedWarnings } from './SharedWarnings.tsx'
import { texts } from './texts.ts'

const words = texts.detail

const headOf = ({ Box, GatedInAt }: GridList, cutoff: string | null): Fact[] => [
  { label: words.box, value: formatText(Box.BoxNo) },
  { label: words.type, value: formatText(Box.BoxType) },
  { label: words.seals, value: formatText(sealsText(Box.Seals, texts.sealSources)) },
  { label: words.cutoff, value: <DateText value={cutoff} /> },
  ...(GatedInAt ? [{ label: words.gate, value: <DateText value={GatedInAt} /> }] : []),
]

/** A packing list as a document: its goods, versions, moves and prints. @param list where it lies */
export const ListDetail = observer(function ListDetail({ list }: { list: string }) {
  const id = useScreenId('Id')
  const { session } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const { entity } = useSeenCalls(listCalls)
  const grid = useDetail(packingGrid, id === undefined ? undefined : { Id: id })
  const page = useDocumentPage(listCalls, document, id, [grid])
  const row = page.row.data
  const ownList = grid.data?.Lists.find(({ Id }) => Id === id)
  return (
    <DocumentPage
      of={page}
      needs={[grid]}
      trail={[{ label: staff ? names.lists : names.mine, to: list }]}
      title={names.lists}
      name={row?.Code}
      facts={ownList && grid.data ? headOf(ownList, grid.data.Cutoff) : []}
      edit="none"
      claim={staff ? 'tool' : 'none'}
      tools={
        <>
          {grid.data ? (
            <AppLink
              className="arco-btn arco-btn-secondary arco-btn-size-small arco-btn-shape-square"
              to={link(list, { BookingId: grid.data.BookingId })}
            >
              {words.toGrid}
            </AppLink>
          ) : null}
          {staff ? <DeskNextTool of={page} /> : null}
          {staff && row ? <SendMessageTool document={document} row={row} onDone={page.renew} /> : null}
          <PrintTool of={page} print="clp" label={words.clp} />
        </>
      }
      notice={
        <>
          {page.state.data ? <ReturnedNotice document={document} state={page.state.data} /> : null}
          {id === undefined ? null : <SharedWarnings of={{ Id: id }} />}
        </>
      }
    >
      {row && ownList ? (
        <>
          <LineFacts title={words.goods} fields={packedLineFields} lines={ownList.Box.Lines.map((line) => ({ Id: 0, ...line }))} />
          <EntityFacts entity={entity} row={row} withName />
          {staff ? <MessagesPart document={document} id={row.Id} onChanged={page.renew} /> : null}
          <VersionsPart of={page} />
        </>
      ) : null}
    </DocumentPage>
  )
})
