import { Button } from '@arco-design/web-react'
import { channelDoorPath, saveDocumentChannelSecret, testDocumentChannel } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { AppLink, FactGrid, Notice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import type { EntityForm } from '../../entity/index.ts'
import { textsOf, wayOf, type SentKind } from './kind.ts'

/** Mails of a kind, as its channels compose them. */
export interface MailSample {
  /** A template with the facts of a made-up record in place of its placeholders. */
  readonly fill: (template: string) => string
  /** Templates of a channel that has none. */
  readonly subject: string
  readonly text: string
  /** Names of the placeholders, without braces. */
  readonly placeholders: readonly string[]
}
interface ChannelSetupProps {
  document: SentKind
  form: EntityForm
  /** Screen of the log. */
  log: string
  /** Shows the mail of a made-up record while its template is typed. */
  mail?: MailSample
}
/** Tools below the fields of a channel: its secret, its address for messages of the partner, and a trial. */
export const ChannelSetup = observer(function ChannelSetup({ document, form, log, mail }: ChannelSetupProps) {
  const { permissions } = useApp()
  const { simulator, setup: texts } = textsOf(document)
  const { stored, values } = form
  const { test, secret } = document.channels.buttons
  const way = wayOf(document, String(values['Channel'] ?? ''))
  const door = String(stored?.['Door'] ?? '')
  // requests and messages at the door are signed; a secret of another time can be removed
  const hasSecret = way?.by === 'http' || door !== '' || stored?.['HasSecret'] === true
  return (
    <>
      {way?.by === 'mail' && mail ? <SampleMail texts={texts} values={values} mail={mail} /> : null}
      {way?.by === 'simulator' ? <Notice>{simulator}</Notice> : null}
      {stored === undefined ? <p className="jst-muted">{texts.saveFirst}</p> : null}
      {stored && hasSecret && permissions.allows(secret.path, secret.code) ? (
        <SecretEntry document={document} form={form} stored={stored} />
      ) : null}
      {door === '' ? null : <Door texts={texts} id={door} />}
      {stored && permissions.allows(test.path, test.code) ? <TestTool document={document} form={form} stored={stored} log={log} /> : null}
    </>
  )
})

type SetupTexts = ReturnType<typeof textsOf>['setup']

/** The mail of a made-up record by the templates as they are typed. */
function SampleMail({ texts, values, mail }: { texts: SetupTexts; values: EntityForm['values']; mail: MailSample }) {
  const filled = (key: string, template: string) => mail.fill(String(values[key] || template))
  return (
    <Section title={texts.mailSample}>
      <p>{filled('MailSubject', mail.subject)}</p>
      <pre className="jst-payload">{filled('MailText', mail.text)}</pre>
      <p className="jst-muted">
        {texts.placeholders}：{mail.placeholders.map((name) => `{${name}}`).join(' ')}
      </p>
    </Section>
  )
}

/** The secret of a channel: stored, never shown. */
const SecretEntry = observer(function SecretEntry({ document, form, stored }: { document: SentKind; form: EntityForm; stored: EntityRow }) {
  const { api, notify } = useApp()
  const texts = textsOf(document).setup
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
        hint={stored['Door'] ? texts.secretHintSigned : texts.secretHint}
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
function Door({ texts, id }: { texts: SetupTexts; id: string }) {
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

interface TestToolProps extends Omit<ChannelSetupProps, 'mail'> {
  stored: EntityRow
}
/** Sends a made-up record through the channel as it is stored. */
const TestTool = observer(function TestTool({ document, form, stored, log }: TestToolProps) {
  const { api, notify } = useApp()
  const texts = textsOf(document).setup
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
