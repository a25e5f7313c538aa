import { ApiError, apiTexts } from '@jst/api-client'
import { Button } from '@arco-design/web-react'
import type { ImportCalls, ImportColumn, ImportPlan } from '@jst/contracts/entity'
import { Dialog, FilePick, LinesField, Notice, saveBlob, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../app/context.tsx'
import { useAction } from '../app/useAction.ts'
import { useConfirmed } from '../app/confirmed.ts'
import { failureOf, isCancelled } from '../app/failure.ts'
import { useDetail } from '../detail/useDetail.ts'
import { JobProgress } from '../jobs/JobProgress.tsx'
import { useKitTexts } from '../screens/language.tsx'
import { ImportChoices } from './ImportChoices.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { FileWaysChoice, type ChosenWays } from './FileWaysChoice.tsx'
import { ImportProblems } from './ImportProblems.tsx'
import { RecentImports } from './RecentImports.tsx'
import { SheetsNote } from './SheetsNote.tsx'
import { useEntityTexts } from './useEntityTexts.ts'

/** Columns of a file that was refused because nobody knows what they are. */
const columnsIn = (error: unknown): readonly ImportColumn[] | undefined =>
  error instanceof ApiError && error.code === 'BAD_FILE' ? (error.data as { Columns?: ImportColumn[] } | null)?.Columns : undefined

/** Which sheet is wanted, and how the file writes numbers and days. */
type Said = ChosenWays & { readonly Sheet?: string }

/** Rows from a file or from what was copied: checked first, then written, and taken back as a whole if need be. */
export const ImportDialog = observer(function ImportDialog({
  calls,
  onDone,
  onClose,
}: {
  /** Of an entity, or of anything else that is imported from such a file. */
  calls: Omit<ImportCalls, 'saveMeanings'> & Partial<Pick<ImportCalls, 'saveMeanings'>>
  /** With what a run has answered; undefined: an import was taken back. */
  onDone: (ran?: ImportPlan) => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const texts = useEntityTexts()
  const kitTexts = useKitTexts()
  const words = texts.importing
  const [pasted, setPasted] = useState('')
  const [source, setSource] = useState('')
  const [plan, setPlan] = useState<ImportPlan>()
  const [checked, setChecked] = useState<{ file: Blob; fileName: string; said: Said }>()
  /** Columns whose meaning is asked for. */
  const [columns, setColumns] = useState<readonly ImportColumn[]>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  /** The job that writes or takes back what was asked for, and what is to be done then. */
  const [job, setJob] = useState<{ id: number; done: () => void }>()
  const recent = useDetail(calls.imports, {})
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure('')
    try {
      await act()
    } catch (error) {
      if (!isCancelled(error)) setFailure(failureOf(error, kitTexts).message)
      setColumns((previous) => columnsIn(error) ?? previous)
    } finally {
      setBusy(false)
    }
  }
  const plans = async (file: Blob, fileName: string, said: Said = {}) => {
    setChecked({ file, fileName, said })
    setPlan(undefined)
    setColumns(undefined)
    setPlan(await api.upload(calls.planImport, file, { ...said, ...(source.trim() ? { Source: source.trim() } : {}) }, { fileName }))
  }
  const check = (file: Blob, fileName: string) => attempt(() => plans(file, fileName))
  const remember = (Columns: readonly ImportColumn[]) =>
    attempt(async () => {
      await api.call(calls.saveHeadings, { Columns: Columns.map(({ Heading, Field }) => ({ Heading, Field })) })
      if (checked) await plans(checked.file, checked.fileName, checked.said)
    })
  const again = (more: Said) =>
    attempt(async () => {
      if (checked) await plans(checked.file, checked.fileName, { ...checked.said, ...more })
    })
  const mean = (Items: readonly { Field: string; Text: string; Value: string }[]) =>
    attempt(async () => {
      if (!calls.saveMeanings || !checked) return
      await api.call(calls.saveMeanings, { Source: source.trim(), Items: [...Items] })
      await plans(checked.file, checked.fileName, checked.said)
    })
  const ends = (id: number | undefined, done: () => void) => (id === undefined ? done() : setJob({ id, done }))
  const run = ({ Id, Bad, Adds, Changes }: ImportPlan) =>
    attempt(async () => {
      const ran = await confirmed((sure) => api.call(calls.runImport, { Id, SkipBad: Bad > 0, SkipLines: [], ...sure }))
      ends(ran.JobId, () => {
        notify.success(words.done(Adds + Changes))
        onDone(ran)
        onClose()
      })
    })
  const undo = (Id: number) =>
    attempt(async () => {
      const { JobId } = await api.call(calls.undoImport, { Id })
      ends(JobId, () => {
        notify.success(words.undone)
        recent.reload()
        onDone()
      })
    })
  const template = useAction(async () => {
    const { blob, fileName } = await api.download(calls.importTemplate.path, {}, { failureMessage: apiTexts.templateDownloadFailed })
    saveBlob(blob, fileName)
  })
  const writes = plan ? plan.Adds + plan.Changes : 0
  return (
    <Dialog
      title={words.title(texts.nameOf(calls.entity))}
      place="side"
      width={960}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {plan && writes > 0 && !job ? (
            <Button type="primary" loading={busy} onClick={() => void run(plan)}>
              {plan.Bad > 0 ? words.runGood(writes) : words.runAll(writes)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        <div className="jst-acts">
          <FilePick accept=".xlsx,.xls,.csv" label={words.pick} onFile={(file) => void check(file, file.name)}>
            {(choose) => (
              <Button type={plan ? 'default' : 'primary'} loading={busy} disabled={job !== undefined} onClick={choose}>
                {busy && !plan ? words.checking : words.pick}
              </Button>
            )}
          </FilePick>
          <Button loading={template.busy} onClick={() => void template.run()}>
            {words.template}
          </Button>
        </div>
        {plan ? null : (
          <>
            <TextField label={words.source} hint={words.sourceHint} value={source} onChange={setSource} maxLength={40} />
            <LinesField label={words.paste} value={pasted} onChange={setPasted} rows={6} />
          </>
        )}
        {!plan && pasted.trim() ? (
          <div className="jst-acts">
            <Button loading={busy} onClick={() => void check(new Blob([pasted], { type: 'text/csv' }), words.pasteName)}>
              {words.check}
            </Button>
          </div>
        ) : null}
        {job ? (
          <JobProgress
            key={job.id}
            jobId={job.id}
            words={words.job}
            onDone={() => {
              setJob(undefined)
              job.done()
            }}
            onEnd={(reason) => {
              setJob(undefined)
              setFailure(reason || words.job.cancelled)
            }}
          />
        ) : null}
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {columns ? <ImportColumns entity={calls.entity} columns={columns} busy={busy} onSave={(chosen) => void remember(chosen)} /> : null}
        {plan ? <SheetsNote sheets={plan} busy={busy || job !== undefined} onTake={(Sheet) => void again({ Sheet })} /> : null}
        {plan && !job ? <FileWaysChoice plan={plan} busy={busy} onChoose={(ways) => void again(ways)} /> : null}
        {plan ? (
          <ImportProblems plan={plan} entity={calls.entity} onColumns={() => setColumns(plan.Columns)}>
            {calls.saveMeanings && plan.Choices && !job ? (
              <ImportChoices key={plan.Id} entity={calls.entity} choices={plan.Choices} busy={busy} onSave={(items) => void mean(items)} />
            ) : null}
          </ImportProblems>
        ) : (
          <RecentImports imports={recent.data ?? []} busy={busy || job !== undefined} onUndo={(id) => void undo(id)} />
        )}
      </div>
    </Dialog>
  )
})
