import { Button } from '@arco-design/web-react'
import { channelDoorPath, saveDocumentChannelSecret, testDocumentChannel } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { AppLink, FactGrid, Notice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import type { EntityForm } from '../../entity/index.ts'
import { wayOf, type SentKind } from './kind.ts'
import { channelTexts } from './texts.ts'

const texts = channelTexts.setup

interface ChannelSetupProps {
  document: SentKind
  form: EntityForm
  /** Screen of the log. */
  log: string
}
/** Tools below the fields of a channel: its secret, its address for messages of the partner, and a trial. */
export const ChannelSetup = observer(function ChannelSetup({ document, form, log }: ChannelSetupProps) {
  const { permissions } = useApp()
  const { stored, values } = form
  const { test, secret } = document.channels.buttons
  const way = wayOf(document, String(values['Channel'] ?? ''))
  return (
    <>
      {way?.by === 'simulator' ? <Notice>{channelTexts.simulator}</Notice> : null}
      {stored === undefined ? <p className="jst-muted">{texts.saveFirst}</p> : null}
      {stored && permissions.allows(secret.path, secret.code) ? <SecretEntry document={document} form={form} stored={stored} /> : null}
      {stored && typeof stored['Door'] === 'string' && stored['Door'] !== '' ? <Door id={stored['Door']} /> : null}
      {stored && permissions.allows(test.path, test.code) ? <TestTool document={document} form={form} stored={stored} log={log} /> : null}
    </>
  )
})

/** The secret of a channel: stored, never shown. */
const SecretEntry = observer(function SecretEntry({ document, form, stored }: { document: SentKind; form: EntityForm; stored: EntityRow }) {
  const { api, notify } = useApp()
  const [secret, setSecret] = useState('')
  const { busy, run } = useAction(async () => {
    const { Id } = stored
    const { UpdateTime } = await api.call(saveDocumentChannelSecret, {
      Kind: document.kind,
      Id,
      UpdateTime: stored.UpdateTime,
      Secret: secret,
    })
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

/** Where and how the partner sends messages. */
function Door({ id }: { id: string }) {
  return (
    <Section title={texts.door}>
      <FactGrid
        columns={2}
        facts={[
          { label: texts.door, value: `${window.location.origin}${channelDoorPath}` },
          { label: texts.doorId, value: id },
        ]}
      />
      <p className="jst-muted">{texts.doorAbout}</p>
    </Section>
  )
}

interface TestToolProps extends ChannelSetupProps {
  stored: EntityRow
}
/** Sends a made-up record through the channel as it is stored. */
const TestTool = observer(function TestTool({ document, form, stored, log }: TestToolProps) {
  const { api, notify } = useApp()
  const [sent, setSent] = useState(false)
  const { busy, run } = useAction(async () => {
    await api.call(testDocumentChannel, { Kind: document.kind, Id: stored.Id, UpdateTime: stored.UpdateTime })
    setSent(true)
    notify.success(texts.testDone)
  })
  return (
    <p>
      <Button loading={busy} disabled={form.dirty} onClick={() => void run()}>
        {texts.test}
      </Button>{' '}
      {sent ? <AppLink to={log}>{texts.toLog}</AppLink> : null}
    </p>
  )
})
