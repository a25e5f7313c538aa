import { Button } from '@arco-design/web-react'
import { decideManifestProposal, manifestButtons, manifestProposals, type ManifestProposal } from '@jst/contracts/manifest'
import { useAction, useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { ChoiceField, DateText, ErrorView, FactsTable, formatText, Section, StatusTag, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Tickets } from '../vgm/Tickets.tsx'
import { texts as all } from './texts.ts'

const texts = all.proposals
interface ProposalsProps {
  id: number
  staff: boolean
  onDone: () => void
}
/** Proposals by links, taken or refused value by value. Draws nothing where there are none. */
export const Proposals = observer(function Proposals({ id, staff, onDone }: ProposalsProps) {
  const { permissions } = useApp()
  const { write } = manifestButtons[staff ? 'staff' : 'party']
  const may = permissions.allows(write.path, write.code)
  const list = useDetail(manifestProposals, may ? { Id: id } : undefined)
  const [isAll, setAll] = useState(false)
  useLiveReload(['document/changed'], [list], ({ Kinds }) => Kinds.includes('manifest'))
  if (list.error) return <ErrorView error={list.error} onRetry={list.reload} />
  const rows = list.data ?? []
  const open = rows.filter(({ Open }) => Open > 0)
  const shown = isAll ? rows : open
  if (rows.length === 0) return null
  return (
    <Section
      title={texts.title}
      extra={
        rows.length > open.length && !isAll ? (
          <TextButton onClick={() => setAll(true)}>{texts.older(rows.length - open.length)}</TextButton>
        ) : undefined
      }
    >
      {shown.map((one) => (
        <Proposal
          key={`${one.Id} ${one.Open}`}
          proposal={one}
          onDone={() => {
            list.reload()
            onDone()
          }}
        />
      ))}
    </Section>
  )
})

type Choice = '' | 'take' | 'refuse'
const choices = () => [
  { value: '', label: texts.open },
  { value: 'take', label: texts.take },
  { value: 'refuse', label: texts.refuse },
]

const Proposal = observer(function Proposal({ proposal, onDone }: { proposal: ManifestProposal; onDone: () => void }) {
  const { api, notify } = useApp()
  const [said, setSaid] = useState<Readonly<Record<string, Choice>>>({})
  const [reason, setReason] = useState('')
  const open = proposal.Fields.filter(({ Decision }) => Decision === '')
  const pathsOf = (choice: Choice) => open.flatMap(({ Path }) => (said[Path] === choice ? [Path] : []))
  const [take, refuse] = [pathsOf('take'), pathsOf('refuse')]
  const save = useAction(async () => {
    await api.call(decideManifestProposal, {
      Id: proposal.Id,
      UpdateTime: proposal.UpdateTime,
      Take: take,
      Refuse: refuse,
      Reason: reason.trim(),
    })
    notify.success(texts.saved)
    onDone()
  })
  return (
    <div className="jst-stack">
      <p>
        <DateText value={proposal.At} /> {texts.from(proposal.Name, proposal.Phone, proposal.For)}
        {proposal.Note === '' ? null : <span className="jst-muted"> {texts.note(proposal.Note)}</span>}
      </p>
      <FactsTable
        label={texts.title}
        titles={[...texts.titles]}
        rows={proposal.Fields}
        rowKey={({ Path }) => Path}
        renderRow={({ Path, Label, Before, Now, Value, Files, Decision, By, Reason }) => (
          <>
            <th scope="row">{texts.label(Path, Label)}</th>
            <td>
              {formatText(Now)}
              {Decision === '' && Now !== Before ? <StatusTag tone="orange">{texts.changed}</StatusTag> : null}
            </td>
            <td>
              {formatText(Value)}
              <Tickets tickets={Files} />
            </td>
            <td>
              {Decision === 'taken' ? <span className="jst-muted">{texts.taken(By)}</span> : null}
              {Decision === 'refused' ? <span className="jst-muted">{texts.refused(By, Reason)}</span> : null}
              {Decision === '' ? (
                <ChoiceField
                  label={texts.choose(texts.label(Path, Label))}
                  value={said[Path] ?? ''}
                  options={choices()}
                  onChange={(value) => setSaid({ ...said, [Path]: value as Choice })}
                />
              ) : null}
            </td>
          </>
        )}
      />
      {open.length > 0 ? (
        <div className="jst-line-foot">
          <Button onClick={() => setSaid(Object.fromEntries(open.map(({ Path }) => [Path, 'take' as const])))}>{texts.takeAll}</Button>
          {refuse.length > 0 ? (
            <TextField label={texts.reason} hint={texts.reasonHint} value={reason} maxLength={200} onChange={setReason} />
          ) : null}
          <Button type="primary" disabled={take.length + refuse.length === 0} loading={save.busy} onClick={() => void save.run()}>
            {texts.save(take.length + refuse.length)}
          </Button>
        </div>
      ) : null}
    </div>
  )
})
