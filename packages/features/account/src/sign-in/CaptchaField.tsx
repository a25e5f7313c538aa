import { TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import type { SignInStore } from './SignInStore.ts'

/** A small sum as a picture, or in words for who cannot see it. */
export const CaptchaField = observer(function CaptchaField({ store }: { store: SignInStore }) {
  const { captcha, values, fieldErrors } = store
  if (!captcha.shown) return null
  return (
    <div className="jst-captcha">
      <TextField
        label={texts.captcha}
        value={values.captcha}
        onChange={(value) => store.set('captcha', value)}
        error={fieldErrors.captcha}
        hint={captcha.words || texts.captchaHint}
        autoComplete="off"
        maxLength={20}
        required
      />
      <div className="jst-captcha-side">
        {captcha.image ? <img src={captcha.image} alt={texts.captchaImage} width={140} height={44} /> : null}
        <div>
          <TextButton onClick={() => void captcha.ask()}>{texts.captchaRenew}</TextButton>
          {captcha.words ? null : <TextButton onClick={() => void captcha.ask('text')}>{texts.captchaWords}</TextButton>}
        </div>
      </div>
    </div>
  )
})
