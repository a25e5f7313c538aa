import { currentPreview, endPreview } from '@jst/contracts/system'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

/** Says that the workbench is seen as a role sees it, and leads out; nothing while it is seen as oneself (spec §2.19). */
export const PreviewBanner = observer(function PreviewBanner() {
  const { api, session } = useApp()
  const preview = useDetail(currentPreview, {})
  useLiveEvent('session/changed', preview.reload)
  const leave = useAction(async () => {
    await api.call(endPreview, {})
    await session.load()
    preview.reload()
  })
  if (preview.status === 'empty' || !preview.data) return null
  return (
    <div className="jst-preview-banner" role="status">
      <span>{texts.preview.now(preview.data.RoleName)}</span>
      <button type="button" className="jst-text-button" disabled={leave.busy} onClick={() => void leave.run()}>
        {texts.preview.leave}
      </button>
    </div>
  )
})
