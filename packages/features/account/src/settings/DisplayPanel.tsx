import {
  displayChoices,
  RadioChoice,
  Section,
  Select,
  useUi,
  type Density,
  type DisplayChoice,
  type DisplayChoiceOf,
  type Theme,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { settingTexts } from './texts.ts'
import { WatermarkChoice } from './WatermarkChoice.tsx'

const texts = settingTexts.display
const themes: readonly Theme[] = ['light', 'dark']
const densities: readonly Density[] = ['compact', 'standard', 'roomy']

const choices = Object.keys(displayChoices) as DisplayChoice[]

/** Looks, habits and notices of the person, on every machine; every choice is in force at once. */
export const DisplayPanel = observer(function DisplayPanel() {
  const { display } = useUi()
  return (
    <Section title={settingTexts.tabs.display}>
      <p className="jst-muted jst-setting-note">{texts.scope}</p>
      <form className="jst-stack-form jst-setting-form" onSubmit={(event) => event.preventDefault()}>
        <RadioChoice
          label={texts.theme}
          options={themes}
          labelOf={(one) => texts.themes[one]}
          value={display.theme}
          onPick={(one) => display.setTheme(one)}
        />
        <RadioChoice
          label={texts.density}
          options={densities}
          labelOf={(one) => texts.densities[one]}
          value={display.density}
          onPick={(one) => display.setDensity(one)}
        />
        {choices.map((name) => (
          <OneOf key={name} name={name} />
        ))}
        <fieldset>
          <legend>{texts.notices}</legend>
          <label>
            <input
              type="checkbox"
              className="jst-check"
              checked={display.popUps}
              onChange={(event) => display.setPopUps(event.target.checked)}
            />
            {texts.popUps}
          </label>
          <p className="jst-muted jst-setting-note">{texts.popUpsHint}</p>
        </fieldset>
        <WatermarkChoice />
      </form>
    </Section>
  )
})

const OneOf = observer(function OneOf({ name }: { name: DisplayChoice }) {
  const { display } = useUi()
  const { label, options } = texts.choices[name]
  const labels: Readonly<Record<string, string>> = options
  return (
    <fieldset>
      <legend>{label}</legend>
      <Select
        label={label}
        value={display.chosen[name]}
        options={displayChoices[name].map((value) => ({ value, label: labels[value] ?? value }))}
        onChange={(value) => display.choose(name, value as DisplayChoiceOf<typeof name>)}
      />
    </fieldset>
  )
})
