import { globalMessageLimits as limits } from '@jst/contracts/messages'
import { LinesField, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import type { GlobalForm } from './useGlobalForm.ts'

const words = texts.editor

/** Title, text and the page it leads to. */
export const ContentFields = observer(function ContentFields({ form, locked }: { form: GlobalForm; locked: boolean }) {
  return (
    <Section title={words.content}>
      <div className="jst-stack-form">
        <TextField {...form.field('Title')} maxLength={limits.title} disabled={locked} />
        <LinesField {...form.field('Description')} rows={8} hint={words.descriptionHint} maxLength={limits.description} disabled={locked} />
        <TextField {...form.field('Link')} hint={words.linkHint} maxLength={limits.link} disabled={locked} />
      </div>
    </Section>
  )
})
