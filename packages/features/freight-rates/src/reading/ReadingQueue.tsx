import { readingList, readingPath, readingStates } from '@jst/contracts/freight-rates'
import { link, useDetail, useScreenParams } from '@jst/feature-kit'
import { AppLink, DateText, EmptyState, ErrorView, FactsTable, Panel, Segments, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.queue
const most = 50
const keys = ['open', 'taken', 'dropped', 'all'] as const
const stateOf: Readonly<Record<string, string>> = readingStates

/** Texts of the company, those in work first: whoever has time goes on. */
export const ReadingQueue = observer(function ReadingQueue() {
  const requestedState = useScreenParams().get('State')
  const state = keys.find((key) => key === requestedState) ?? 'open'
  const page = useDetail(readingList, { PageSize: most, ...(state === 'all' ? {} : { State: state }) })
  const rows = page.data?.Rows ?? []
  return (
    <Panel title={words.title}>
      <Segments
        label={words.state}
        current={state}
        items={keys.map((key) => ({ key, label: words.states[key], to: link(readingPath, key === 'open' ? {} : { State: key }) }))}
      />
      {page.status === 'failed' && page.error ? <ErrorView error={page.error} onRetry={page.reload} /> : null}
      {page.data && rows.length === 0 ? <EmptyState title={words.empty} hint={words.emptyHint} icon="edit" /> : null}
      {rows.length > 0 ? (
        <FactsTable
          label={words.title}
          titles={[words.text, texts.begin.source, words.rows, words.state, words.by, words.time]}
          rows={rows}
          rowKey={(row) => row.Id}
          renderRow={(row) => (
            <>
              <th scope="row">
                <AppLink to={link(readingPath, { Id: row.Id })}>{row.Title || row.Id}</AppLink>
              </th>
              <td>{row.SourceName}</td>
              <td>{words.found(row.Found)}</td>
              <td>
                {row.State === 'open' ? (
                  <StatusTag tone={row.Open > 0 ? 'orange' : 'blue'}>{row.Open > 0 ? words.open(row.Open) : words.none}</StatusTag>
                ) : (
                  <StatusTag tone={row.State === 'taken' ? 'green' : 'grey'}>{stateOf[row.State] ?? row.State}</StatusTag>
                )}
              </td>
              <td>{row.By}</td>
              <td>
                <DateText value={row.CreateTime} />
              </td>
            </>
          )}
        />
      ) : null}
    </Panel>
  )
})
