import { Button } from '@arco-design/web-react'
import { Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { texts } from './parts.texts.ts'
import type { MobileCodeStore } from './MobileCodeStore.ts'

interface CodeFieldProps {
  codes: MobileCodeStore
  value: string
  onChange: (value: string) => void
  onSend: () => void
  error: string | undefined
}

/** Six digits from a mobile, with the button that sends them and the seconds until it may be pressed again. */
export const CodeField = observer(function CodeField({ codes, value, onChange, onSend, error }: CodeFieldProps) {
  const seconds = useSecondsUntil(codes.nextAt)
  return (
    <>
      <div className="jst-code-row">
        <TextField
          label={texts.code}
          value={value}
          onChange={onChange}
          error={error}
          autoComplete="one-time-code"
          maxLength={6}
          hint={codes.sent ? texts.codeSent : undefined}
          required
        />
        <Button className="jst-code-send" onClick={onSend} loading={codes.busy} disabled={seconds > 0}>
          {seconds > 0 ? texts.resend(seconds) : texts.send}
        </Button>
      </div>
      {codes.demoCode ? <Notice>{texts.demoCode(codes.demoCode)}</Notice> : null}
    </>
  )
})

/** Counts down, second by second; 0 when the moment has come. */
function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const look = () => {
      const left = Math.max(0, Math.ceil((at - Date.now()) / 1_000))
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 1_000)
    look()
    return () => clearInterval(timer)
  }, [at])
  return seconds
}
