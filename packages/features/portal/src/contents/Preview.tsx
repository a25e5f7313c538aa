import type { EntityRow, EntityValues } from '@jst/contracts/entity'
import type { ContentKind, SiteLanguage } from '@jst/contracts/portal'
import { ChoiceField, Dialog, today } from '@jst/ui'
import { useState } from 'react'
import { SitePreview } from '../preview/SitePreview.tsx'
import { WithSite } from '../preview/WithSite.tsx'
import { liveOf, previewOf } from './preview.ts'
import { texts } from './texts.ts'

interface PreviewProps {
  kind: ContentKind
  row: EntityRow
  values: EntityValues
  onClose: () => void
}
const widths = { desktop: 1120, phone: 390 } as const
const options = [
  { value: 'desktop', label: texts.desktop },
  { value: 'phone', label: texts.phone },
]

const languages = [
  { value: 'zh', label: texts.chinese },
  { value: 'en', label: texts.english },
]

/** The page of the site with what is typed now. */
export function Preview({ kind, row, values, onClose }: PreviewProps) {
  const [size, setSize] = useState<keyof typeof widths>('desktop')
  const [now] = useState(() => new Date())
  const [lang, setLang] = useState<SiteLanguage>('zh')
  const live = liveOf(kind, row, values, now, lang)
  const title = texts.previewOf(live.Title || row.NameZh)
  return (
    <Dialog title={title} width={1180} onClose={onClose}>
      <ChoiceField
        label={texts.width}
        value={size}
        options={options}
        onChange={(value) => setSize(value === 'phone' ? 'phone' : 'desktop')}
      />
      {kind.calls.entity.fields.some(({ key }) => key === 'NameEn') ? (
        <ChoiceField label={texts.language} value={lang} options={languages} onChange={(value) => setLang(value === 'en' ? 'en' : 'zh')} />
      ) : null}
      <WithSite>
        {(site) => <SitePreview label={title} model={previewOf(live, site, Number(today().slice(0, 4)), lang)} width={widths[size]} />}
      </WithSite>
    </Dialog>
  )
}
