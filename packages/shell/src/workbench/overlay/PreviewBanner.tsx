import { endPreview } from '@jst/contracts/system'
import { useAction, useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { texts } from '../../texts.ts'
import { TextButton } from '@jst/ui'

/** Banner of a role preview, with a button that ends it; nothing outside of a preview (spec §2.19). */
export const PreviewBanner = observer(function PreviewBanner() {
  const { api, session } = useApp()
  const leave = useAction(async () => {
    await api.call(endPreview, {})
    await session.loadAgain()
  })
  const preview = session.employee?.Preview
  if (!preview) return null
  return (
    <div className="jst-preview-banner" role="status">
      <span>{texts.preview.now(preview.RoleName)}</span>
      <TextButton disabled={leave.busy} onClick={() => void leave.run()}>
        {texts.preview.leave}
      </TextButton>
    </div>
  )
})
