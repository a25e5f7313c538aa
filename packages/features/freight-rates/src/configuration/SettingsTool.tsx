import { DialogTool } from '@jst/feature-kit/form'
import { SettingsDialog } from './SettingsDialog.tsx'
import { texts } from './texts.ts'

/** The button that opens what holds for all rates. */
export const SettingsTool = () => (
  <DialogTool label={texts.open} button={{ code: 'edit' }}>
    {(onClose) => <SettingsDialog onClose={onClose} />}
  </DialogTool>
)
