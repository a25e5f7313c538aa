import type { DocumentFacts } from '@jst/contracts/document'
import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import type { Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { App } from '../../app/App.ts'
import { EntityFacts } from '../../entity/EntityFacts.tsx'
import { answerLanguageOf } from '../../screens/answer-language.ts'
import type { ScreenLocation, ScreenModule } from '../../screens/manifest.ts'
import { useScreenId } from '../../screens/scope.tsx'
import { BoxesPart } from '../boxes/BoxesPart.tsx'
import { LinesPart } from '../lines/LinesPart.tsx'
import { preloadDocument } from '../useDocument.ts'
import { DocumentPage, type DocumentPageProps } from './DocumentPage.tsx'
import { useDocumentPage, type OpenPage } from './useDocumentPage.ts'

/** Draws a part of a page for its record. */
type Part = (row: EntityRow, of: OpenPage) => ReactNode

/** Declaration of the screen of one kind of document; a title of the page and one of its list are needed. */
export interface DocumentScreenParts extends Pick<DocumentPageProps, 'title' | 'edit' | 'claim' | 'moves'> {
  /** Parameter of the address that names the record; default `Id`. */
  by?: string
  /** Title of the list that the record lies in. */
  list: string
  name?: (row: EntityRow) => string
  facts?: (row: EntityRow) => readonly Fact[]
  marks?: Part
  lead?: Part
  tools?: Part
  notice?: Part
  /** Sections of the main column; default: the fields of the record, then each part of its lines, then its boxes. */
  sections?: Part
}

/** The whole screen of a document: its reads are asked for while its code loads. */
export function documentScreen(
  calls: EntityCalls,
  document: DocumentFacts,
  { list, by = 'Id', name, facts, marks, lead, tools, notice, sections = usualSections, ...parts }: DocumentScreenParts,
): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const trail = [{ label: list, to: calls.entity.path }]
  const Screen = observer(function DocumentScreen() {
    const of = useDocumentPage(calls, document, useScreenId(by))
    const row = of.row.data
    const renderPart = (part: Part | undefined) => (row ? part?.(row, of) : undefined)
    return (
      <DocumentPage
        {...parts}
        of={of}
        trail={trail}
        name={row && name?.(row)}
        facts={row && facts?.(row)}
        marks={renderPart(marks)}
        lead={renderPart(lead)}
        tools={renderPart(tools)}
        notice={renderPart(notice)}
      >
        {renderPart(sections)}
      </DocumentPage>
    )
  })
  return { Screen, preload: preloadPage(calls, document, undefined, by) }
}

/** Asks for what the page of a document shows; `more`: for the reads that an area adds. */
export const preloadPage =
  (calls: EntityCalls, document: DocumentFacts, more?: (app: App, Id: number) => void, by = 'Id') =>
  (app: App, { search }: ScreenLocation): void => {
    const Id = Number(new URLSearchParams(search).get(by))
    if (!(Id > 0)) return
    app.reads.start(calls.get, { Id, ...answerLanguageOf(app, search) })
    preloadDocument(app, document, Id)
    more?.(app, Id)
  }

const usualSections: Part = (row, of) => (
  <>
    <EntityFacts entity={of.calls.entity} row={row} />
    <LineParts of={of} />
    <BoxesPart of={of} boxes={of.boxes} />
  </>
)

/** Every part of the lines of a document, as it declares them. */
export function LineParts({ of }: { of: OpenPage }) {
  return Object.keys(of.document.lines ?? {}).map((part) => <LinesPart key={part} of={of} part={part} lines={of.lines} />)
}
