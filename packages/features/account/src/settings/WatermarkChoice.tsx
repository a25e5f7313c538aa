import { frameInfo, saveFrameOptions } from '@jst/contracts/workbench'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { settingTexts } from './texts.ts'

const texts = settingTexts.display

/** The reader's own watermark, and for those who keep the company's record the one for everybody. */
export const WatermarkChoice = observer(function WatermarkChoice() {
  const { api, notify, permissions, session, ui } = useApp()
  const mayForce = permissions.allows('/system/company/editCompanyInfo', 'edit')
  // without a company there is nobody whose frame it would be
  const frame = useDetail(frameInfo, session.employee ? {} : undefined, { renew: true })
  const force = useAction(async (ForceWatermark: boolean) => {
    await api.call(saveFrameOptions, { ForceWatermark })
    if (frame.data) frame.set({ ...frame.data, ForceWatermark })
    notify.success(ForceWatermark ? texts.forced : texts.unforced)
  })
  const forced = frame.data?.ForceWatermark ?? false
  return (
    <fieldset>
      <legend>{texts.watermark}</legend>
      <label>
        <input
          type="checkbox"
          className="jst-check"
          checked={ui.display.watermark || forced}
          disabled={forced}
          onChange={(event) => ui.display.setWatermark(event.target.checked)}
        />
        {texts.ownWatermark}
      </label>
      {mayForce ? (
        <label>
          <input
            type="checkbox"
            className="jst-check"
            checked={forced}
            disabled={!frame.data || force.busy}
            onChange={(event) => void force.run(event.target.checked)}
          />
          {texts.forceWatermark}
        </label>
      ) : null}
      <p className="jst-muted jst-setting-note">{texts.watermarkHint}</p>
    </fieldset>
  )
})
