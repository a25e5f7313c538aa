import type { SiteProfile } from '@jst/contracts/portal'
import { LinesField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { PictureField } from '../pictures/PictureField.tsx'
import { RichField } from '../pictures/RichField.tsx'
import { ItemsField } from './ItemsField.tsx'
import type { PartForm } from './part.ts'
import { texts } from './texts.ts'

/** 企业信息: who the company is. */
export const ProfileFields = observer(function ProfileFields({ form, disabled }: { form: PartForm<SiteProfile>; disabled: boolean }) {
  const off = { disabled }
  return (
    <>
      <TextField {...form.field('Slogan')} maxLength={80} {...off} />
      <LinesField {...form.field('Summary')} rows={4} maxLength={300} {...off} />
      <RichField {...form.field('Body')} {...off} />
      <RichField {...form.field('Culture')} {...off} />
      <ItemsField {...form.field('Licences')} most={12} nameOf={({ Label }) => Label} blank={() => ({ Label: '', No: '' })} {...off}>
        {(item, change) => (
          <div className="jst-item-fields">
            <TextField label={texts.label} value={item.Label} maxLength={30} {...off} onChange={(Label) => change({ Label })} />
            <TextField label={texts.no} value={item.No} maxLength={60} {...off} onChange={(No) => change({ No })} />
          </div>
        )}
      </ItemsField>
      <ItemsField
        {...form.field('Honours')}
        most={30}
        nameOf={({ Title }) => Title}
        blank={() => ({ Year: '', Title: '', Picture: '' })}
        {...off}
      >
        {(item, change) => (
          <>
            <div className="jst-item-fields">
              <TextField label={texts.year} value={item.Year} maxLength={4} {...off} onChange={(Year) => change({ Year })} />
              <TextField label={texts.label} value={item.Title} maxLength={80} {...off} onChange={(Title) => change({ Title })} />
            </div>
            <PictureField label={texts.picture} value={item.Picture} {...off} onChange={(Picture) => change({ Picture })} />
          </>
        )}
      </ItemsField>
      <ItemsField {...form.field('Milestones')} most={30} nameOf={({ Year }) => Year} blank={() => ({ Year: '', Text: '' })} {...off}>
        {(item, change) => (
          <div className="jst-item-fields">
            <TextField label={texts.year} value={item.Year} maxLength={10} {...off} onChange={(Year) => change({ Year })} />
            <TextField label={texts.event} value={item.Text} maxLength={120} {...off} onChange={(Text) => change({ Text })} />
          </div>
        )}
      </ItemsField>
      <ItemsField {...form.field('Pictures')} most={20} nameOf={({ Text }) => Text} blank={() => ({ Picture: '', Text: '' })} {...off}>
        {(item, change) => (
          <>
            <PictureField label={texts.picture} value={item.Picture} {...off} onChange={(Picture) => change({ Picture })} />
            <TextField label={texts.caption} value={item.Text} maxLength={60} {...off} onChange={(Text) => change({ Text })} />
          </>
        )}
      </ItemsField>
    </>
  )
})
