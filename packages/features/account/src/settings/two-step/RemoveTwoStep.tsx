import { removeTwoStep } from '@jst/contracts/account'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { settingTexts } from '../texts.ts'

const texts = settingTexts.twoStep
const { security } = settingTexts

/** Closing the second step needs both steps. */
export const RemoveTwoStep = observer(function RemoveTwoStep({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { api, notify } = useApp()
  const form = useForm({
    unasked: true,
    start: () => ({ Password: '', Code: '' }),
    fields: {
      Password: { label: security.loginPassword, required: security.missingPassword },
      Code: { label: texts.removeCode, required: texts.missingCode },
    },
    codes: { BAD_CODE: 'Code' },
    save: ({ Password, Code }) => api.call(removeTwoStep, { Password, Code: Code.trim() }),
    saved: () => {
      notify.success(texts.removed)
      onDone()
    },
  })
  return (
    <FormDialog form={form} title={texts.removeTitle} note={texts.removeNote} submit={texts.remove} danger onClose={onClose}>
      <TextField {...form.field('Password')} type="password" autoComplete="current-password" maxLength={200} />
      <TextField {...form.field('Code')} autoComplete="one-time-code" maxLength={30} />
    </FormDialog>
  )
})
