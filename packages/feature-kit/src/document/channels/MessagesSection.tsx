import { documentMessages } from '@jst/contracts/document'
import { DateText, ReadTable, formatText, Section, TextButton } from '@jst/ui'
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
  const { log: labels } = textsOf(document)
  const rows = log.data?.Rows ?? []
  return (
    <Section title={texts.title}>
      <ReadTable
        label={texts.title}
        titles={texts.columns}
        read={log}
        none={texts.none}
        rows={rows}
        rowKey={({ Id }) => Id}
        nameColumn={-1}
        renderCells={[
          ({ CreateTime }) => <DateText value={CreateTime} />,
          ({ Direction, Type }) => `${Direction === 'out' ? labels.out : labels.in} ${typeWord(document, Type, labels.answer)}`,
          ({ PartnerName, PartnerCode }) => formatText(PartnerName || PartnerCode),
          (row) => <MessageStanding document={document} row={row} />,
          ({ Error: why, Words }) => formatText(why || Words),
          ({ By }) => formatText(By),
          ({ Id }) => <TextButton onClick={() => setOpen(Id)}>{labels.open}</TextButton>,
        ]}
      />
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
