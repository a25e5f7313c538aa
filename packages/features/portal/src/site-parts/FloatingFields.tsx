import type { Look, SiteFloating } from '@jst/contracts/portal'
import { ChoiceField, FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { PictureField } from '../pictures/PictureField.tsx'
import { ItemsField } from './ItemsField.tsx'
import { errorOf } from './NavField.tsx'
import type { PartForm } from './part.ts'
import { texts } from './texts.ts'

const words = texts.floating
type Item = SiteFloating['Items'][number]
const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const looks = Object.entries(words.looks) as [Look, string][]

/** 悬浮窗: ways to reach the company that stay beside the page. */
export const FloatingFields = observer(function FloatingFields({ form, disabled }: { form: PartForm<SiteFloating>; disabled: boolean }) {
  const { errors } = form
  const [enabled, side, on, items] = [form.field('Enabled'), form.field('Side'), form.field('On'), form.field('Items')]
  return (
    <>
      <FlagField label={enabled.label} value={enabled.value} disabled={disabled} onChange={enabled.onChange} />
      <ChoiceField
        {...side}
        options={optionsOf(words.sides)}
        disabled={disabled}
        onChange={(value) => side.onChange(value === 'left' ? 'left' : 'right')}
      />
      <fieldset>
        <legend>{on.label}</legend>
        {looks.map(([look, label]) => (
          <FlagField
            key={look}
            label={label}
            value={on.value.includes(look)}
            disabled={disabled}
            onChange={(shown) => on.onChange(looks.flatMap(([one]) => ((one === look ? shown : on.value.includes(one)) ? [one] : [])))}
          />
        ))}
        <p className="jst-muted">{words.onHint}</p>
      </fieldset>
      <ItemsField
        {...items}
        most={8}
        disabled={disabled}
        nameOf={({ Kind, Label }) => Label || words.kinds[Kind]}
        blank={(): Item => ({ Kind: 'phone', Label: '', Value: '', Picture: '' })}
      >
        {(item, change, at) => (
          <>
            <div className="jst-item-fields">
              <ChoiceField
                label={words.kind}
                value={item.Kind}
                options={optionsOf(words.kinds)}
                disabled={disabled}
                onChange={(Kind) => change({ Kind: Kind as Item['Kind'] })}
              />
              <TextField
                label={texts.label}
                value={item.Label}
                maxLength={20}
                disabled={disabled}
                {...errorOf(errors[`Items[${at}].Label`])}
                onChange={(Label) => change({ Label })}
              />
              <TextField
                label={words.values[item.Kind]}
                value={item.Value}
                maxLength={500}
                disabled={disabled}
                {...errorOf(errors[`Items[${at}].Value`])}
                onChange={(Value) => change({ Value: Value.trimStart() })}
              />
            </div>
            {item.Kind === 'qq' || item.Kind === 'wechat' ? (
              <PictureField label={words.code} value={item.Picture} disabled={disabled} onChange={(Picture) => change({ Picture })} />
            ) : null}
          </>
        )}
      </ItemsField>
    </>
  )
})
