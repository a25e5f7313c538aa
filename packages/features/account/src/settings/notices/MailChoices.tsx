import { confirmAddress, type MailMode, type NoticeSettings } from '@jst/contracts/messages'
import { useAction, useApp, useScreen } from '@jst/feature-kit'
import { AppLink, Notice, Select, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { NoticeChange } from './change.ts'
import { texts } from './texts.ts'

const words = texts.mail
const modes = () => (Object.keys(words.modes) as MailMode[]).map((value) => ({ value, label: words.modes[value] }))

/** Mails: on or off, address and time. */
export const MailChoices = observer(function MailChoices({
  settings: { Email, Confirmed, CanMail, MailMode, Subscribed },
  onChange,
}: {
  settings: NoticeSettings
  onChange: (change: NoticeChange) => void
}) {
  const { api, notify } = useApp()
  const { pathname } = useScreen().location
  const confirm = useAction(async () => {
    await api.call(confirmAddress)
    notify.success(words.sent)
  })
  return (
    <fieldset>
      <legend>{words.title}</legend>
      {CanMail ? null : <Notice tone="warning">{words.unconfigured}</Notice>}
      <p className="jst-setting-mail">
        {Email === '' ? (
          <>
            {words.none} <AppLink to={pathname}>{words.fill}</AppLink>
          </>
        ) : (
          <>
            <span>{Email}</span>
            <StatusTag tone={Confirmed ? 'green' : 'orange'}>{Confirmed ? words.confirmed : words.unconfirmed}</StatusTag>
            {Confirmed ? null : (
              <TextButton disabled={confirm.busy} onClick={() => void confirm.run()}>
                {words.confirm}
              </TextButton>
            )}
          </>
        )}
      </p>
      {Confirmed ? null : <p className="jst-muted jst-setting-note">{words.needed}</p>}
      <label>
        <input
          type="checkbox"
          className="jst-check"
          checked={Subscribed}
          onChange={(event) => onChange({ Subscribed: event.target.checked })}
        />
        {words.subscribed}
      </label>
      <Select
        label={words.mode}
        value={MailMode}
        options={modes()}
        disabled={!Subscribed}
        onChange={(value) => onChange({ MailMode: value as MailMode })}
      />
    </fieldset>
  )
})
