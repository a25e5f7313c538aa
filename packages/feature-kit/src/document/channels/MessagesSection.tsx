import { documentMessages, type ChannelMessage } from '@jst/contracts/document'
import { DateText, ErrorView, FactsTable, formatText, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { textsOf, typeWord, type SentKind } from './kind.ts'
import type { ProposalFacts } from './message-props.ts'
import { MessageDrawer } from './MessageDrawer.tsx'
import { MessageStanding } from './MessageStanding.tsx'
import { channelTexts } from './texts.ts'

const texts = channelTexts.part
/** Messages that the part shows; the log has all. */
const most = 20

export interface MessagesPartProps {
  document: SentKind
  id: number
  proposal?: ProposalFacts
  onChanged?: () => void
}
/** Messages of one record and answers about it, the newest first. */
export const MessagesSection = observer(function MessagesSection({ document, id, proposal, onChanged }: MessagesPartProps) {
  const log = useDetail(documentMessages, { Kind: document.kind, RecordId: id, PageSize: most })
  const [open, setOpen] = useState<number>()
  useLiveReload(['document/changed'], [log], ({ Kinds }) => Kinds.includes(document.kind))
  const rows = log.data?.Rows ?? []
  return (
    <Section title={texts.title}>
      {log.error ? <ErrorView error={log.error} onRetry={log.reload} /> : null}
      {log.data && rows.length === 0 ? <p className="jst-muted">{texts.none}</p> : null}
      {rows.length === 0 ? null : (
        <FactsTable
          label={texts.title}
          titles={texts.columns}
          rows={rows}
          rowKey={({ Id }) => Id}
          renderRow={(row) => <Cells document={document} row={row} onOpen={() => setOpen(row.Id)} />}
        />
      )}
      {open === undefined ? null : (
        <MessageDrawer
          key={open}
          document={document}
          id={open}
          {...(proposal ? { proposal } : {})}
          onChanged={() => {
            log.reload()
            onChanged?.()
          }}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
})

function Cells({ document, row, onOpen }: { document: SentKind; row: ChannelMessage; onOpen: () => void }) {
  const { log } = textsOf(document)
  return (
    <>
      <td>
        <DateText value={row.CreateTime} />
      </td>
      <td>
        {row.Direction === 'out' ? log.out : log.in} {typeWord(document, row.Type, log.answer)}
      </td>
      <td>{formatText(row.PartnerName || row.PartnerCode)}</td>
      <td>
        <MessageStanding document={document} row={row} />
      </td>
      <td>{formatText(row.Error || row.Words)}</td>
      <td>{formatText(row.By)}</td>
      <td>
        <TextButton onClick={onOpen}>{log.open}</TextButton>
      </td>
    </>
  )
}
