import { Button } from '@arco-design/web-react'
import { liftSignInHold, signInHold } from '@jst/contracts/account'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { DateText, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { settingTexts } from './texts.ts'

const texts = settingTexts.hold

/** Shown while failed sign-ins keep the account closed to unfamiliar addresses; its owner opens it again. */
export const SignInHold = observer(function SignInHold() {
  const { api, notify } = useApp()
  const detail = useDetail(signInHold, {}, { renew: true })
  const lift = useAction(async () => {
    await api.call(liftSignInHold, {})
    notify.success(texts.lifted)
    detail.reload()
  })
  const until = detail.data?.HeldUntil
  if (!until) return null
  return (
    <Notice tone="error">
      {texts.about} <DateText value={until} format="dateTime" />
      {texts.advice}{' '}
      <Button loading={lift.busy} onClick={() => void lift.run()}>
        {texts.lift}
      </Button>
    </Notice>
  )
})
