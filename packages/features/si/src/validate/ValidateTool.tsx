import type { SiRow } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { Icon } from '@jst/ui'
import { to } from '../lists/links.ts'
import { texts } from './texts.ts'

/** For one selected row: the validation of its order's stored bills. */
export function ValidateTool({ rows }: { rows: readonly SiRow[] }) {
  const app = useApp()
  const [row, ...more] = rows
  const only = more.length === 0 ? row : undefined
  return (
    <button
      type="button"
      className="jst-tool-button"
      disabled={!only}
      title={only ? undefined : texts.one}
      onClick={() => only && app.navigate(to.validate(only.Id))}
    >
      <Icon name="check" />
      {texts.enter}
    </button>
  )
}
