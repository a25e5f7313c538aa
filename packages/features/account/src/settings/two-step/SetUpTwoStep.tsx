import { Button } from '@arco-design/web-react'
import { confirmTwoStep, startTwoStep } from '@jst/contracts/account'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { CopyButton, Dialog, QrCode, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { OwnPasswordDialog } from '../OwnPasswordDialog.tsx'
import { settingTexts } from '../texts.ts'

const texts = settingTexts.twoStep

/** Password, then the picture to scan and the first code, then the recovery codes, which are shown once. */
export function SetUpTwoStep({ onClose }: { onClose: () => void }) {
  const { api, notify } = useApp()
  const [begun, setBegun] = useState<{ Secret: string; Url: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (begun)
    return (
      <Confirm
        {...begun}
        onClose={onClose}
        onCode={async (Code) => {
          setCodes(await api.call(confirmTwoStep, { Code }))
          notify.success(texts.enabled)
        }}
      />
    )
  return (
    <OwnPasswordDialog
      title={texts.title}
      note={settingTexts.security.twoStepOff}
      submit={texts.next}
      act={async (Password) => setBegun(await api.call(startTwoStep, { Password }))}
      onClose={onClose}
    />
  )
}

interface ConfirmProps {
  Secret: string
  Url: string
  onCode: (code: string) => Promise<unknown>
  onClose: () => void
}

/** People type the code in two halves. */
const digitsOf = (code: string) => code.replaceAll(' ', '')

const Confirm = observer(function Confirm({ Secret, Url, onCode, onClose }: ConfirmProps) {
  const form = useForm({
    unasked: true,
    start: () => ({ Code: '' }),
    fields: {
      Code: { label: texts.code, required: true, check: (code) => (/^\d{6}$/.test(digitsOf(code)) ? undefined : texts.wrongCode) },
    },
    codes: { BAD_CODE: 'Code' },
    save: ({ Code }) => onCode(digitsOf(Code)),
  })
  return (
    <FormDialog form={form} title={texts.title} note={texts.scan} submit={texts.confirm} onClose={onClose}>
      <QrCode text={Url} label={texts.picture} />
      <div>
        <span className="jst-muted">{texts.typeIn}</span>
        <div className="jst-code jst-secret">
          {Secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} <CopyButton text={Secret} />
        </div>
      </div>
      <TextField {...form.field('Code')} autoComplete="one-time-code" maxLength={7} />
    </FormDialog>
  )
})

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      title={texts.codesTitle}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p className="jst-muted jst-setting-note">{texts.codesHint}</p>
      <ul className="jst-recovery jst-code" aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="jst-muted">
        {texts.copyCodes} <CopyButton text={codes.join('\n')} />
      </div>
    </Dialog>
  )
}
