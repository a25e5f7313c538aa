import '@jst/ui/workbench-parts.css'
import { failureOf, useKitTexts } from '@jst/feature-kit'
import { TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useWorkbench } from '../context.tsx'
import { signOut } from '../leaving.ts'
import { enterAgain, needsSignIn } from './enterAgain.ts'
import { signInTexts } from './sign-in.texts.ts'

/**
 * Asks for the password over the page, after the session has ended or while the screen is locked. The dialog is modal for pointer, keyboard and
 * screen readers; it cannot be closed without the password.
 */
export const SignInDialog = observer(function SignInDialog() {
  const model = useWorkbench()
  const { parts, locked, lost } = model
  const { session } = parts.app
  const texts = signInTexts(session.language)
  const words = useKitTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const [element, before] = [dialog.current, document.activeElement]
    if (!element?.open) element?.showModal()
    field.current?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  const leave = () => (session.token === null && lost !== undefined ? parts.services.leaveForSignIn(lost) : void signOut(parts))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (password === '') return setError(texts.missing)
    setBusy(true)
    try {
      await enterAgain(parts, password)
      model.passGate()
    } catch (failure) {
      if (needsSignIn(failure)) leave()
      else setError(failureOf(failure, words).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <dialog
      ref={dialog}
      className={locked ? 'jst-gate is-locked' : 'jst-gate'}
      aria-labelledby="jst-gate-title"
      onCancel={(event) => event.preventDefault()}
      // browsers close a dialog at the second Escape even if the first was prevented
      onClose={() => model.isGateShut && dialog.current?.showModal()}
    >
      <form className="jst-stack-form" onSubmit={(event) => void submit(event)}>
        <h2 id="jst-gate-title">{locked ? texts.locked : texts.lost}</h2>
        <p className="jst-muted">{locked ? texts.lockedAbout : texts.lostAbout}</p>
        <p>
          {texts.account} <strong>{session.user?.Account}</strong>
        </p>
        <TextField
          ref={field}
          type="password"
          label={texts.password}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(value) => {
            setPassword(value)
            setError(undefined)
          }}
        />
        <footer>
          <TextButton onClick={leave}>{locked ? texts.leave : texts.signIn}</TextButton>
          <button type="submit" className="jst-gate-go" disabled={busy}>
            {locked ? texts.unlock : texts.goOn}
          </button>
        </footer>
      </form>
    </dialog>
  )
})
