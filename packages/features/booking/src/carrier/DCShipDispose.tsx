import { Button } from '@arco-design/web-react'
import {
  bookingChannelCalls,
  bookingPages,
  filledMail,
  mailPlaceholders,
  messageButtons,
  sampleMail,
  saveChannelSecret,
  testChannel,
  defaultMail,
} from '@jst/contracts/booking'
import type { EntityRow } from '@jst/contracts/entity'
import { useAction, useApp } from '@jst/feature-kit'
import { entityScreen, type EntityForm } from '@jst/feature-kit/entity'
import { AppLink, Notice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { titles } from '../titles.ts'
import { texts as all } from './texts.ts'

const texts = all.setup

/** A template as a made-up booking fills it, while it is typed. */
const MailSample = observer(function MailSample({ form }: { form: EntityForm }) {
  const of = (key: string, defaultText: string) => filledMail(String(form.values[key] || defaultText), sampleMail)
  return (
    <Section title={texts.mailSample}>
      <p>{of('MailSubject', defaultMail.subject)}</p>
      <pre className="jst-payload">{of('MailText', defaultMail.text)}</pre>
      <p className="jst-muted">
        {texts.placeholders}：
        {Object.values(mailPlaceholders)
          .map((name) => `{${name}}`)
          .join(' ')}
      </p>
    </Section>
  )
})

/** The secret of an endpoint: kept, never shown. */
const SecretEntry = observer(function SecretEntry({ form, stored }: { form: EntityForm; stored: EntityRow }) {
  const { api, notify } = useApp()
  const [secret, setSecret] = useState('')
  const { busy, run } = useAction(async () => {
    const { UpdateTime } = await api.call(saveChannelSecret, { Id: stored.Id, UpdateTime: stored.UpdateTime, Secret: secret })
    // what is typed in the form stands over the new version
    form.rebase({ ...stored, UpdateTime, HasSecret: secret.trim() !== '' })
    setSecret('')
    notify.success(texts.secretSaved)
  })
  return (
    <Section
      title={stored['HasSecret'] === true ? texts.secretThere : texts.secret}
      extra={
        <Button loading={busy} onClick={() => void run()}>
          {texts.saveSecret}
        </Button>
      }
    >
      <TextField
        label={texts.secret}
        hint={texts.secretHint}
        type="password"
        autoComplete="off"
        value={secret}
        onChange={setSecret}
        maxLength={500}
      />
    </Section>
  )
})

/** Sends a made-up booking through the channel as it is stored. */
const TestTool = observer(function TestTool({ form, stored }: { form: EntityForm; stored: EntityRow }) {
  const { api, notify } = useApp()
  const [sent, setSent] = useState(false)
  const { busy, run } = useAction(async () => {
    await api.call(testChannel, { Id: stored.Id, UpdateTime: stored.UpdateTime })
    setSent(true)
    notify.success(texts.testDone)
  })
  return (
    <p>
      <Button loading={busy} disabled={form.dirty} onClick={() => void run()}>
        {texts.test}
      </Button>{' '}
      {sent ? <AppLink to={bookingPages.messages}>{texts.toLog}</AppLink> : null}
    </p>
  )
})

/** Parts below the fields of a channel, by its way. */
const ChannelExtra = observer(function ChannelExtra({ form }: { form: EntityForm }) {
  const { permissions } = useApp()
  const { stored, values } = form
  const { test, secret } = messageButtons
  const channel = values['Channel']
  return (
    <>
      {channel === 'mail' ? <MailSample form={form} /> : null}
      {channel === 'simulator' ? <Notice>{texts.simulator}</Notice> : null}
      {stored === undefined ? <p className="jst-muted">{texts.saveFirst}</p> : null}
      {stored && channel === 'http' && permissions.allows(secret.path, secret.code) ? <SecretEntry form={form} stored={stored} /> : null}
      {stored && permissions.allows(test.path, test.code) ? <TestTool form={form} stored={stored} /> : null}
    </>
  )
})

/** 订舱船司配置: how bookings reach each carrier. */
export const { Screen, preload } = entityScreen(bookingChannelCalls, titles.carriers, {
  lead: ['Code', 'NameZh', 'CarrierCode', 'Channel', 'Account', 'MailTo', 'Needed', 'AutoConfirm', 'HasSecret'],
  extra: (form) => <ChannelExtra form={form} />,
})
