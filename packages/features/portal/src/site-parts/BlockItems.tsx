import type { SiteBlock, SiteIcon } from '@jst/contracts/portal'
import { ChoiceField, LinesField, TextField } from '@jst/ui'
import { PictureField } from '../pictures/PictureField.tsx'
import { ItemsField } from './ItemsField.tsx'
import { texts } from './texts.ts'

const icons = Object.entries(texts.icons).map(([value, label]) => ({ value, label }))

type AdvantageItem = Extract<SiteBlock, { Kind: 'advantages' }>['Items'][number]

interface ItemsOfProps {
  block: Extract<SiteBlock, { Items: unknown }>
  onChange: (block: SiteBlock) => void
  disabled: boolean
}

/** Items of a block: figures, advantages, partners. */
export function ItemsOf({ block, onChange, disabled }: ItemsOfProps) {
  switch (block.Kind) {
    case 'stats':
      return (
        <ItemsField
          label={texts.block.stats}
          value={block.Items}
          most={8}
          disabled={disabled}
          nameOf={({ Label }) => Label}
          blank={() => ({ Value: '', Label: '' })}
          onChange={(Items) => onChange({ ...block, Items })}
        >
          {(item, change) => (
            <div className="jst-item-fields">
              <TextField
                label={texts.value}
                value={item.Value}
                maxLength={16}
                disabled={disabled}
                onChange={(Value) => change({ Value })}
              />
              <TextField
                label={texts.label}
                value={item.Label}
                maxLength={30}
                disabled={disabled}
                onChange={(Label) => change({ Label })}
              />
            </div>
          )}
        </ItemsField>
      )
    case 'advantages':
      return (
        <ItemsField
          label={texts.block.advantages}
          value={block.Items}
          most={8}
          disabled={disabled}
          nameOf={({ Title }) => Title}
          blank={(): AdvantageItem => ({ Title: '', Text: '' })}
          onChange={(Items) => onChange({ ...block, Items })}
        >
          {(item, change) => (
            <>
              <TextField
                label={texts.title}
                value={item.Title}
                maxLength={30}
                disabled={disabled}
                onChange={(Title) => change({ Title })}
              />
              <ChoiceField
                label={texts.icon}
                value={item.Icon ?? ''}
                options={icons}
                disabled={disabled}
                onChange={(Icon) => change({ Icon: Icon as SiteIcon | '' })}
              />
              <LinesField
                label={texts.lead}
                value={item.Text}
                rows={2}
                maxLength={160}
                disabled={disabled}
                onChange={(Text) => change({ Text })}
              />
            </>
          )}
        </ItemsField>
      )
    case 'partners':
      return (
        <ItemsField
          label={texts.block.partners}
          value={block.Items}
          most={40}
          disabled={disabled}
          nameOf={({ Name }) => Name}
          blank={() => ({ Name: '', Picture: '' })}
          onChange={(Items) => onChange({ ...block, Items })}
        >
          {(item, change) => (
            <>
              <TextField label={texts.partner} value={item.Name} maxLength={40} disabled={disabled} onChange={(Name) => change({ Name })} />
              <PictureField label={texts.picture} value={item.Picture} disabled={disabled} onChange={(Picture) => change({ Picture })} />
            </>
          )}
        </ItemsField>
      )
  }
}
