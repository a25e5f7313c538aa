import { packingDifferences, type GridList } from '@jst/contracts/packing'
import { link, useApp, useDetail } from '@jst/feature-kit'
import { AppLink, FactsTable, formatNumber, Section, StatusTag, type Tone } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { listDocument as document, listStates } from './declared.ts'
import { texts } from './texts.ts'

const words = texts.page
const states: Readonly<Record<string, { readonly zh: string; readonly tone: Tone }>> = listStates.states

/** How a list stands. @param state its code */
function ListTag({ state }: { state: number }) {
  const facts = states[listStates.stateOf(state) ?? '']
  return facts ? <StatusTag tone={facts.tone}>{facts.zh}</StatusTag> : null
}

/** Lists of the booking that are on their way, and what the shipping instructions say otherwise. */
export const LockedLists = observer(function LockedLists({ lists, bookingId }: { lists: readonly GridList[]; bookingId: number }) {
  const { session } = useApp()
  const to = session.employee?.CompanyKind === 'operator' ? document.page : document.partyPage
  const { data } = useDetail(packingDifferences, { BookingId: bookingId })
  return (
    <>
      {lists.length > 0 ? (
        <Section title={words.fixed}>
          <FactsTable
            label={words.fixed}
            titles={words.fixedTitles}
            numeric={[3, 4, 5]}
            rows={lists}
            rowKey={({ Id }) => Id}
            renderRow={({ Id, Code, State, Box }) => (
              <>
                <th scope="row">
                  <AppLink to={link(to, { Id })}>{Code}</AppLink>
                </th>
                <td>
                  <ListTag state={State} />
                </td>
                <td>{Box.BoxNo}</td>
                <td className="jst-right">{formatNumber(Box.Packages)}</td>
                <td className="jst-right">{formatNumber(Box.Weight)}</td>
                <td className="jst-right">{formatNumber(Box.Volume)}</td>
              </>
            )}
          />
        </Section>
      ) : null}
      {data && data.length > 0 ? (
        <Section title={words.differences}>
          <p className="jst-muted">{words.differenceHint}</p>
          <FactsTable
            label={words.differences}
            titles={[words.boxNo, words.field, words.mine, words.other]}
            rows={data}
            rowKey={({ BoxNo, Field }, at) => `${BoxNo} ${Field} ${at}`}
            renderRow={(one) => (
              <>
                <th scope="row">{one.BoxNo}</th>
                <td>{words.difference.label(one)}</td>
                <td>{words.difference.value(one.Mine)}</td>
                <td>{words.difference.value(one.Other)}</td>
              </>
            )}
          />
        </Section>
      ) : null}
    </>
  )
})
