import { sensitiveFields } from '@jst/contracts/system'
import { Dialog } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import type { RoleRights } from './RoleRights.ts'
import { texts } from './texts.ts'

const words = texts.difference

/** Rights that a save grants and revokes, shown before it happens. */
export const Difference = observer(function Difference({
  role,
  busy,
  onClose,
  onSave,
}: {
  role: RoleRights
  busy: boolean
  onClose: () => void
  onSave: () => void
}) {
  const { given, taken } = role.difference
  const { scope, fields } = role.limits
  const limits = [
    ...(scope ? [words.change(texts.edit.scope, texts.scopes[scope[0]].label, texts.scopes[scope[1]].label)] : []),
    ...fields.map(([field, before, after]) =>
      words.change(sensitiveFields[field].zh, texts.fields.values[before], texts.fields.values[after]),
    ),
  ]
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" loading={busy} onClick={onSave}>
            {texts.edit.saving}
          </Button>
        </>
      }
    >
      <p>{words.effect(role.form.stored?.Members.length ?? 0)}</p>
      {given.length + taken.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      <Names title={words.given(given.length)} sign="+" names={given} />
      <Names title={words.taken(taken.length)} sign="−" names={taken} />
      <Names title={words.limits(limits.length)} sign="~" names={limits} />
    </Dialog>
  )
})

const tones = { '+': 'jst-rights-given', '−': 'jst-rights-taken', '~': undefined }

function Names({ title, sign, names }: { title: string; sign: '+' | '−' | '~'; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section aria-label={title} className={tones[sign]}>
      <h3>{title}</h3>
      <ul className="jst-plain-list">
        {names.map((name) => (
          <li key={name}>{`${sign} ${name}`}</li>
        ))}
      </ul>
    </section>
  )
}
