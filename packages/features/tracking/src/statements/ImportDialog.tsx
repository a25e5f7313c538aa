import { Button } from '@arco-design/web-react'
import { trackImport, trackImportTemplate } from '@jst/contracts/tracking'
import type { ReplyOf } from '@jst/contracts'
import { DownloadTool, failureOf, isCancelled, useApp } from '@jst/feature-kit'
import { trackTexts } from '@jst/track'
import { ChoiceField, Dialog, FactGrid, FactsTable, FilePick, formatNumber, formatText, Notice, portText, TextField } from '@jst/ui'
import { useState } from 'react'
import { ZonedTime } from '../cells/times.tsx'
import { partyOf } from '../detail/Witnesses.tsx'
import { MilestoneText } from './columns.tsx'
import { texts } from './texts.ts'

const words = texts.importDialog
const sources = [{ value: '', label: words.unsaid }, ...Object.entries(trackTexts.sources).map(([value, label]) => ({ value, label }))]
type Answer = ReplyOf<typeof trackImport>

/** A file of events: read and shown first, then taken in. */
export function ImportDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const [source, setSource] = useState('')
  const [party, setParty] = useState('')
  const [file, setFile] = useState<File>()
  const [plan, setPlan] = useState<Answer>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (chosen: File, dry: boolean) => {
    setBusy(true)
    setFailure('')
    try {
      return await api.upload(trackImport, chosen, {
        DryRun: dry ? 'true' : 'false',
        ...(source ? { Source: source } : {}),
        ...(party.trim() ? { Party: party.trim() } : {}),
      })
    } catch (error) {
      if (!isCancelled(error)) setFailure(failureOf(error).message)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const look = async (chosen: File) => {
    setFile(chosen)
    setPlan(undefined)
    setPlan(await send(chosen, true))
  }
  const run = async () => {
    const done = file && (await send(file, false))
    if (!done) return
    notify.success(texts.taken(done.Taken + done.Newer, done.Shipments))
    onDone()
    onClose()
  }
  const writes = plan ? plan.Taken + plan.Newer : 0
  return (
    <Dialog
      place="side"
      width={960}
      title={words.title}
      onClose={onClose}
      footer={
        plan ? (
          <Button type="primary" disabled={writes === 0} loading={busy} onClick={() => void run()}>
            {writes === 0 ? words.nothing : words.run(writes)}
          </Button>
        ) : undefined
      }
    >
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        <div className="jst-track-form">
          <ChoiceField label={words.source} hint={words.sourceHint} value={source} options={sources} onChange={setSource} />
          <TextField label={words.party} value={party} maxLength={20} onChange={setParty} />
        </div>
        <div className="jst-acts">
          <FilePick accept=".json,.edi,.txt,.xlsx,.xls,.csv" label={words.pick} onFile={(chosen) => void look(chosen)}>
            {(choose) => (
              <Button type={plan ? 'default' : 'primary'} loading={busy && !plan} onClick={choose}>
                {busy && !plan ? words.reading : words.pick}
              </Button>
            )}
          </FilePick>
          <DownloadTool label={words.template} files={() => [{ path: trackImportTemplate.path, query: {} }]} />
        </div>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {plan && file ? <Preview name={file.name} plan={plan} /> : null}
      </div>
    </Dialog>
  )
}

function Preview({ name, plan }: { name: string; plan: Answer }) {
  return (
    <>
      <Notice tone={plan.Issues.length > 0 ? 'warning' : 'info'}>{words.read(name, words.kinds[plan.Kind])}</Notice>
      <FactGrid
        facts={[
          { label: words.taken, value: formatNumber(plan.Taken) },
          { label: words.newer, value: formatNumber(plan.Newer) },
          { label: words.known, value: formatNumber(plan.Known) },
          { label: words.unmapped, value: formatNumber(plan.Unmapped) },
          { label: words.shipments, value: formatNumber(plan.Shipments) },
        ]}
      />
      {plan.Issues.length > 0 ? (
        <section aria-label={words.warnings}>
          <h3>{words.warnings}</h3>
          <ul>
            {plan.Issues.slice(0, 50).map(({ Path, Message }, at) => (
              <li key={`${Path} ${at}`}>{Message}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {plan.Sample.length > 0 ? (
        <FactsTable
          label={words.sample}
          titles={[texts.box, texts.milestone, texts.at, texts.place, texts.source]}
          rows={plan.Sample}
          rowKey={({ Key }, at) => `${Key} ${at}`}
          renderRow={(row) => (
            <>
              <th scope="row">{formatText(row.Box)}</th>
              <td>
                <MilestoneText row={row} />
              </td>
              <td>
                <ZonedTime value={row.At} zone={row.Zone} isDay={row.IsDay} withOffset />
              </td>
              <td>{portText(row.Place, row.Port)}</td>
              <td>{partyOf(row)}</td>
            </>
          )}
        />
      ) : null}
    </>
  )
}
