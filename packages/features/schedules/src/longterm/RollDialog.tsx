import { rollService, type RollResult } from '@jst/contracts/schedules'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { addDays, DayField, CellTable, mondayOf, StatusTag, TextField, today, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.roll

/** A number of weeks that can be rolled at once. */
const weeksOf = (text: string): number | undefined => {
  const count = Number.parseInt(text, 10)
  return count >= 1 && count <= 26 ? count : undefined
}

/** Sailings of the coming weeks from the rotation: shown first, made at the second press. */
export const RollDialog = observer(function RollDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { api, notify } = useApp()
  const [preview, setPreview] = useState<RollResult>()
  const form = useForm({
    unasked: true,
    start: () => ({ From: mondayOf(addDays(today(), 7)), Weeks: '8' }),
    fields: {
      From: { label: words.from, required: true },
      Weeks: { label: words.weeks, required: true, check: (weeks) => (weeksOf(weeks) ? undefined : words.badWeeks) },
    },
    save: ({ From, Weeks }) => api.call(rollService, { ServiceCode: code, From, Weeks: weeksOf(Weeks)!, DryRun: preview === undefined }),
    saved: (result) => {
      // what was asked for another week is no preview of this one
      if (preview === undefined) return form.dirty ? undefined : setPreview(result)
      notify.success(words.done(result.Created))
      onClose()
    },
  })
  const fresh = preview?.Sailings.filter(({ Exists }) => !Exists).length ?? 0
  const write = (change: Partial<typeof form.values>) => {
    form.write(change)
    setPreview(undefined)
  }
  return (
    <FormDialog
      form={form}
      place="side"
      width={720}
      title={words.title(code)}
      note={words.note}
      submit={preview ? words.run(fresh) : words.preview}
      disabled={preview !== undefined && fresh === 0}
      onClose={onClose}
    >
      <div className="jst-form-grid jst-form-grid-top">
        <DayField {...form.field('From')} onChange={(From) => write(From ? { From } : {})} />
        <TextField {...form.field('Weeks')} maxLength={2} onChange={(Weeks) => write({ Weeks })} />
      </div>
      {preview ? (
        <>
          {fresh === 0 ? <p className="jst-muted">{words.nothing}</p> : null}
          <CellTable
            label={words.title(code)}
            titles={[words.day, texts.vessel, texts.status]}
            rows={preview.Sailings}
            rowKey={({ Day0 }) => Day0}
            nameColumn={-1}
            renderCells={[
              'Day0',
              ({ Vessel, VoyageNo }) => vesselVoyage(Vessel, VoyageNo),
              ({ Exists }) => <StatusTag tone={Exists ? 'grey' : 'green'}>{Exists ? words.exists : words.fresh}</StatusTag>,
            ]}
          />
        </>
      ) : null}
    </FormDialog>
  )
})
