import { Button } from '@arco-design/web-react'
import { useApp } from '@jst/feature-kit'
import { FormBox } from '@jst/feature-kit/form'
import { LinesField, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import { remarksIn, type RemarksForm } from './useRemarks.ts'

/** Confirms the draft, or asks for changes with all remarks. A draft with remarks is not confirmed. */
export const AnswerPart = observer(function AnswerPart({ form }: { form: RemarksForm }) {
  const { notify } = useApp()
  const { fields, all } = remarksIn(form)
  const say = async (Answer: 'confirm' | 'change') => {
    form.write({ Answer })
    const confirmation = { title: texts.confirmAsk, content: texts.confirmAbout, ok: texts.confirm }
    if (Answer === 'confirm' && form.values.Name.trim() !== '' && !(await notify.confirm(confirmation))) return
    await form.save()
  }
  return (
    <Section title={texts.answer}>
      <FormBox form={form}>
        <TextField {...form.field('Name')} maxLength={60} />
        <TextField {...form.field('Phone')} maxLength={30} />
        <LinesField {...form.field('Remarks')} hint={texts.remarksHint} maxLength={512} />
        {all > 0 ? <p className="jst-muted">{texts.remarked}</p> : null}
        <div className="jst-bill-acts">
          <Button type="primary" disabled={all > 0} loading={form.busy} onClick={() => void say('confirm')}>
            {texts.confirm}
          </Button>
          <Button type={all > 0 ? 'primary' : 'secondary'} loading={form.busy} onClick={() => void say('change')}>
            {texts.change(fields)}
          </Button>
        </div>
      </FormBox>
    </Section>
  )
})
