import { Button } from '@arco-design/web-react'
import type { SiteBlock, SiteHome } from '@jst/contracts/portal'
import { ChoiceField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BlockFields, blankBlocks } from './BlockFields.tsx'
import { ItemsField } from './ItemsField.tsx'
import type { PartForm } from './part.ts'
import { texts } from './texts.ts'

type BlockKind = SiteBlock['Kind']
const options = Object.entries(texts.block).map(([value, label]) => ({ value, label }))
const most = 30

/** 门户首页: its blocks, from above. */
export const HomeFields = observer(function HomeFields({ form, disabled }: { form: PartForm<SiteHome>; disabled: boolean }) {
  const [kind, setKind] = useState<BlockKind>('text')
  const { label, value, error, onChange } = form.field('Blocks')
  return (
    <ItemsField
      label={label}
      error={error}
      value={value}
      onChange={onChange}
      most={most}
      disabled={disabled}
      nameOf={(block) => [texts.block[block.Kind], block.Title].filter(Boolean).join('：')}
      adding={
        <div className="jst-item-add">
          <ChoiceField label={texts.blockKind} value={kind} options={options} onChange={(picked) => setKind(picked as BlockKind)} />
          <Button onClick={() => onChange([...value, blankBlocks[kind]()])}>{texts.addBlock}</Button>
        </div>
      }
    >
      {(block, _change, at) => (
        <BlockFields
          block={block}
          path={`Blocks[${at}]`}
          errors={form.errors}
          disabled={disabled}
          onChange={(changed) => onChange(value.with(at, changed))}
        />
      )}
    </ItemsField>
  )
})
