import { contrastWithWhite, leastContrast, type SiteConfig } from '@jst/contracts/portal'
import { defaultColour } from '@jst/site'
import { Field, FlagField, LinesField, Panel, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { PictureField } from '../pictures/PictureField.tsx'
import { NavField } from './NavField.tsx'
import type { PartForm } from './part.ts'
import { texts } from './texts.ts'

const words = texts.config

/** 网站配置: what all pages of the site share. */
export const ConfigFields = observer(function ConfigFields({ form, disabled }: { form: PartForm<SiteConfig>; disabled: boolean }) {
  const { errors } = form
  const text = (
    key: 'Name' | 'NameEn' | 'Icp' | 'PoliceNo' | 'Phone' | 'Email' | 'SeoTitle' | 'SeoTitleEn',
    most: number,
    hint?: string,
  ) => <TextField {...form.field(key)} maxLength={most} disabled={disabled} {...(hint ? { hint } : {})} />
  return (
    <>
      <Panel title={words.basics}>
        <div className="jst-item-fields">
          {text('Name', 60)}
          {text('NameEn', 120)}
          {text('Phone', 40)}
          {text('Email', 120)}
        </div>
        <PictureField {...form.field('Logo')} disabled={disabled} />
        <Colour form={form} disabled={disabled} />
        <PictureField {...form.field('WeChat')} disabled={disabled} />
      </Panel>
      <Panel title={words.navigation}>
        <NavField {...form.field('Nav')} name="Nav" most={12} longest={20} errors={errors} hint={words.navHint} disabled={disabled} />
      </Panel>
      <Panel title={words.footer}>
        <LinesField {...form.field('Footer')} rows={2} maxLength={300} disabled={disabled} />
        <div className="jst-item-fields">
          {text('Icp', 60, words.icpHint)}
          {text('PoliceNo', 60)}
        </div>
        <NavField {...form.field('Friends')} name="Friends" most={20} longest={30} errors={errors} disabled={disabled} />
      </Panel>
      <Panel title={words.search}>
        {text('SeoTitle', 80, words.seoTitleHint)}
        <LinesField {...form.field('SeoDescription')} rows={3} maxLength={200} disabled={disabled} />
      </Panel>
      <Panel title={words.english}>
        <FlagField {...form.field('English')} disabled={disabled} />
        <p className="jst-muted">{words.englishHint}</p>
        {form.values.English ? (
          <>
            <NavField
              {...form.field('NavEn')}
              name="NavEn"
              most={12}
              longest={40}
              errors={errors}
              hint={words.navEnHint}
              disabled={disabled}
            />
            <LinesField {...form.field('FooterEn')} rows={2} maxLength={300} disabled={disabled} />
            {text('SeoTitleEn', 120, words.seoTitleEnHint)}
            <LinesField {...form.field('SeoDescriptionEn')} rows={3} maxLength={300} disabled={disabled} />
          </>
        ) : null}
      </Panel>
    </>
  )
})

const Colour = observer(function Colour({ form, disabled }: { form: PartForm<SiteConfig>; disabled: boolean }) {
  const { value, onChange, ...field } = form.field('Colour')
  const isColour = /^#[0-9a-f]{6}$/.test(value)
  const contrast = isColour ? contrastWithWhite(value) : 0
  // said while it is chosen, not only when it is saved
  const tooLight = isColour && contrast < leastContrast
  const hint = contrast >= leastContrast ? words.contrastGood(contrast.toFixed(1)) : words.colourHint
  return (
    <div className="jst-colour-field">
      <TextField
        {...field}
        value={value}
        maxLength={7}
        error={tooLight ? words.contrastBad(contrast.toFixed(1)) : field.error}
        hint={hint}
        disabled={disabled}
        onChange={(typed) => onChange(typed.trim().toLowerCase())}
      />
      <Field label={words.pick}>
        {({ id }) => (
          <input
            id={id}
            type="color"
            value={isColour ? value : defaultColour}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
})
