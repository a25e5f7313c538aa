import { duties, planHandover, runHandover, type Duty } from '@jst/contracts/partner'
import type { ReplyOf } from '@jst/contracts'
import type { dutyPeople } from '@jst/contracts/partner'
import { JobProgress, useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, ErrorView, FactsTable, FlagField, formatText, Notice, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.handover
const allDuties = Object.keys(duties) as Duty[]

interface HandoverDialogProps {
  people: ReplyOf<typeof dutyPeople>
  onDone: () => void
  onClose: () => void
}

/** Hands the work of one employee over to another, after both have been chosen and what moves has been seen. */
export const HandoverDialog = observer(function HandoverDialog({ people, onDone, onClose }: HandoverDialogProps) {
  const { api, notify } = useApp()
  /** The job that moves what was asked for. */
  const [job, setJob] = useState<{ id: number; name: string }>()
  const [stopped, setStopped] = useState('')
  const end = (name: string) => {
    notify.success(words.done(name))
    onDone()
    onClose()
  }
  const form = useForm({
    start: () => ({ From: '', To: '', Duties: allDuties as readonly Duty[] }),
    fields: {
      From: { label: words.from, required: words.choose },
      To: { label: words.to, required: words.choose, check: (to, { From }) => (to !== '' && to === From ? words.samePerson : undefined) },
      Duties: { label: words.duties, required: words.choose },
    },
    save: ({ From, To, Duties }) => api.call(runHandover, { FromId: Number(From), ToId: Number(To), Duties: [...Duties] }),
    saved: ({ ToName, JobId }) => {
      setStopped('')
      if (JobId === undefined) end(ToName)
      else setJob({ id: JobId, name: ToName })
    },
    at: (path) => ({ FromId: 'From', ToId: 'To' })[path],
  })
  const { From, To, Duties } = form.values
  const plan = useDetail(planHandover, From === '' ? undefined : { FromId: Number(From), ...(To === '' ? {} : { ToId: Number(To) }) })
  const moving = (plan.data ?? []).filter(({ Duty }) => Duties.includes(Duty))
  const companies = (kind: string) => new Set(moving.filter(({ Kind }) => Kind === kind).map(({ Id }) => Id)).size
  const options = (all: boolean) =>
    people
      .filter(({ Disabled, Duties: count }) => (all ? count > 0 : !Disabled))
      .map(({ Id, Name, Department, Disabled }) => ({
        value: String(Id),
        label: [Disabled ? words.left(Name) : Name, Department].filter(Boolean).join(' · '),
      }))
  return (
    <FormDialog
      form={form}
      place="side"
      width={640}
      title={words.title}
      submit={words.run}
      disabled={moving.length === 0 || job !== undefined}
      note={From === '' ? words.lead : plan.data ? words.count(companies('customer'), companies('provider')) : undefined}
      roomy
      onClose={onClose}
    >
      {job ? (
        <JobProgress
          key={job.id}
          jobId={job.id}
          words={words.job}
          onDone={() => end(job.name)}
          onEnd={(reason) => {
            setJob(undefined)
            setStopped(reason || words.job.cancelled)
            plan.reload()
            onDone()
          }}
        />
      ) : null}
      {stopped ? <Notice tone="warning">{stopped}</Notice> : null}
      <div className="jst-form-grid">
        <ChoiceField {...form.field('From')} options={options(true)} />
        <ChoiceField {...form.field('To')} options={options(false)} />
      </div>
      <fieldset className="jst-choices">
        <legend className="jst-field-label">{words.duties}</legend>
        {allDuties.map((duty) => (
          <FlagField
            key={duty}
            label={duties[duty]}
            value={Duties.includes(duty)}
            onChange={(on) => form.write({ Duties: allDuties.filter((one) => (one === duty ? on : Duties.includes(one))) })}
          />
        ))}
      </fieldset>
      {plan.status === 'failed' && plan.error ? <ErrorView error={plan.error} onRetry={plan.reload} /> : null}
      {moving.length > 0 ? (
        <FactsTable
          label={words.title}
          titles={[words.name, words.duty, words.lane]}
          rows={moving}
          rowKey={({ Kind, Id, Duty, LaneName }) => `${Kind} ${Id} ${Duty} ${LaneName}`}
          renderRow={({ NameZh, Duty, LaneName, Shared }) => (
            <>
              <td>
                {NameZh} {Shared ? <StatusTag tone="grey">{words.shared}</StatusTag> : null}
              </td>
              <td>{duties[Duty]}</td>
              <td>{formatText(LaneName)}</td>
            </>
          )}
        />
      ) : null}
    </FormDialog>
  )
})
