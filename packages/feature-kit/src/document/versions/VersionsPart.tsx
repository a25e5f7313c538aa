import {
  compareVersions,
  documentVersions,
  eventFactsOf,
  versionStandings,
  type DocumentVersion,
  type VersionComparison,
} from '@jst/contracts/document'
import { DateText, ErrorView, CellTable, FactsTable, formatText, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { useAnswerLanguage } from '../../screens/answer-language.ts'
import type { OpenDocument } from '../useDocument.ts'
import { useVersionTexts } from './texts.ts'

/** Versions of a document with their standing, the newest first; any of them is compared with the newest, the newest with the one in force. */
export const VersionsPart = observer(function VersionsPart({ of }: { of: OpenDocument }) {
  const words = useVersionTexts()
  const { document, id } = of
  const Kind = document.kind
  const [compared, setCompared] = useState<number>()
  const versions = useDetail(documentVersions, id === undefined || !document.versions ? undefined : { Kind, Id: id })
  useLiveReload(['document/changed'], [versions], ({ Kinds }) => Kinds.includes(Kind))
  if (!document.versions) return null
  const { columns } = words
  const rows = versions.data?.Rows ?? []
  const newest = rows[0]?.Number
  return (
    <Section title={words.title}>
      {versions.error ? <ErrorView error={versions.error} onRetry={versions.reload} /> : null}
      {versions.data && rows.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {rows.length === 0 ? null : (
        <FactsTable
          label={words.title}
          titles={[columns.number, columns.standing, columns.event, columns.by, columns.at, columns.changes, columns.compare]}
          rows={rows}
          rowKey={({ Number }) => Number}
          renderRow={(version) => (
            <>
              <th scope="row">{words.number(version.Number)}</th>
              <VersionCells version={version} event={eventFactsOf(document, version.Event)?.zh ?? version.Event} />
              <td>
                {rows.length > 1 ? (
                  <TextButton aria-label={words.compare(version.Number)} onClick={() => setCompared(version.Number)}>
                    {columns.compare}
                  </TextButton>
                ) : null}
              </td>
            </>
          )}
        />
      )}
      {compared !== undefined && newest !== undefined && id !== undefined ? (
        <Differences
          key={compared}
          range={{ Kind, Id: id, To: newest, ...(compared === newest ? {} : { From: compared }) }}
          onClose={() => setCompared(undefined)}
        />
      ) : null}
    </Section>
  )
})

function VersionCells({ version, event }: { version: DocumentVersion; event: string }) {
  const words = useVersionTexts()
  const standing = versionStandings[version.Standing]
  return (
    <>
      <td>
        <StatusTag tone={standing.tone}>{words.standing(standing)}</StatusTag>
      </td>
      <td>{event}</td>
      <td>{formatText(version.AuthorName)}</td>
      <td>
        <DateText value={version.At} />
      </td>
      <td>{words.changes(version.Changes)}</td>
    </>
  )
}

interface DifferencesProps {
  range: { readonly Kind: string; readonly Id: number; readonly From?: number; readonly To: number }
  onClose: () => void
}

const Differences = observer(function Differences({ range, onClose }: DifferencesProps) {
  const words = useVersionTexts()
  const comparison = useDetail(compareVersions, { ...range, ...useAnswerLanguage() })
  const data: VersionComparison | undefined = comparison.data
  if (comparison.error) return <ErrorView error={comparison.error} onRetry={comparison.reload} />
  if (!data) return null
  const title = words.compared(data.From, data.To)
  const { field, before, after } = words.differences
  return (
    <>
      {data.Differences.length === 0 ? (
        <p role="status">{words.same}</p>
      ) : (
        <CellTable
          label={title}
          caption={title}
          titles={[field, before, after]}
          rows={data.Differences}
          rowKey={({ Path }) => Path}
          renderCells={['Label', ({ Before }) => formatText(Before), ({ After }) => formatText(After)]}
        />
      )}
      <TextButton onClick={onClose}>{words.hide}</TextButton>
    </>
  )
})
