import { FlagField, Icon, IconButton, iconNames, RadioChoice, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { isFixed, type MenuForm } from './menu-form.ts'
import { texts } from './texts.ts'

const words = texts.form

const iconLabel = (name: string) => (
  <span title={name || words.noIcon}>
    {name === '' ? <span aria-hidden="true">–</span> : <Icon name={name as (typeof iconNames)[number]} />}
    <span className="jst-hidden">{name || words.noIcon}</span>
  </span>
)

export const MenuFields = observer(function MenuFields({ form, disabled }: { form: MenuForm; disabled: boolean }) {
  const builtIn = form.stored?.BuiltIn ?? false
  const { value: icon, onChange: setIcon } = form.field('Icon')
  return (
    <>
      {builtIn ? <p className="jst-muted">{words.builtIn}</p> : null}
      <TextField {...form.field('Name')} maxLength={60} disabled={disabled} />
      <TextField {...form.field('Path')} maxLength={200} disabled={disabled || builtIn} hint={words.pathHint} />
      <FlagField {...form.field('Enabled')} disabled={disabled} hint={words.enabledHint} />
      <RadioChoice
        className="jst-icon-choices"
        label={words.icon}
        options={['', ...iconNames]}
        labelOf={iconLabel}
        value={icon}
        onPick={setIcon}
        disabled={disabled}
      />
      <Buttons form={form} disabled={disabled} />
    </>
  )
})

/** The buttons of a page, edited in place. */
const Buttons = observer(function Buttons({ form, disabled }: { form: MenuForm; disabled: boolean }) {
  const { value: buttons, onChange: setButtons } = form.field('Buttons')
  const write = (at: number, change: Partial<(typeof buttons)[number]>) => setButtons(buttons.with(at, { ...buttons[at]!, ...change }))
  return (
    <section aria-label={words.buttons}>
      <h3>{words.buttons}</h3>
      {buttons.length === 0 ? <p className="jst-muted">{words.noButtons}</p> : null}
      {buttons.map((button, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is typed in is the only thing that tells them apart
        <div key={at} className="jst-point-row">
          <input
            className="jst-form-input"
            aria-label={words.codeOf(at + 1)}
            placeholder={words.code}
            maxLength={40}
            disabled={disabled || isFixed(form, at)}
            value={button.Code}
            onChange={(event) => write(at, { Code: event.target.value })}
          />
          <input
            className="jst-form-input"
            aria-label={words.labelOf(at + 1)}
            placeholder={words.label}
            maxLength={40}
            disabled={disabled}
            value={button.Name}
            onChange={(event) => write(at, { Name: event.target.value })}
          />
          {disabled || isFixed(form, at) ? null : (
            <IconButton icon="close" label={words.removeButton(button.Name)} onClick={() => setButtons(buttons.toSpliced(at, 1))} />
          )}
        </div>
      ))}
      {disabled ? null : <TextButton onClick={() => setButtons([...buttons, { Code: '', Name: '' }])}>{words.addButton}</TextButton>}
    </section>
  )
})
