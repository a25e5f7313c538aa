import '@jst/ui/workbench-parts.css'
import { Button } from '@arco-design/web-react'
import { saveUserCard, userCard, type UserCard as Card } from '@jst/contracts/workbench'
import { link, useApp, useDetail, useScreenId, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { EmptyState, ErrorView, PageFrame, Panel, QrCode, saveBlob } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import { cardFileName, vCardOf } from './vcard.ts'

const inputOf = (id: number | undefined) => (id === undefined ? {} : { Id: id })
export const preload = (app: App, { search }: ScreenLocation): void => {
  const id = Number(new URLSearchParams(search).get('Id'))
  app.reads.start(userCard, inputOf(id > 0 ? id : undefined))
}

type Choice = keyof typeof texts.shown
const choices: readonly (readonly [Choice, 'Company' | 'Post' | 'Mobile' | 'Email'])[] = [
  ['ShowCompany', 'Company'],
  ['ShowPost', 'Post'],
  ['ShowMobile', 'Mobile'],
  ['ShowEmail', 'Email'],
]

/** One's own card with what is shown on it, or that of a colleague (?Id) (spec §2.11). */
export const Screen = observer(function UserCard() {
  const { session } = useApp()
  const id = useScreenId('Id')
  const read = useDetail(userCard, inputOf(id))
  const card = read.data
  const isOwn = id === undefined || id === session.employee?.Id
  useTitle(card && !isOwn ? card.Name : undefined)
  if (read.status === 'failed' && read.error)
    return <ErrorView error={read.error} title={isOwn ? undefined : texts.notFound} onRetry={read.reload} />
  if (read.status === 'empty') return <EmptyState asPage icon="people" title={texts.notFound} hint={texts.notFoundHint} />
  if (!card) return null
  return (
    <PageFrame title={texts.title}>
      <div className="jst-card-page">
        <Face card={card} />
        {isOwn ? <Choices key={card.UpdateTime} card={card} onSaved={(saved) => read.set(saved)} /> : null}
      </div>
    </PageFrame>
  )
})

const Face = observer(function Face({ card }: { card: Card }) {
  const { notify } = useApp()
  const shown = (choice: Choice, value: string) => (card[choice] ? value : '')
  const address = `${window.location.origin}${link('/UserCard/Index', { Id: card.EmployeeId })}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(texts.copied),
      () => notify.error(texts.copyFailed(address)),
    )
  const mobile = shown('ShowMobile', card.Mobile)
  const email = shown('ShowEmail', card.Email)
  return (
    <section aria-label={texts.title}>
      <div className="jst-card">
        <div className="jst-card-facts">
          <h2>{card.Name}</h2>
          <p className="jst-muted">{shown('ShowPost', card.Post)}</p>
          <p>{shown('ShowCompany', card.Company)}</p>
          {mobile ? (
            <p>
              {texts.mobile} <a href={`tel:${mobile}`}>{mobile}</a>
            </p>
          ) : null}
          {email ? (
            <p>
              {texts.email} <a href={`mailto:${email}`}>{email}</a>
            </p>
          ) : null}
        </div>
        <div>
          <QrCode text={vCardOf(card)} label={texts.qr(card.Name)} size={148} />
          <p className="jst-muted">{texts.scan}</p>
        </div>
      </div>
      <p className="jst-acts">
        <Button
          type="primary"
          onClick={() => saveBlob(new Blob([vCardOf(card)], { type: 'text/vcard;charset=utf-8' }), cardFileName(card.Name))}
        >
          {texts.download}
        </Button>{' '}
        <Button onClick={() => void copy()}>{texts.copyLink}</Button>
      </p>
    </section>
  )
})

const Choices = observer(function Choices({ card, onSaved }: { card: Card; onSaved: (card: Card) => void }) {
  const { api, notify } = useApp()
  const form = useForm({
    stored: card,
    start: (stored = card) => Object.fromEntries(choices.map(([choice]) => [choice, stored[choice]])) as Record<Choice, boolean>,
    fields: Object.fromEntries(choices.map(([choice]) => [choice, { label: texts.shown[choice] }])),
    save: (chosen, stored = card) => api.call(saveUserCard, { ...chosen, UpdateTime: stored.UpdateTime }),
    saved: (saved) => {
      onSaved(saved)
      notify.success(texts.saved)
    },
  })
  return (
    <Panel title={texts.choices}>
      <FormBox form={form} className="jst-card-choices">
        <p className="jst-muted">{texts.choicesHint}</p>
        <fieldset aria-label={texts.choices}>
          {choices.map(([choice, fact]) => (
            <label key={choice}>
              <input
                type="checkbox"
                className="jst-check"
                checked={form.values[choice]}
                onChange={(event) => form.write({ [choice]: event.target.checked })}
              />
              {card[fact] === '' ? texts.missing(texts.shown[choice]) : `${texts.shown[choice]}：${card[fact]}`}
            </label>
          ))}
        </fieldset>
        <p className="jst-muted">{texts.ask}</p>
        <div>
          <Button type="primary" htmlType="submit" loading={form.busy}>
            {texts.save}
          </Button>
        </div>
      </FormBox>
    </Panel>
  )
})
