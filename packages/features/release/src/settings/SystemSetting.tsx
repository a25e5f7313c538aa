import { Button } from '@arco-design/web-react'
import { isDecimal, compare, rounded } from '@jst/contracts/money'
import {
  feeRuleCalls,
  releaseButtons,
  releaseSettings,
  saveReleaseSettings,
  wordingCalls,
  type ReleaseSettings,
} from '@jst/contracts/release'
import { useApp, useDetail } from '@jst/feature-kit'
import { entityScreen } from '@jst/feature-kit/entity'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { ErrorView, FlagField, PageFrame, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { partsBeside } from '../partsBeside.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const words = texts.settings
const isAmount = (typed: string) => isDecimal(typed) && compare(typed, '0') >= 0 && compare(rounded(typed, 2), typed) === 0

const CheckSettings = observer(function CheckSettings({ siblings }: { siblings: ReactNode }) {
  const stored = useDetail(releaseSettings, {})
  return (
    <PageFrame title={titles.settings} head={siblings}>
      <Section title={titles.settings}>
        <p className="jst-muted">{words.about}</p>
        {stored.error ? <ErrorView error={stored.error} onRetry={stored.reload} /> : null}
        {stored.data ? <Settings key={stored.data.UpdateTime} stored={stored.data} onSaved={(saved) => stored.set(saved)} /> : null}
      </Section>
    </PageFrame>
  )
})

/** 系统设置: by what the decision on releases goes; beside it the fees of applications and the wordings of letters. */
export const { Screen, preload } = partsBeside(texts.wordings.parts, (siblings) => ({
  settings: { Screen: () => <CheckSettings siblings={siblings} />, preload: (app) => app.reads.start(releaseSettings, {}) },
  fees: entityScreen(feeRuleCalls, titles.settings, { siblings, name: 'release-fees' }),
  wordings: entityScreen(wordingCalls, titles.settings, { siblings, name: 'release-wordings' }),
}))

const Settings = observer(function Settings({ stored, onSaved }: { stored: ReleaseSettings; onSaved: (saved: ReleaseSettings) => void }) {
  const { api, notify } = useApp()
  const { code, path } = releaseButtons.settings
  const mayEdit = usePermitted(code, path)
  const form = useForm({
    start: () => ({ Threshold: stored.Threshold, Automatic: stored.Automatic }),
    fields: {
      Threshold: { label: words.threshold, check: (typed) => (typed.trim() === '' || isAmount(typed.trim()) ? undefined : words.wrong) },
      Automatic: { label: words.automatic },
    },
    save: ({ Threshold, Automatic }) =>
      api.call(saveReleaseSettings, { UpdateTime: stored.UpdateTime, Threshold: Threshold.trim(), Automatic }),
    saved: (saved) => {
      notify.success(words.saved)
      onSaved(saved)
    },
  })
  return (
    <FormBox form={form} className="jst-setting-form">
      <TextField {...form.field('Threshold')} hint={words.thresholdHint} maxLength={15} disabled={!mayEdit} />
      <FlagField {...form.field('Automatic')} disabled={!mayEdit} />
      {mayEdit ? (
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {words.save}
        </Button>
      ) : null}
    </FormBox>
  )
})
