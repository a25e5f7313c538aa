import { link, useApp, useBack, useScreenId } from '@jst/feature-kit'
import { DetailPage, EmptyState, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { inLanguage } from '../inLanguage.ts'
import { Desk } from './desk.tsx'
import { preloadDesk } from './preload.ts'
import { texts } from './texts.ts'

export const preload = preloadDesk
export const { keys } = texts

/** The customer's desk for one order: a new set, or the records that were submitted for it (spec §2.23). */
export const Screen = inLanguage(
  observer(function SiSubmit() {
    const app = useApp()
    const onBack = useBack()
    const recordId = useScreenId('Id')
    const orderId = useScreenId('CGO_ID')
    if (recordId === undefined && orderId === undefined)
      return (
        <DetailPage title={texts.title} onBack={onBack}>
          <EmptyState
            title={texts.pickOrder}
            hint={texts.pickOrderHint}
            action={<TextButton onClick={() => app.navigate('/external/workbench/SISubimtList')}>{texts.goList}</TextButton>}
          />
        </DetailPage>
      )
    return (
      <Desk
        orderId={orderId}
        recordId={recordId}
        side="/external/workbench/siSubmit"
        onDone={() => app.navigate(link('/external/workbench/siSubmitLog'))}
      />
    )
  }),
)
