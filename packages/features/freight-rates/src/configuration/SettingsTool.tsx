import { Button } from '@arco-design/web-react'
import { usePermitted } from '@jst/permissions/react'
import { useState } from 'react'
import { SettingsDialog } from './SettingsDialog.tsx'
import { texts } from './texts.ts'

/** The button that opens what holds for all rates. */
export function SettingsTool() {
  const may = usePermitted('edit')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
