import type { SiteBlock } from '@jst/contracts/portal'
import { FlagField, LinesField, TextField } from '@jst/ui'
import { PictureField } from '../pictures/PictureField.tsx'
import { RichField } from '../pictures/RichField.tsx'
import { ItemsOf } from './BlockItems.tsx'
import { errorOf } from './NavField.tsx'
import { texts } from './texts.ts'

type BlockKind = SiteBlock['Kind']

/** A new block of each kind. */
export const blankBlocks: { readonly [K in BlockKind]: () => Extract<SiteBlock, { Kind: K }> } = {
  hero: () => ({ Kind: 'hero', Title: '', Text: '', Search: true, Picture: '' }),
  services: () => ({ Kind: 'services', Title: texts.block.services, Text: '' }),
  stats: () => ({ Kind: 'stats', Title: '', Items: [{ Value: '', Label: '' }] }),
  advantages: () => ({ Kind: 'advantages', Title: texts.block.advantages, Items: [{ Title: '', Text: '' }] }),
  story: () => ({ Kind: 'story', Title: texts.block.story }),
  rates: () => ({ Kind: 'rates', Title: texts.block.rates }),
  ports: () => ({ Kind: 'ports', Title: texts.block.ports }),
  news: () => ({ Kind: 'news', Title: texts.block.news }),
  letters: () => ({ Kind: 'letters', Title: texts.block.letters }),
  offices: () => ({ Kind: 'offices', Title: texts.block.offices }),
  jobs: () => ({ Kind: 'jobs', Title: texts.block.jobs }),
  partners: () => ({ Kind: 'partners', Title: texts.block.partners, Items: [{ Name: '', Picture: '' }] }),
  text: () => ({ Kind: 'text', Title: '', Body: '' }),
  enter: () => ({ Kind: 'enter', Title: texts.block.enter, Text: '' }),
}
const listing: ReadonlySet<BlockKind> = new Set(['services', 'story', 'rates', 'ports', 'news', 'letters', 'offices', 'jobs'])

interface BlockFieldsProps {
  block: SiteBlock
  onChange: (block: SiteBlock) => void
  /** Beginning of the paths of its findings. */
  path: string
  errors: Readonly<Record<string, string>>
  disabled: boolean
}

/** Fields of one block. */
export function BlockFields({ block, onChange, path, errors, disabled }: BlockFieldsProps) {
  return (
    <>
      <TextField
        label={texts.title}
        value={block.Title}
        maxLength={block.Kind === 'hero' ? 60 : 40}
        disabled={disabled}
        {...errorOf(errors[`${path}.Title`])}
        {...(listing.has(block.Kind) ? { hint: texts.listed } : {})}
        onChange={(Title) => onChange({ ...block, Title })}
      />
      <OwnFields block={block} onChange={onChange} path={path} errors={errors} disabled={disabled} />
    </>
  )
}

function OwnFields({ block, onChange, path, errors, disabled }: BlockFieldsProps) {
  switch (block.Kind) {
    case 'hero':
      return (
        <>
          <Lead block={block} onChange={onChange} disabled={disabled} />
          <FlagField label={texts.search} value={block.Search} disabled={disabled} onChange={(Search) => onChange({ ...block, Search })} />
          <PictureField
            label={texts.picture}
            value={block.Picture}
            disabled={disabled}
            onChange={(Picture) => onChange({ ...block, Picture })}
          />
        </>
      )
    case 'services':
    case 'enter':
      return <Lead block={block} onChange={onChange} disabled={disabled} />
    case 'stats':
    case 'advantages':
    case 'partners':
      return <ItemsOf block={block} onChange={onChange} disabled={disabled} />
    case 'text':
      return (
        <RichField
          label={texts.body}
          value={block.Body}
          disabled={disabled}
          error={errors[`${path}.Body`]}
          onChange={(Body) => onChange({ ...block, Body })}
        />
      )
    default:
      return null
  }
}

function Lead({
  block,
  onChange,
  disabled,
}: {
  block: Extract<SiteBlock, { Text: string }>
  onChange: (block: SiteBlock) => void
  disabled: boolean
}) {
  return (
    <LinesField
      label={texts.lead}
      value={block.Text}
      rows={2}
      maxLength={160}
      disabled={disabled}
      onChange={(Text) => onChange({ ...block, Text })}
    />
  )
}
