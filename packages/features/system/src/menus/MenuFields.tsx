import { Icon, IconButton, iconNames, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { MenuForm } from './MenuForm.ts'
import { texts } from './texts.ts'

const words = texts.form

interface MenuFieldsProps {
  form: MenuForm
  disabled: boolean
  /** A save was tried: what is missing is marked. */
  tried: boolean
}

export const MenuFields = observer(function MenuFields({ form, disabled, tried }: MenuFieldsProps) {
  const builtIn = form.stored?.BuiltIn ?? false
  return (
    <>
      {builtIn ? <p className="jst-muted">{words.builtIn}</p> : null}
      <TextField
        label={words.name}
        required
        maxLength={60}
        disabled={disabled}
        value={form.name}
        error={tried && form.name.trim() === '' ? words.nameNeeded : undefined}
        onChange={(value) => form.set('name', value)}
      />
      <TextField
        label={words.path}
        required
        maxLength={200}
        disabled={disabled || builtIn}
        hint={words.pathHint}
        value={form.path}
        error={tried && form.path.trim() === '' ? words.pathNeeded : undefined}
        onChange={(value) => form.set('path', value)}
      />
      <label className="jst-check-line">
        <input type="checkbox" disabled={disabled} checked={form.enabled} onChange={(event) => form.set('enabled', event.target.checked)} />
        {words.enabled}
        <span className="jst-muted">{words.enabledHint}</span>
      </label>
      <fieldset disabled={disabled} className="jst-icon-choices">
        <legend>{words.icon}</legend>
        {['', ...iconNames].map((name) => (
          <label key={name} title={name || words.noIcon}>
            <input
              type="radio"
              name="menu-icon"
              aria-label={name || words.noIcon}
              checked={form.icon === name}
              onChange={() => form.set('icon', name)}
            />
            {name === '' ? '–' : <Icon name={name as (typeof iconNames)[number]} />}
          </label>
        ))}
      </fieldset>
      <Buttons form={form} disabled={disabled} />
    </>
  )
})

/** The buttons of a page, edited in place. */
const Buttons = observer(function Buttons({ form, disabled }: { form: MenuForm; disabled: boolean }) {
  return (
    <section aria-label={words.buttons}>
      <h3>{words.buttons}</h3>
      {form.buttons.length === 0 ? <p className="jst-muted">{words.noButtons}</p> : null}
      {form.buttons.map((button, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is typed in is the only thing that tells them apart
        <div key={at} className="jst-point-row">
          <input
            className="jst-form-input"
            aria-label={words.codeOf(at + 1)}
            placeholder={words.code}
            maxLength={40}
            disabled={disabled || form.isFixed(at)}
            value={button.Code}
            onChange={(event) => form.writeButton(at, 'Code', event.target.value)}
          />
          <input
            className="jst-form-input"
            aria-label={words.labelOf(at + 1)}
            placeholder={words.label}
            maxLength={40}
            disabled={disabled}
            value={button.Name}
            onChange={(event) => form.writeButton(at, 'Name', event.target.value)}
          />
          {disabled || form.isFixed(at) ? null : (
            <IconButton
              icon="close"
              label={words.removeButton(button.Name)}
              onClick={() =>
                form.set(
                  'buttons',
                  form.buttons.filter((_, index) => index !== at),
                )
              }
            />
          )}
        </div>
      ))}
      {disabled ? null : (
        <TextButton onClick={() => form.set('buttons', [...form.buttons, { Code: '', Name: '' }])}>{words.addButton}</TextButton>
      )}
    </section>
  )
})
