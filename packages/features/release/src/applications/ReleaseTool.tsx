import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import {
  actsFor,
  applicationStates,
  isToldToAgent,
  releaseActs,
  releaseButtons,
  releasePapers,
  type ApplicationType,
  type ReleaseAct,
  type ReleaseWay,
} from '@jst/contracts/release'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.act
const { agreed, signed } = applicationStates.codes
interface ReleaseToolProps {
  row: EntityRow
  /** Code of its state, and its version. */
  state: { readonly State: number; readonly UpdateTime: string }
  onDone: () => void
}

/** 放单: the act of most days of an application that was agreed. */
export const ReleaseTool = observer(function ReleaseTool(props: ReleaseToolProps) {
  const { code, path } = releaseButtons.release
  const mayRelease = usePermitted(code, path)
  const [open, setOpen] = useState(false)
  const { State } = props.state
  if (!mayRelease || (State !== agreed && State !== signed)) return null
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {open ? <ReleaseDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
})

const ReleaseDialog = observer(function ReleaseDialog({ row, state, onDone, onClose }: ReleaseToolProps & { onClose: () => void }) {
  const { api, notify } = useApp()
  const acts = actsFor({ type: row['Type'] as ApplicationType, way: row['Way'] as ReleaseWay })
  const neededFor = (act: ReleaseAct) => (value: string, values: { readonly Act: string }) =>
    values.Act === act && value.trim() === '' ? words.needed : undefined
  const form = useForm({
    start: () => ({
      Act: acts[0] as string,
      Courier: '',
      CourierNo: '',
      PickedBy: '',
      Identification: '',
      Platform: '',
      PlatformNo: '',
      Remarks: '',
    }),
    fields: {
      Act: { label: words.act },
      Courier: { label: words.courier, check: neededFor('MAILED') },
      CourierNo: { label: words.courierNo, check: neededFor('MAILED') },
      PickedBy: { label: words.pickedBy, check: neededFor('PICKED') },
      Identification: { label: words.identification, check: neededFor('PICKED') },
      Platform: { label: words.platform, check: neededFor('PLATFORM') },
      PlatformNo: { label: words.platformNo, check: neededFor('PLATFORM') },
      Remarks: { label: words.remarks },
    },
    save: ({ Act, ...more }) => api.call(releasePapers, { Id: row.Id, UpdateTime: state.UpdateTime, Act: Act as ReleaseAct, ...more }),
    saved: () => {
      notify.success(words.done)
      onDone()
      onClose()
    },
  })
  const { Act } = form.values
  return (
    <FormDialog form={form} title={words.title} note={words.note} submit={words.submit} onClose={onClose}>
      <ChoiceField {...form.field('Act')} options={acts.map((value) => ({ value, label: releaseActs[value] }))} />
      {Act === 'MAILED' ? (
        <>
          <TextField {...form.field('Courier')} maxLength={30} />
          <TextField {...form.field('CourierNo')} maxLength={40} />
        </>
      ) : null}
      {Act === 'PICKED' ? (
        <>
          <TextField {...form.field('PickedBy')} maxLength={40} />
          <TextField {...form.field('Identification')} maxLength={60} />
        </>
      ) : null}
      {Act === 'PLATFORM' ? (
        <>
          <TextField {...form.field('Platform')} hint={words.platformHint} maxLength={40} />
          <TextField {...form.field('PlatformNo')} maxLength={60} />
        </>
      ) : null}
      <TextField {...form.field('Remarks')} {...(isToldToAgent(Act as ReleaseAct) ? { hint: words.remarksHint } : {})} maxLength={300} />
    </FormDialog>
  )
})
