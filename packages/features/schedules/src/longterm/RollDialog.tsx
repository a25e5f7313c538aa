import { rollService, type RollResult } from '@jst/contracts/schedules'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { addDays, DayField, mondayOf, StatusTag, TableHead, TextField, today, vesselVoyage } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.roll

/** Sailings of the coming weeks from the rotation: shown first, made at the second press. */
export function RollDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { api, notify } = useApp()
  const [from, setFrom] = useState(() => mondayOf(addDays(today(), 7)))
  const [weeks, setWeeks] = useState('8')
  const [preview, setPreview] = useState<RollResult>()
  const { busy, failure, run, fail } = useSave()
  const count = Number.parseInt(weeks, 10)
  const fresh = preview?.Sailings.filter(({ Exists }) => !Exists).length ?? 0
  const ask = (DryRun: boolean) => {
    if (!(count >= 1 && count <= 26)) return fail('滚动周数应为 1～26')
    run(async () => {
      const result = await api.call(rollService, { ServiceCode: code, From: from, Weeks: count, DryRun })
      if (DryRun) return setPreview(result)
      notify.success(words.done(result.Created))
      onClose()
    })
  }
  const forget = () => setPreview(undefined)
  return (
    <FormDialog
      place="side"
      width={720}
      title={words.title(code)}
      note={words.note}
      busy={busy}
      failure={failure}
      submit={preview ? words.run(fresh) : words.preview}
      disabled={preview !== undefined && fresh === 0}
      onSubmit={() => ask(preview === undefined)}
      onClose={onClose}
    >
      <div className="jst-form-grid jst-form-grid-top">
        <DayField
          label={words.from}
          required
          value={from}
          onChange={(value) => {
            if (value) setFrom(value)
            forget()
          }}
        />
        <TextField
          label={words.weeks}
          required
          value={weeks}
          maxLength={2}
          onChange={(value) => {
            setWeeks(value)
            forget()
          }}
        />
      </div>
      {preview ? (
        <>
          {fresh === 0 ? <p className="jst-muted">{words.nothing}</p> : null}
          <table className="jst-compare">
            <TableHead titles={[words.day, texts.vessel, texts.status]} />
            <tbody>
              {preview.Sailings.map(({ Day0, Vessel, VoyageNo, Exists }) => (
                <tr key={Day0}>
                  <td>{Day0}</td>
                  <td>{vesselVoyage(Vessel, VoyageNo)}</td>
                  <td>
                    <StatusTag tone={Exists ? 'grey' : 'green'}>{Exists ? words.exists : words.fresh}</StatusTag>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </FormDialog>
  )
}
