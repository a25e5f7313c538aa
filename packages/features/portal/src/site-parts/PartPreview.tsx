import { sitePageOf, type PartContent, type SitePart } from '@jst/contracts/portal'
import { ChoiceField, Panel, today } from '@jst/ui'
import { useState } from 'react'
import type { PreviewLists } from '../preview/site.ts'
import { SitePreview } from '../preview/SitePreview.tsx'
import { WithSite } from '../preview/WithSite.tsx'
import { firstPage, previewModel, previewPages } from './preview-model.ts'
import { texts } from './texts.ts'

const widths = { desktop: 1280, phone: 390 } as const
type Width = keyof typeof widths
const widthOptions = (Object.keys(widths) as Width[]).map((value) => ({ value, label: texts.widths[value] }))
const titleOf = (path: string) => sitePageOf(path)!.page.title

interface PreviewProps {
  part: SitePart
  content: PartContent
}

/** The page with what is typed, as it is typed. */
export const PartPreview = ({ part, content }: PreviewProps) => (
  <Panel title={texts.preview} className="jst-part-preview">
    <WithSite>{(site) => <Preview part={part} content={content} site={site} />}</WithSite>
  </Panel>
)

function Preview({ part, content, site }: PreviewProps & { site: PreviewLists }) {
  const [chosen, setChosen] = useState('')
  const path = chosen || firstPage(part, site.Front)
  const [width, setWidth] = useState<Width>('desktop')
  return (
    <>
      <div className="jst-part-preview-tools">
        <ChoiceField
          label={texts.previewPage}
          value={path}
          options={previewPages[part].map((value) => ({ value, label: titleOf(value) }))}
          onChange={setChosen}
        />
        <ChoiceField label={texts.previewWidth} value={width} options={widthOptions} onChange={(value) => setWidth(value as Width)} />
      </div>
      <SitePreview
        label={texts.previewOf(titleOf(path))}
        model={previewModel(part, content, site, path, Number(today().slice(0, 4)))}
        width={widths[width]}
      />
    </>
  )
}
