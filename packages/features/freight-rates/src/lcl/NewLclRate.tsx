import { Button } from '@arco-design/web-react'
import { lclRateCalls, lclRatePage, lclRatePath } from '@jst/contracts/freight-rates'
import { link, useApp, useBack, useTitle } from '@jst/feature-kit'
import { EntityFormFields, useEntityForm } from '@jst/feature-kit/entity'
import { FormNotices, PageForm } from '@jst/feature-kit/form'
import { DetailPage, Section, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { Calculator } from './Calculator.tsx'
import { texts } from './texts.ts'

const noParts = { tiers: [], local: [], destination: [] }

/** A new LCL rate, with the calculator over what is typed. Tiers and charges are added on its page. */
export const NewLclRate = observer(function NewLclRate() {
  const { navigate, notify } = useApp()
  const onBack = useBack()
  useTitle(titles.lclRateEdit)
  const form = useEntityForm(
    lclRateCalls,
    undefined,
    false,
    (saved) => {
      notify.success(texts.savedCode(saved.Code))
      navigate(link(lclRatePage, { Id: saved.Id }), { replace: true })
    },
    { CurrencyCode: 'USD', PpCc: 'PP', KgPerCbm: 1_000, MinRt: 1, ValidFrom: today() },
  )
  const save = () => void form.save()
  return (
    <DetailPage
      title={titles.lclRateEdit}
      trail={[{ label: titles.lclRateList, to: lclRatePath }, { label: titles.lclRateEdit }]}
      onBack={onBack}
      actions={
        <Button type="primary" loading={form.busy} onClick={save}>
          {texts.make}
        </Button>
      }
      notice={<FormNotices form={form} />}
    >
      <PageForm onSubmit={save}>
        <Section title={texts.form}>
          <EntityFormFields entity={lclRateCalls.entity} form={form} />
        </Section>
      </PageForm>
      <Calculator values={form.values} parts={noParts} />
    </DetailPage>
  )
})
